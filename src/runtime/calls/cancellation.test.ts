import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCallLifetime } from './cancellation.ts'

const gone = new Error('gone')

test('a caller who leaves before the commit gets the reason at once, and nothing is committed', async () => {
  const lifetime = openCallLifetime()
  let sent = 0
  const answer = lifetime.raceWithAbort(new Promise(() => {}))

  lifetime.abort(gone)

  await assert.rejects(answer, gone)
  await assert.rejects(
    lifetime.commit(async () => void (sent += 1)),
    gone,
  )
  assert.deepEqual([sent, lifetime.signal.aborted], [0, true])
})

test('a commit in progress is answered, however late', async () => {
  const lifetime = openCallLifetime()
  const committed = Promise.withResolvers<void>()
  const answer = lifetime.raceWithAbort(lifetime.commit(() => committed.promise).then(() => 'done'))

  lifetime.abort(gone)
  committed.resolve()

  assert.equal(await answer, 'done')
  lifetime.abort(gone)
  assert.equal(lifetime.signal.aborted, false)
})

test('a failed commit is not retried for a caller who left', async () => {
  const lifetime = openCallLifetime()
  const failing = Promise.withResolvers<void>()
  const commit = lifetime.commit(() => failing.promise)

  lifetime.abort(gone)
  failing.reject(new Error('deadlock'))

  await assert.rejects(commit, { message: 'deadlock' })
  await assert.rejects(
    lifetime.commit(async () => {}),
    gone,
  )
})
