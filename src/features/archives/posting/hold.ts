import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { StaleReadError } from '#storage/errors.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import type { RawMessage, Submission } from '../message/submission.ts'
import type { HoldReason, PostContext } from './posting-rules.ts'

/** Inserts nothing if the message is already pending or the group has changed. The count is updated first to lock the group. */
const holdMessage = query(
  'pending.hold',
  `with counted as (
     update groups set pending_messages_count = pending_messages_count + 1
     where id = :group_id and updated = :group_updated returning id
   )
   insert into pending_messages (group_id, account_id, name, email, subject, snippet, reason, submission, skeleton, mime_key)
   select id, :account_id?, :name, :email, :subject, :snippet, :reason, :submission, :skeleton, :mime_key from counted
   on conflict (group_id, mime_key) do nothing returning id`,
)

/** A pending submission. Its mail is stored in a column of its own; `topic_id` is shown to moderators. */
export type HeldSubmission = Omit<Submission, 'raw'> & Omit<RawMessage, 'skeleton'> & { topic_id: number }

export type HeldOutcome = { is: 'held'; pending_message_id: number }

/** Holds a message for moderation. */
export async function hold(
  call: RecordContext<'message.held'> & { group: Group },
  {
    submission,
    subject,
    thread,
    member_id,
    mime_key,
    reason,
  }: Pick<PostContext, 'submission' | 'subject' | 'thread' | 'member_id'> & { mime_key: Buffer; reason: HoldReason },
): Promise<HeldOutcome> {
  const {
    raw: { skeleton, ...raw },
    ...rest
  } = submission
  const { author, text } = rest
  const held: HeldSubmission = {
    ...rest,
    author: { ...author, member_id },
    ...raw,
    topic_id: thread?.id ?? 0,
  }
  const row = await holdMessage.first(call.tx, {
    group_id: call.group.id,
    group_updated: call.group.updated,
    account_id: author.account_id,
    name: author.name,
    email: author.email,
    subject: subject.subject,
    snippet: text.snippet,
    reason,
    submission: json(held),
    skeleton,
    mime_key,
  })
  if (!row) throw new StaleReadError('the group was changed, or the message has just arrived on another way')
  const { id } = row
  call.record('message.held', { pending_message_id: id, subject: subject.subject, email: author.email, reason })
  return { is: 'held', pending_message_id: id }
}
