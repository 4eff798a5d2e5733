import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { openReport } from './import-report.ts'

test('skipped items are listed in full, guesses are counted by kind with a few examples', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-report-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'report.txt')
  const report = openReport(path, messagesFor('en'))
  for (let n = 0; n < 619; n += 1)
    report.addRemark({
      where: `old.mbox, byte ${n}`,
      what: `${n}@example.net`,
      why: { reason: 'dateFromReceived' },
    })
  for (const n of [1, 2])
    report.addRemark({
      where: `old.mbox, byte ${n}`,
      what: '',
      why: { reason: 'nearSeparator' },
    })
  for (const n of [7, 8]) report.add({ where: `old.mbox, byte ${n}`, what: '', why: { reason: 'noAuthor' } })
  report.addRemark({ where: 'old.mbox, byte 9', what: 'x', why: { reason: 'textTooLong' } })
  await report.close()

  assert.deepEqual(report.counts(), { guessed: 621, cut: 1 })
  assert.equal(
    await readFile(path, 'utf8'),
    `old.mbox, byte 7: it does not say who wrote it
old.mbox, byte 8: it does not say who wrote it
old.mbox, byte 9: its text is too long: the end was left out (x)

These emails were imported with some details guessed:

619 × its date is invalid: taken from the Received headers
${[0, 1, 2, 3, 4].map(n => `    old.mbox, byte ${n} (${n}@example.net)\n`).join('')}    and 614 more

2 × it has lines that look like the start of another email, but aren't
    old.mbox, byte 1
    old.mbox, byte 2
`,
  )
})

test('the report is in the language of the command', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-report-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'report.txt')
  const report = openReport(path, messagesFor('de'))
  report.add({ where: 'old.mbox, byte 7', what: '', why: { reason: 'tooLarge', detail: '64' } })
  for (let n = 0; n < 6; n += 1)
    report.addRemark({ where: `old.mbox, byte ${n}`, what: '', why: { reason: 'dateFromEnvelope' } })
  await report.close()

  const [skipped, , guessed, , kind] = (await readFile(path, 'utf8')).split('\n')
  assert.deepEqual(
    [skipped, guessed, kind],
    [
      'old.mbox, byte 7: größer als 64 MB',
      'Diese E-Mails wurden importiert; einige Angaben sind geschätzt:',
      '6 × Datum ungültig: aus der Umschlagzeile übernommen',
    ],
  )
})
