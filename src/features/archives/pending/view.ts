import type { Value } from '#contract/enumerations.ts'
import type { Static } from '#contract/schema.ts'
import type { Group } from '#runtime/subjects.ts'
import { readSubject } from '#runtime/text/subject.ts'
import { toInstant, toTimestamp } from '#storage/values.ts'
import type { PendingRow } from '../finders.ts'
import type { Submission } from '../posting/submission.ts'
import type { PendingMessage } from './contract.ts'
import type { WaitingSubmission } from './hold.ts'

/** How long a message waits that nobody looks after. */
export const pendingDays = 14

/** A message that waits, as moderators see it. */
export function pendingView(row: PendingRow, { settings }: Group): Static<typeof PendingMessage> {
  const { text, files, topic_id, is_special } = row.submission as WaitingSubmission
  const { body, quoted, remainder, is_plain_text } = text
  const { id, group_id, created, updated, subject, snippet, name, email } = row
  const { withoutTags } = readSubject(subject, { tag: settings.subject_tag })
  const expires = toTimestamp(toInstant(created).add({ hours: 24 * pendingDays }))
  return {
    object: 'pending_message',
    ...{ id, group_id, created, updated, snippet, name, email },
    subject: withoutTags || subject,
    subject_with_tags: subject,
    ...{ body, quoted, remainder, is_plain_text, is_special },
    user_id: row.account_id ?? 0,
    topic_id,
    reason: row.reason as Value<'held_because'>,
    claimed_by: row.claimed_by ?? 0,
    is_reply: topic_id !== 0,
    has_attachments: files.length > 0,
    attachments: files.map(({ filename, media_type, size }) => ({ filename, media_type, size })),
    expires: row.claimed_by === null ? expires : null,
  }
}

/** The submission that waits in a row, its mail put back to it. */
export function submissionIn({ submission, skeleton }: PendingRow): Submission {
  const { parts, topic_id: _, ...rest } = submission as WaitingSubmission
  return { ...rest, raw: { skeleton, parts } }
}

/** What facts about it say. */
export const aboutPending = ({ id, subject, email }: Pick<PendingRow, 'id' | 'subject' | 'email'>) => ({
  pending_message_id: id,
  subject,
  email,
})
