import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { isBlank } from '#content/text/index.ts'
import { insertPrivate } from './private-store.ts'
import type { SendContext } from './senders.ts'

/** Something for a few people that does not go to the group. Ids are of memberships. */
export type PrivateDelivery = {
  kind: 'member' | 'from_moderators' | 'to_moderators'
  /** The Message-ID of the parent. */
  in_reply_to: string | null
  recipients: readonly number[]
  copies: readonly number[]
}

/** The rules for posts that apply to private emails too. */
export function checkPrivateMessage({ call: { fail }, draft, ready, deps: { postLimits } }: SendContext): void {
  const { text, submission } = ready
  if (isBlank(submission.subject)) fail('no subject')
  if (isBlank(text.plain)) fail('no body')
  if (Buffer.byteLength(text.html) > postLimits.text) fail('post too big')
  // A private email is text only: its recipient may not be able to download files of the group.
  if (draft.num_attachments > 0) fail('bad attachment')
}

/** Sends a private email, rate limited, so that no account can fill many mailboxes. */
export async function sendPrivately(
  { call: { tx, account, group, limits, record }, ready }: SendContext,
  { kind, in_reply_to, recipients, copies }: PrivateDelivery,
): Promise<void> {
  await consumeQuota(tx, `private-from:${account.id}`, limits.emailsFrom)
  const { id } = await insertPrivate.one(tx, {
    group_id: group.id,
    account_id: account.id,
    name: null,
    email: null,
    is_verified: true,
    kind,
    subject: ready.submission.subject,
    body: ready.text.plain,
    in_reply_to,
    recipients,
    copies,
  })
  record('message.sent', { private_message_id: id, recipients_count: recipients.length })
}
