import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isThorough } from '#test/sampling.ts'
import { slowFiles } from './durations.ts'
import { divideByDay, filesOfTheDay } from './turns.ts'

test('of the files that are marked as long a fifth runs, unless all do', async t => {
  const root = await mkdtemp(join(tmpdir(), 'folkmoot-turns-'))
  t.after(() => rm(root, { recursive: true }))
  const long = Array.from({ length: 10 }, (_, at) => `long-${at}.test.ts`)
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
  assert.deepEqual([day.files.length, day.notToday], isThorough ? [12, 0] : [4, 8])
})

test('every file has a turn, and no day has many of the longest', () => {
  const longest = Object.keys(slowFiles).slice(0, 5)
  const others = Array.from({ length: 20 }, (_, at) => `src/${at}.test.ts`)

  const days = divideByDay([...others, ...longest])

  assert.deepEqual(days.flat().toSorted(), [...others, ...longest].toSorted())
  assert.deepEqual(
    days.map(files => files.filter(file => longest.includes(file)).length),
    [1, 1, 1, 1, 1],
  )
})
