import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isThorough } from '#test/sampling.ts'
import { filesOfTheDay } from './turns.ts'

test('of the files that are marked as long a quarter runs, unless all do', async t => {
  const root = await mkdtemp(join(tmpdir(), 'folkmoot-turns-'))
  t.after(() => rm(root, { recursive: true }))
  const long = Array.from({ length: 8 }, (_, at) => `long-${at}.test.ts`)
  await Promise.all([
    ...long.map(file =>
      writeFile(join(root, file), '// What it tests.\n// Not on every day: starts a browser.\nimport x\n'),
    ),
    writeFile(join(root, 'short.test.ts'), 'import x\n'),
    // A mark without a reason isn't one.
    writeFile(join(root, 'unreasoned.test.ts'), '// Not on every day: \n'),
  ])

  const day = filesOfTheDay(root, [...long, 'short.test.ts', 'unreasoned.test.ts'])

  assert.deepEqual(day.files.slice(-2), ['short.test.ts', 'unreasoned.test.ts'])
  assert.deepEqual([day.files.length, day.notToday], isThorough ? [10, 0] : [4, 6])
})
