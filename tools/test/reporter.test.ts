import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { runFiles } from './run-files.ts'
import { createReporter } from './reporter.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-reporter-'))
after(() => rm(folder, { recursive: true }))

/** The output for one test file. */
async function report(file: string, source: string): Promise<string> {
  await writeFile(join(folder, file), `import { suite, test } from 'node:test'\n${source}`)
  const texts: string[] = []
  const { hear, end } = createReporter(text => texts.push(text))
  const { signal } = new AbortController()
  await runFiles([file], 1, {
    root: folder,
    options: [],
    env: process.env,
    patienceMs: 60_000,
    busyPatienceMs: 60_000,
    signal,
    hear,
  })
  end()
  return stripVTControlCharacters(texts.join(''))
}

const times = (text: string, part: string): number => text.split(part).length - 1

test('a passing file is one line, and the totals come last', async () => {
  const text = await report('right.test.mjs', `test('one', () => {})\ntest('two', () => {})\n`)

  const line = String.raw`right\.test\.mjs \(2 of 2, \d+\.\d s\)`
  const slowest = String.raw`Slowest: right\.test\.mjs \d+\.\d s`
  const work = String.raw`Processor: \d+\.\d s, of that PostgreSQL 0\.0 s; most in right\.test\.mjs \d+\.\d s`
  const counts = ['tests 2', 'suites 0', 'pass 2', 'fail 0', 'cancelled 0', 'skipped 0', 'todo 0']
  assert.match(text, RegExp(`^✔ ${line}\n\n${slowest}\n${work}\n\n${counts.map(count => `ℹ ${count}\n`).join('')}$`))
})

test('a failure is printed when it happens and again above the totals, with its location', async () => {
  const text = await report(
    'wrong.test.mjs',
    `suite('outer', () => {\n  test('broken', () => { throw new Error('because') })\n})\n`,
  )

  assert.equal(times(text, '✖ broken\n  wrong.test.mjs:3:3\n    Error: because\n'), 2)
  assert.equal(times(text, '✖ outer'), 0)
  assert.match(text, /✖ wrong\.test\.mjs \(0 of 1, .*\)\n\nFailed:\n\n✖ broken\n[^]*ℹ tests 1\n[^]*ℹ fail 1\n/)
})

test('a file that cannot be loaded is one failure, with its reason', async () => {
  const text = await report('unloadable.test.mjs', `throw new Error('cannot begin')\n`)

  assert.match(text, /Failed:\n\n✖ .*unloadable\.test\.mjs\n[^]*Error: cannot begin\n/)
  assert.equal(times(text, 'Error: cannot begin'), 2)
})

test('skipped tests are listed with the reason, if there is one', async () => {
  const text = await report(
    'skips.test.mjs',
    `test('later', { skip: 'no such program' }, () => {})\ntest.skip('never', () => {})\n`,
  )

  const list = '- skips.test.mjs: later: no such program\n- skips.test.mjs: never\n'
  assert.ok(text.includes(`\nSkipped:\n${list}\n`))
  assert.match(text, /ℹ skipped 2\n/)
})
