import type { Value } from '#contract/enumerations.ts'
import type { Static } from '#contract/schema.ts'
import type { Group } from '#runtime/subjects.ts'
import { readSubject } from '#content/text/subject.ts'
import { toInstant, toTimestamp } from '#storage/values.ts'
import type { Addresses } from '../../groups/index.ts'
import { withLinks } from '../files/inline-links.ts'
import type { PendingRow } from '../message/finders.ts'
import type { StoredFile, Submission } from '../message/submission.ts'
import type { WaitingSubmission } from '../posting/hold.ts'
import type { PendingMessage } from './contract.ts'

/** How long a message waits that nobody looks after. */
export const pendingDays = 14

type ShownRow = Omit<PendingRow, 'state' | 'skeleton' | 'mime_key' | 'text_size'>

/** A message that waits, as moderators see it. */
export function pendingView(row: ShownRow, { settings }: Group, addresses: Addresses): Static<typeof PendingMessage> {
  const { text, files, topic_id, is_special } = row.submission as WaitingSubmission
  const { id, group_id, created, updated, subject, snippet, name, email } = row
  const { withoutTags } = readSubject(subject, { tag: settings.subject_tag })
  const linked = linkedFiles(row, addresses)
  const link = withLinks(linked)
  const expires = toTimestamp(toInstant(created).add({ hours: 24 * pendingDays }))
  return {
    object: 'pending_message',
    ...{ id, group_id, created, updated, snippet, name, email },
    subject: withoutTags || subject,
    subject_with_tags: subject,
    body: link(text.body),
    quoted: link(text.quoted),
    remainder: link(text.remainder),
    ...{ is_plain_text: text.is_plain_text, is_special },
    user_id: row.account_id ?? 0,
    topic_id,
    reason: row.reason as Value<'held_because'>,
    claimed_by: row.claimed_by ?? 0,
    is_reply: topic_id !== 0,
    has_attachments: files.length > 0,
    attachments: linked.map(attachmentView),
    expires: row.claimed_by === null ? expires : null,
  }
}

type LinkedFile = StoredFile & { url: string }

/** The files of a message that waits and where they are; whoever follows the link is asked for their rights then. */
export const linkedFiles = (
  { id, submission }: Pick<PendingRow, 'id' | 'submission'>,
  { url }: Addresses,
): LinkedFile[] =>
  (submission as WaitingSubmission).files.map((file, index) => ({
    ...file,
    url: `${url}/api/v1/downloadpendingattachment?pending_message_id=${id}&attach_num=${index + 1}`,
  }))

const attachmentView = ({ filename, media_type, size, url, thumbnail_hash }: LinkedFile) => ({
  ...{ filename, media_type, size },
  download_url: url,
  image_thumbnail_url: thumbnail_hash === null ? '' : `${url}&thumbnail=1`,
})

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
