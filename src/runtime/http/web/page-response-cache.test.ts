import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPageResponseCache } from './page-response-cache.ts'
import { readPageResponse } from './page-response.ts'

const now = { changes: 0, time: 0 }
const setting = () => createPageResponseCache(() => now.changes, { mostBytes: 1000, clock: () => now.time })
const page = async (size: number) => ({
  answer: await readPageResponse(new Response('x'.repeat(size)), []),
  calls: ['getgroup'],
})

test('an answer is kept for a second at most, and until anything changes', async () => {
  const kept = setting()
  const bread = await page(100)
  kept.begin()('/bread', bread)

  assert.equal(kept.get('/bread')?.answer, bread.answer)
  assert.equal(kept.get('/rye'), undefined)
  now.time += 1000
  assert.equal(kept.get('/bread'), undefined)
  kept.begin()('/bread', bread)
  now.changes += 1
  assert.equal(kept.get('/bread'), undefined)
})

test('what was begun before a change is not kept after it', async () => {
  const kept = setting()
  const keep = kept.begin()
  now.changes += 1

  keep('/bread', await page(100))

  assert.equal(kept.get('/bread'), undefined)
})

test('no more is kept than there is room for', async () => {
  const kept = setting()
  const keep = kept.begin()
  const isKept = () => ['/1', '/2', '/3'].map(key => kept.get(key) !== undefined)

  keep('/1', await page(400))
  keep('/2', await page(400))
  assert.deepEqual(isKept(), [true, true, false])
  keep('/3', await page(400))
  assert.deepEqual(isKept(), [false, false, true])
  keep('/1', await page(1000))
  assert.deepEqual(isKept(), [false, false, false])
})
