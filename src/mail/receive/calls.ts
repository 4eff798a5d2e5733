import { endpoint } from '#contract/endpoint.ts'
import { mailAnswers } from '#contract/mail-answers.ts'
import { Bool, Choice, Id, Text, Type, optional } from '#contract/schema.ts'
import { mailEndpoints } from '#features/endpoints.ts'
import { mailVerbs } from '#features/implementations.ts'
import { implement } from '#runtime/call.ts'
import { callerFor, type Calls } from '#runtime/caller.ts'
import type { Identity } from '#runtime/identity.ts'
import { tryCounted } from '#runtime/rates.ts'
import type { Road } from '#runtime/road.ts'

const answerMail = endpoint('answermail', {
  method: 'POST',
  summary: 'Write to the sender of a mail what became of what they asked for.',
  who: 'anyone',
  csrf: false,
  params: {
    about_group_id: Id(),
    email: Text(254),
    answer: Choice(mailAnswers),
    in_reply_to: Text(250),
    detail: Text(1000),
    topic_id: optional(Id()),
    pending_message_id: optional(Id()),
  },
  returns: Type.Object({ is_answered: Bool }),
  records: ['mail.answered'],
})

// Whatever answers our answers by itself gets no more of them.
const answering = implement(answerMail, async ({ tx, params, limits, record }) => {
  const is_answered = await tryCounted(tx, `mail-answered:${params.email.toLowerCase()}`, limits.lettersFrom)
  if (is_answered) record('mail.answered', params)
  return { is_answered }
})

const noteRefusal = endpoint('noterefusal', {
  method: 'POST',
  summary: 'Note that a mail of a member was not posted.',
  who: 'account',
  csrf: false,
  params: {
    about_group_id: Id(),
    email: Text(254),
    subject: Text(1000),
    reason: Choice(['locked group', 'locked topic']),
  },
  records: ['message.refused'],
})

const noting = implement(noteRefusal, async ({ params: { about_group_id, ...refused }, record }) => {
  record('message.refused', { group_id: about_group_id, ...refused })
  return undefined
})

const own = { ...mailEndpoints, answerMail, noteRefusal }
const implementations = new Map([...mailVerbs, answering, noting].map(verb => [verb.endpoint.name, verb]))
const origin = { via: 'via_email', address: '', agent: '', crossSite: false } as const

/** The calls that mail alone makes, on behalf of somebody or of nobody. */
export const mailCalls = (road: Pick<Road, 'proceed'>, identity: Identity | null): Calls<typeof own> =>
  callerFor({ road, implementations, identity, origin })
