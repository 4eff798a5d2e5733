import type { RecordContext } from '#runtime/calls/handler.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'

const onceInTwoDays = { count: 1, seconds: 2 * 86_400 }

/** `group_id` 0: it is about the account. */
type AlreadyDone = { group_id: number; email: string; mime_id: string; detail: string }

/** Replies to someone who repeats what they already confirmed, rarely enough not to feed auto-responders. */
export async function replyAlreadyDone(
  { tx, record }: RecordContext<'mail.answered'>,
  what: string,
  { group_id, email, mime_id, detail }: AlreadyDone,
): Promise<void> {
  if (!(await tryConsumeQuota(tx, `answered-again:${what}`, onceInTwoDays))) return
  record('mail.answered', {
    ...{ about_group_id: group_id, email, answer: 'already confirmed', in_reply_to: mime_id, detail },
  })
}
