import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWaiting } from './waiting.ts'

const gone = new Error('gone')

test('who leaves before the commit gets the reason at once, and nothing is committed', async () => {
  const waiting = openWaiting()
  let sent = 0
  const answer = waiting.answerOf(new Promise(() => {}))

  waiting.end(gone)

  await assert.rejects(answer, gone)
  await assert.rejects(
    waiting.commit(async () => void (sent += 1)),
    gone,
  )
  assert.deepEqual([sent, waiting.signal.aborted], [0, true])
})

test('what is being committed is answered, however late', async () => {
  const waiting = openWaiting()
  const committed = Promise.withResolvers<void>()
  const answer = waiting.answerOf(waiting.commit(() => committed.promise).then(() => 'done'))

  waiting.end(gone)
  committed.resolve()

  assert.equal(await answer, 'done')
  waiting.end(gone)
  assert.equal(waiting.signal.aborted, false)
})

test('a commit that fails is not tried again for who has left meanwhile', async () => {
  const waiting = openWaiting()
  const failing = Promise.withResolvers<void>()
  const commit = waiting.commit(() => failing.promise)

  waiting.end(gone)
  failing.reject(new Error('deadlock'))

  await assert.rejects(commit, { message: 'deadlock' })
  await assert.rejects(
    waiting.commit(async () => {}),
    gone,
  )
})
