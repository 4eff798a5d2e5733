// In a process of its own: it measures the memory of the process.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecureContext } from 'node:tls'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { releaseMemory } from './release-memory.ts'

const megabytes = (): number => process.memoryUsage.rss() / 1_048_576

test('memory that nobody uses any more goes back to the system', async t => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  if (header.glibcVersionRuntime === undefined) return t.skip('this C library is not asked')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Small allocations of the C library, not of JavaScript; one that stays lies above those that are freed.
  let contexts = Array.from({ length: 3000 }, () => createSecureContext())
  contexts = contexts.slice(-1)
  collect()
  const kept = megabytes()

  await releaseMemory()

  assert.equal(contexts.length, 1)
  assert.ok(kept - megabytes() > 20)
})

test('what a crowd has left is collected once nothing is done, and not before', async () => {
  const heap = (): number => getHeapStatistics().total_heap_size / 1_048_576
  let garbage: unknown[] = Array.from({ length: 400_000 }, (_, n) => ({ n, text: `of no use ${n}` }))
  // The test itself has just used the processor.
  const began = process.cpuUsage().user
  while (process.cpuUsage().user - began < 300_000) garbage.push({})
  garbage = garbage.slice(0, 1)
  const full = heap()

  await releaseMemory()
  const busy = heap()
  await releaseMemory()

  assert.equal(garbage.length, 1)
  assert.ok(full - busy < 20, `${full} and ${busy} MB`)
  assert.ok(busy - heap() > 20, `${busy} and ${heap()} MB`)
})
