import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-reporter-'))
after(() => rm(folder, { recursive: true }))

/** What the reporter prints about one test file. */
async function report(file: string, source: string): Promise<string> {
  await writeFile(join(folder, file), `import { suite, test } from 'node:test'\n${source}`)
  const line = ['--test', `--test-reporter=${join(import.meta.dirname, 'reporter.ts')}`, file]
  // Inside of a test run Node's runner would report to that one instead.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  return spawnSync(process.execPath, line, { cwd: folder, env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' }).stdout
}

const times = (text: string, part: string): number => text.split(part).length - 1

test('a file that is right is one line, and the counts come last', async () => {
  const text = await report('right.test.mjs', `test('one', () => {})\ntest('two', () => {})\n`)

  assert.match(text, /^✔ right\.test\.mjs \(2 of 2, \d+\.\d s\)\n\nℹ tests 2\nℹ suites 0\nℹ pass 2\nℹ fail 0\n/)
})

test('a failure is told where it happens and again above the counts, with its place', async () => {
  const text = await report(
    'wrong.test.mjs',
    `suite('outer', () => {\n  test('broken', () => { throw new Error('because') })\n})\n`,
  )

  assert.equal(times(text, '✖ broken\n  wrong.test.mjs:3:3\n    Error: because\n'), 2)
  assert.equal(times(text, '✖ outer'), 0)
  assert.match(text, /Failed:\n\n✖ broken\n[^]*ℹ tests 1\n[^]*ℹ fail 1\n/)
})

test('a file that cannot be loaded is a failure, and its reason is shown', async () => {
  const text = await report('unloadable.test.mjs', `throw new Error('cannot begin')\n`)

  assert.match(text, /Failed:\n\n✖ .*unloadable\.test\.mjs\n[^]*Error: cannot begin\n/)
})

test('what was skipped is listed with the reason', async () => {
  const text = await report('skips.test.mjs', `test('later', { skip: 'no such program' }, () => {})\n`)

  assert.match(text, /\nSkipped:\n- skips\.test\.mjs: later: no such program\n[^]*ℹ skipped 1\n/)
})
