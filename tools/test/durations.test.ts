import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { saveDurations, slowFiles, longestFirst, readDurations } from './durations.ts'

test('the longest file is first, by the last run, its recorded duration, or its folder', () => {
  const files = ['src/b.test.ts', 'src/a.test.ts', 'test/c.test.ts', 'src/long.test.ts', 'src/short.test.ts']
  const [known] = Object.keys(slowFiles)

  const order = longestFirst([...files, known!], { 'src/long.test.ts': 80_000, 'src/short.test.ts': 20 })

  const [a, b] = ['src/a.test.ts', 'src/b.test.ts']
  assert.deepEqual(order, ['src/long.test.ts', known, 'test/c.test.ts', a, b, 'src/short.test.ts'])
})

test('only existing files have durations', () => {
  const root = join(import.meta.dirname, '../..')

  assert.deepEqual(
    Object.keys(slowFiles).filter(file => !existsSync(join(root, file))),
    [],
  )
})

test('durations of the last run are read; a missing or broken list is ignored', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-times-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'cache/times.json')
  const before = readDurations(file)

  saveDurations(file, { a: 1, b: 2 })
  saveDurations(file, { b: 3 })

  assert.deepEqual([before, readDurations(file)], [{}, { b: 3 }])
  await writeFile(file, '{"a":')
  assert.deepEqual(readDurations(file), {})
})
