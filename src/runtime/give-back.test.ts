import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecureContext } from 'node:tls'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { giveMemoryBack } from './give-back.ts'

const megabytes = (): number => process.memoryUsage.rss() / 1_048_576

test('memory that nobody uses any more goes back to the system', async t => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  if (header.glibcVersionRuntime === undefined) return t.skip('this C library is not asked')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Small pieces of the C library, not of JavaScript; one that stays lies above those that go.
  let contexts = Array.from({ length: 3000 }, () => createSecureContext())
  contexts = contexts.slice(-1)
  collect()
  const kept = megabytes()

  await giveMemoryBack()

  assert.equal(contexts.length, 1)
  assert.ok(kept - megabytes() > 20)
})
