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
const refused: ReceiveResult = {
  is: 'refused',
  why: 'not subscribed',
  rejection: { key: 'notMember', args: { group: 'bäckerei' } },
}

const cases: Record<string, [results: ReceiveResult[], answer: string]> = {
  'every recipient accepted': [[done, done], '2.0.0 Done'],
  'some accepted, and an email reports the others': [[{ ...refused, notifiesSender: true }, done], '2.0.0 Done'],
  'some accepted, and no email reports the others': [
    [{ ...refused, notifiesSender: true }, refused, done],
    '451 4.5.3 Some recipients reject this email: send it to one recipient at a time',
  ],
  'all rejected it': [[refused, refused], "550 5.7.1 This address isn't a member of b?ckerei."],
  'the address no longer exists': [
    [{ is: 'refused', why: 'unknown recipient', rejection: { key: 'unknownAddress' } }],
    '550 5.1.1 There is no such address here.',
  ],
  'a failure at one': [[done, failed('ECONNRESET')], '451 4.3.0 Temporary failure: try again later'],
  'a full disk': [[failed('ENOSPC')], '452 4.3.1 Insufficient system storage: try again later'],
  'a full disk of the database': [
    [failed('x'), failed('53100')],
    '452 4.3.1 Insufficient system storage: try again later',
  ],
}
for (const [title, [results, answer]] of Object.entries(cases)) {
  test(`one SMTP reply reports the result without internals: ${title}`, () => {
    const reply = replyForResults(results)

    assert.equal(typeof reply === 'string' ? reply : `${reply.responseCode} ${reply.message}`, answer)
  })
}
