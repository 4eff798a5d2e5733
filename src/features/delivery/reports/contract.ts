import { endpoint } from '#contract/endpoint.ts'
import { Choice, Flag, Id, Integer, Text, withDefault } from '#contract/schema.ts'
import * as contract from '../contract.ts'

const inside = { method: 'POST', who: 'anyone', csrf: false } as const

/** A report about the mail whose return address received it. */
export const acceptBounceReport = endpoint('acceptbouncereport', {
  ...inside,
  summary: 'Record a bounce. Several reports about the same email count once.',
  params: {
    of_group_id: Integer(0, Number.MAX_SAFE_INTEGER),
    outgoing_message_id: Id(),
    recipient_id: Id(),
    mark: Integer(0, 0xffff),
    is_hard: Flag(),
    about: Choice(['recipient', 'message', 'delay']),
    response: Text(2000),
    is_complaint: withDefault(Flag(), false),
  },
  records: ['account.bouncing', 'account.probed'],
})

/** A complaint of a member through a mailbox provider, without naming the mail. */
export const acceptComplaint = endpoint('acceptcomplaint', {
  ...inside,
  summary: 'Record a spam complaint by a member.',
  params: { of_group_id: Id(), member_id: Id(), msg_num: Integer(0, Number.MAX_SAFE_INTEGER) },
  records: acceptBounceReport.records,
})

const ASKED = { account_id: Id({ invalid: 'invalid token' }), episode: Id({ invalid: 'invalid token' }) }

/** A reply to the probe email. */
export const resumeByAnswer = endpoint('resumebyanswer', {
  ...inside,
  summary: contract.resumeMail.summary,
  params: ASKED,
  errors: contract.resumeMail.errors,
  records: contract.resumeMail.records,
})

/** A reply to the email that offers missed messages. */
export const missedByAnswer = endpoint('missedbyanswer', {
  ...inside,
  summary: contract.sendMissed.summary,
  params: ASKED,
  errors: contract.sendMissed.errors,
  records: contract.sendMissed.records,
})
