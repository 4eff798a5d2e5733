import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Timestamp } from '#storage/values.ts'
import type { Claim } from './claims.ts'
import { type Delivery, newBatch } from './delivery.ts'
import { createFinishClaim } from './finish-claim.ts'
import { createHeldLeases } from './held-leases.ts'
import { createOpenBatches } from './open-batches.ts'
import type { ResultEntry } from './result-writer.ts'

const outgoingMessage = {
  ...{ id: 7, group_id: 3, kind: 'single', message_id: 11, params: {} },
  created: '2030-01-01T00:00:00Z' as Timestamp,
}
const claimOf = (ids: number[], retries: Claim['retries'] = null, attempts = 1): Claim => ({
  ...{ outgoingMessage, ids, retries, attempts, priority: 1 },
})

function newQueue() {
  const entries: ResultEntry[] = []
  let finished = 0
  const resultWriter = {
    record: (entry: ResultEntry) => void entries.push(entry),
    settle: async () => {},
    unwritten: () => entries.length,
    attempts: { delivered: 0, deferred: 0, refused: 0, stored: 0 },
  }
  const finishClaim = createFinishClaim(resultWriter, createHeldLeases())
  const batches = createOpenBatches(resultWriter, finishClaim, () => (finished += 1))
  const open = (claim: Claim): Delivery[] => {
    const recipients = claim.ids.map(id => ({ id, email: `${id}@example.org` }))
    const batch = newBatch(claim, { recipients, for: () => Promise.reject(new Error('not sent here')) })
    batches.add(batch)
    return recipients.map(recipient => ({
      ...{ batch, recipient, domain: 'example.org', tries: 0, since: 0, isRepeated: false },
    }))
  }
  const written = () =>
    entries
      .splice(0)
      .map(entry => (entry.is === 'transition' ? [entry.transition.state, entry.transition.error] : entry.is))
  return { batches, finishClaim, open, written, finished: () => finished }
}
const sent = { is: 'sent', response: '250 ok' } as const

test('a message is done with its last delivery', () => {
  const { batches, open, written, finished } = newQueue()
  const [first, second] = open(claimOf([1, 2]))
  batches.end(first!, sent)
  assert.deepEqual([written(), finished(), batches.unstarted()], [['attempted'], 0, 1])
  batches.end(second!, sent)
  assert.deepEqual([written(), finished(), batches.unstarted()], [['attempted', ['done', null]], 1, 0])
})

test('a message with an untried delivery returns to the queue with the reason', () => {
  const { batches, open, written } = newQueue()
  const [first, second, third] = open(claimOf([1, 2, 3]))
  batches.requeue(first!, '421 busy')
  batches.end(second!, sent)
  batches.requeue(third!)
  assert.deepEqual(written(), ['attempted', ['queued', '421 busy']])
})

test('an untried deferred delivery is released alone', () => {
  const { batches, open, written } = newQueue()
  const retries = new Map([1, 2].map(id => [id, { tries: 1, email: `${id}@example.org` }]))
  const [first, second] = open(claimOf([1, 2], retries))
  batches.requeue(first!)
  batches.end(second!, sent)
  assert.deepEqual(written(), ['released', 'attempted', 'claim_ended'])
})

test('a composition failure is tried three times; one that ends the process, nine times', () => {
  const { finishClaim, written } = newQueue()
  for (const attempts of [1, 4, 7, 10]) finishClaim.fail(claimOf([1], null, attempts), 'broken')
  assert.deepEqual(written(), [
    ['queued', 'broken'],
    ['queued', 'broken'],
    ['dead', 'broken'],
    ['dead', 'broken'],
  ])
})

test('deferred deliveries that cannot be composed are deferred again', () => {
  const { finishClaim, written } = newQueue()
  finishClaim.fail(claimOf([1], new Map([[1, { tries: 1, email: 'a@example.org' }]])), 'broken')
  assert.deepEqual(written(), ['attempted', 'claim_ended'])
})
