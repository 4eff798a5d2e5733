// In a process of its own: it measures the memory of the process.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { collectGarbageWhenIdle } from './idle-collection.ts'

const heap = (): number => getHeapStatistics().total_heap_size / 1_048_576

test('garbage of a load peak is collected once the process is idle, and not before', async () => {
  // As `--expose-gc` does, which the service is started with.
  setFlagsFromString('--expose-gc')
  globalThis.gc = runInNewContext('gc') as NonNullable<typeof globalThis.gc>
  let garbage: unknown[] = Array.from({ length: 400_000 }, (_, n) => ({ n, text: `of no use ${n}` }))
  // The test itself has just used the processor.
  const began = process.cpuUsage().user
  while (process.cpuUsage().user - began < 300_000) garbage.push({})
  garbage = garbage.slice(0, 1)
  const full = heap()

  await collectGarbageWhenIdle()
  const busy = heap()
  await collectGarbageWhenIdle()

  assert.equal(garbage.length, 1)
  assert.ok(full - busy < 20, `${full} and ${busy} MB`)
  assert.ok(busy - heap() > 20, `${busy} and ${heap()} MB`)
})
