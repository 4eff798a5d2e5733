import { endpoint } from '#contract/endpoint.ts'
import { mailReplies } from '#contract/mail/mail-replies.ts'
import { Bool, Choice, Id, Text, Type, optional } from '#contract/schema.ts'
import { mailEndpoints } from '#features/endpoints.ts'
import { mailHandlers } from '#features/implementations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { createInProcessClient, type InProcessClient } from '#runtime/calls/in-process-client.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { Rejection } from './rejections.ts'

const answerMail = endpoint('answermail', {
  method: 'POST',
  summary: 'Email the sender of an email command what happened to it.',
  who: 'anyone',
  csrf: false,
  params: {
    about_group_id: Id(),
    email: Text(254),
    answer: Choice(mailReplies),
    in_reply_to: Text(250),
    detail: Text(1000),
    /** JSON of a `Rejection`. */
    rejection: optional(Text(5000)),
    topic_id: optional(Id()),
    pending_message_id: optional(Id()),
  },
  returns: Type.Object({ is_answered: Bool }),
  records: ['mail.answered'],
})

// The quota stops loops with autoresponders.
const answerMailImplementation = implement(
  answerMail,
  async ({ tx, params: { rejection, ...params }, limits, record }) => {
    const is_answered = await tryConsumeQuota(tx, `mail-answered:${params.email.toLowerCase()}`, limits.emailsFrom)
    if (is_answered)
      record('mail.answered', { ...params, ...(rejection && { rejection: JSON.parse(rejection) as Rejection }) })
    return { is_answered }
  },
)

const noteRefusal = endpoint('noterefusal', {
  method: 'POST',
  summary: 'Record that an email of a member was rejected.',
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

const noteRefusalImplementation = implement(noteRefusal, async ({ params: { about_group_id, ...refused }, record }) => {
  record('message.refused', { group_id: about_group_id, ...refused })
})

const mailCallEndpoints = { ...mailEndpoints, answerMail, noteRefusal }
const implementations = new Map(
  [...mailHandlers, answerMailImplementation, noteRefusalImplementation].map(handler => [
    handler.endpoint.name,
    handler,
  ]),
)
export const mailOrigin = { via: 'via_email', address: '', agent: '', crossSite: false } as const

/** Internal calls used only by incoming mail, with or without an identity. */
export const mailCalls = (
  pipeline: Pick<CallPipeline, 'handle'>,
  identity: Identity | null,
): InProcessClient<typeof mailCallEndpoints> =>
  createInProcessClient({ pipeline, implementations, identity, origin: mailOrigin })
