import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openReport } from './import-report.ts'

test('what was skipped or left out is listed whole, what was guessed is counted by kind with a few places', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-report-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'report.txt')
  const report = openReport(path)
  for (let n = 0; n < 619; n += 1)
    report.addRemark({
      where: `old.mbox, byte ${n}`,
      what: `${n}@example.net`,
      why: 'it does not say its character set',
    })
  for (const n of [1, 2])
    report.addRemark({
      where: `old.mbox, byte ${n}`,
      what: '',
      why: `no mail begins at lines that look nearly so: ${n}, the first "From ${n}"`,
    })
  for (const n of [7, 8]) report.add({ where: `old.mbox, byte ${n}`, what: '', why: 'it has no headers' })
  report.addRemark({ where: 'old.mbox, byte 9', what: 'x', why: 'it is too long: the rest is left out' })
  await report.close()

  assert.deepEqual(report.counts(), { guessed: 621, cut: 1 })
  assert.equal(
    await readFile(path, 'utf8'),
    `old.mbox, byte 7: it has no headers
old.mbox, byte 8: it has no headers
old.mbox, byte 9: it is too long: the rest is left out (x)

These emails were imported, with some details guessed:

619 × it does not say its character set
${[0, 1, 2, 3, 4].map(n => `    old.mbox, byte ${n} (${n}@example.net)\n`).join('')}    and 614 more

2 × no mail begins at lines that look nearly so
    old.mbox, byte 1
    old.mbox, byte 2
`,
  )
})
