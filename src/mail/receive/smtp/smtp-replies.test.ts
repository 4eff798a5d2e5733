import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReceiveResult } from '../receive.ts'
import { replyForResults } from './smtp-replies.ts'

const failed = (code: string): ReceiveResult => ({
  is: 'failed',
  why: 'a fault',
  error: Object.assign(new Error('secret: /srv/x'), { code }),
})
const done: ReceiveResult = { is: 'done', why: 'posted' }
const refused: ReceiveResult = { is: 'refused', why: 'not subscribed', sentence: 'You are not a member' }

const cases: Record<string, [results: ReceiveResult[], answer: string]> = {
  'all took it': [[done, done], '2.0.0 Done'],
  'some took it, and its sender is told of the others': [[{ ...refused, notifiesSender: true }, done], '2.0.0 Done'],
  'some took it, and nobody is told of the others': [
    [{ ...refused, notifiesSender: true }, refused, done],
    '451 4.5.3 Not every recipient takes this email: please send it to one at a time',
  ],
  'nobody took it': [[refused, refused], '550 5.7.1 You are not a member'],
  'nobody has the address any more': [
    [{ is: 'refused', why: 'unknown recipient', sentence: 'Nobody here has this address' }],
    '550 5.1.1 Nobody here has this address',
  ],
  'a fault at one': [[done, failed('ECONNRESET')], '451 4.3.0 Something failed here: please try again later'],
  'a full disk': [[failed('ENOSPC')], '452 4.3.1 There is no room left here: please try again later'],
  'a full disk of the database': [
    [failed('x'), failed('53100')],
    '452 4.3.1 There is no room left here: please try again later',
  ],
}
for (const [title, [results, answer]] of Object.entries(cases)) {
  test(`one SMTP reply reports the result without internals: ${title}`, () => {
    const reply = replyForResults(results)

    assert.equal(typeof reply === 'string' ? reply : `${reply.responseCode} ${reply.message}`, answer)
  })
}
