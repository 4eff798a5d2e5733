import { createHash } from 'node:crypto'
import type { Account } from '#runtime/calls/identity.ts'
import type { FailContext, HandlerLimits, RecordContext } from '#runtime/calls/handler.ts'
import { consumeQuota, tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { isBlank } from '#content/text/index.ts'
import { plainName } from '../../accounts/index.ts'
import { insertPrivate } from '../sending/private-store.ts'

/** A call that passes a mail on to a few people. */
export type ForwardCall = RecordContext<'message.sent'> &
  FailContext<'no body'> & {
    account: Account | null
    limits: HandlerLimits
    params: { email: string; full_name: string; is_verified: boolean; subject: string; body: string; mime_id: string }
  }
export type ForwardedMessage = {
  /** 0: it is about none. */
  group: { id: number; name: string }
  kind: 'to_moderators' | 'to_author' | 'to_administrators'
  recipients: readonly number[]
}

/** Emails of non-members to people of one group per day, whoever sends them. */
const strangerRate = { count: 100, seconds: 86_400 }
const repeatRate = { count: 1, seconds: 2 * 86_400 }

// Mail servers bring a mail again when they did not hear the answer.
async function isRepeated({ tx, params }: ForwardCall, { group, kind, recipients }: ForwardedMessage) {
  const { email, subject, body, mime_id } = params
  const all = [kind, mime_id, email.toLowerCase(), subject, body, ...recipients]
  const hash = createHash('sha256').update(all.join('\0')).digest('base64url')
  return !(await tryConsumeQuota(tx, `passed-on:${group.id}:${hash}`, repeatRate))
}

/** Limits emails per sender and per recipient, so that nobody can flood a mailbox. */
async function count({ tx, account, params, limits }: ForwardCall, { group }: ForwardedMessage): Promise<void> {
  if (account) return void (await consumeQuota(tx, `private-from:${account.id}`, limits.emailsFrom))
  await consumeQuota(tx, `passed-on-from:${params.email.toLowerCase()}`, limits.emailsTo)
  await consumeQuota(tx, `passed-on-in:${group.id}`, strangerRate)
}

/** Forwards an email as a notification, once and rate limited. */
export async function forwardMessage(call: ForwardCall, passed: ForwardedMessage): Promise<void> {
  const { tx, account, params, fail, record } = call
  const { group, kind, recipients } = passed
  const { email, full_name, is_verified, subject, body, mime_id } = params
  if (isBlank(body)) fail('no body')
  if (await isRepeated(call, passed)) return
  await count(call, passed)
  const writer = account
    ? { account_id: account.id, name: null, email: null }
    : { account_id: null, name: plainName(full_name) ?? '', email }
  const { id } = await insertPrivate.one(tx, {
    group_id: group.id,
    ...writer,
    is_verified,
    kind,
    subject: isBlank(subject) ? `Mail to ${group.name}` : subject,
    body,
    in_reply_to: mime_id,
    recipients,
    copies: [],
  })
  const where = group.id > 0 ? { group_id: group.id } : {}
  const about = { ...where, private_message_id: id, recipients_count: recipients.length }
  record('message.sent', account ? about : { ...about, stranger: true })
}
