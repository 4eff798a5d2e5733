import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { keepTimes, longestFirst, readTimes } from './times.ts'

test('the longest file is first; where nothing is known, those of the whole are', () => {
  const files = ['src/b.test.ts', 'src/a.test.ts', 'test/c.test.ts', 'src/long.test.ts', 'src/short.test.ts']

  const order = longestFirst(files, { 'src/long.test.ts': 60_000, 'src/short.test.ts': 20 })

  assert.deepEqual(order, ['src/long.test.ts', 'test/c.test.ts', 'src/a.test.ts', 'src/b.test.ts', 'src/short.test.ts'])
})

test('what the last run took is known; a list that is not there, or broken, says nothing', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-times-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'cache/times.json')
  const before = readTimes(file)

  keepTimes(file, { a: 1, b: 2 })
  keepTimes(file, { b: 3 })

  assert.deepEqual([before, readTimes(file)], [{}, { b: 3 }])
  await writeFile(file, '{"a":')
  assert.deepEqual(readTimes(file), {})
})
