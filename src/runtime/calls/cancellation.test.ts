import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCallLifetime } from './cancellation.ts'

const gone = new Error('gone')

test('who leaves before the commit gets the reason at once, and nothing is committed', async () => {
  const waiting = openCallLifetime()
  let sent = 0
  const answer = waiting.raceWithAbort(new Promise(() => {}))

  waiting.abort(gone)

  await assert.rejects(answer, gone)
  await assert.rejects(
    waiting.commit(async () => void (sent += 1)),
    gone,
  )
  assert.deepEqual([sent, waiting.signal.aborted], [0, true])
})

test('what is being committed is answered, however late', async () => {
  const waiting = openCallLifetime()
  const committed = Promise.withResolvers<void>()
  const answer = waiting.raceWithAbort(waiting.commit(() => committed.promise).then(() => 'done'))

  waiting.abort(gone)
  committed.resolve()

  assert.equal(await answer, 'done')
  waiting.abort(gone)
  assert.equal(waiting.signal.aborted, false)
})

test('a commit that fails is not tried again for who has left meanwhile', async () => {
  const waiting = openCallLifetime()
  const failing = Promise.withResolvers<void>()
  const commit = waiting.commit(() => failing.promise)

  waiting.abort(gone)
  failing.reject(new Error('deadlock'))

  await assert.rejects(commit, { message: 'deadlock' })
  await assert.rejects(
    waiting.commit(async () => {}),
    gone,
  )
})
