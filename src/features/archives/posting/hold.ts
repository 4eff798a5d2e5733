import type { Recording } from '#runtime/call.ts'
import type { Group } from '#runtime/subjects.ts'
import { OvertakenError } from '#storage/failures.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import type { RawMessage, Submission } from '../message/submission.ts'
import type { HeldBecause, Situation } from './rules.ts'

/** One more message waits; none where the same one waits already. */
const holdMessage = query(
  'pending.hold',
  `with held as (
     insert into pending_messages (group_id, account_id, name, email, subject, snippet, reason, submission, skeleton, mime_key)
     select g.id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from groups g where g.id = $1
     on conflict (group_id, mime_key) do nothing returning id
   ), counted as (
     update groups set pending_messages_count = pending_messages_count + 1 where id = $1 and exists (select from held)
   )
   select id from held`,
)

/** A submission as it waits: its mail is kept beside it, and the topic that it was to join is remembered for moderators. */
export type WaitingSubmission = Omit<Submission, 'raw'> & { parts: RawMessage['parts']; topic_id: number }

/** It waits for a moderator. */
export type HeldVerdict = { is: 'held'; pending_message_id: number }

/** Puts a message before the moderators. */
export async function hold(
  call: Recording<'message.held'> & { group: Group },
  {
    submission,
    subject,
    thread,
    member_id,
    mime_key,
    reason,
  }: Pick<Situation, 'submission' | 'subject' | 'thread' | 'member_id'> & { mime_key: Buffer; reason: HeldBecause },
): Promise<HeldVerdict> {
  const { raw, ...rest } = submission
  const { author, text } = rest
  const waiting: WaitingSubmission = {
    ...rest,
    author: { ...author, member_id },
    parts: raw.parts,
    topic_id: thread?.id ?? 0,
  }
  const row = await holdMessage.first(call.tx, [
    call.group.id,
    author.account_id,
    author.name,
    author.email,
    subject.subject,
    text.snippet,
    reason,
    json(waiting),
    raw.skeleton,
    mime_key,
  ])
  if (!row) throw new OvertakenError('the message has just arrived on another way')
  const { id } = row
  call.record('message.held', { pending_message_id: id, subject: subject.subject, email: author.email, reason })
  return { is: 'held', pending_message_id: id }
}
