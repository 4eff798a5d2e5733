import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import { maxPageBytes } from '#runtime/responses/page-byte-limit.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { parseSubject } from '#content/text/subject.ts'
import type { Addresses } from '../../groups/index.ts'
import { withLinks } from '../files/inline-links.ts'
import { seesAddresses, redactAddress } from '../files/redact-raw.ts'
import type { PendingRow } from '../message/finders.ts'
import type { PollSubmission, StoredFile, Submission } from '../message/submission.ts'
import type { ArchiveDeps } from '../deps.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import { rawText } from '../reading/raw-text.ts'
import type { PendingMessage } from './contract.ts'
import type { PendingViewRow } from './store.ts'

type PendingObject = Static<typeof PendingMessage>
type PendingViewer = Pick<ArchiveDeps, 'addresses' | 'blobs' | 'codes'> & { group: Group; access: GroupAccess }

/** A pending message for moderators. Files that make its raw mail longer than `limit` are left out. */
export async function pendingView(
  row: PendingViewRow,
  viewer: PendingViewer,
  limit = maxPageBytes,
): Promise<PendingObject> {
  const { group, addresses, blobs, codes } = viewer
  const { text, files, parts, topic_id, is_special, mime_id, mailed, poll } = row.submission as HeldSubmission
  const { id, group_id, created, updated, subject, snippet, name, email, skeleton } = row
  const { withoutTags } = parseSubject(subject, { tag: group.settings.subject_tag })
  // A moderator who decides on a message has to know its sender, even without the right to see members.
  const knowsSender = seesAddresses(viewer.access) || may('members_visible', viewer.access)
  const reader = { seesAddresses: knowsSender, mailDomain: addresses.mailDomain, codes }
  const claimer = row.claimer as PendingObject['claiming_user']
  const linked = linkedFiles(row, addresses)
  const link = withLinks(linked)
  return {
    object: 'pendingmsg',
    ...{ id, group_id, created, updated, snippet, name, email },
    sender: (row.sender as PendingObject['sender'] | null) ?? { ...unknownUser, email, full_name: name },
    ...{ sender_name: name, sender_email: email },
    raw_message: skeleton.length === 0 ? '' : await rawText({ skeleton, parts }, { blobs, limit, reader }),
    message_body: text.is_plain_text ? text.plain : link(text.body + text.quoted + text.remainder),
    body_format: text.is_plain_text ? 'plain' : 'html',
    // Posts on the web have our own Message-ID.
    is_web_post: !mailed && mime_id.endsWith(`@${addresses.mailDomain}`),
    type: `pendingmsg_${row.reason as Value<'held_because'>}`,
    claiming_user: claimer && { ...claimer, email: redactAddress(claimer.email, reader) },
    claimed_date: row.claimed_date,
    editor: row.editor,
    editor_member_id: row.editor_member_id,
    edit_reason: row.edit_reason,
    virus_name: mailed?.virus_name ?? '',
    subject: withoutTags || subject,
    subject_with_tags: subject,
    body: link(text.body),
    quoted: link(text.quoted),
    remainder: link(text.remainder),
    ...{ is_plain_text: text.is_plain_text, is_special },
    user_id: row.is_unshown ? 0 : (row.account_id ?? 0),
    topic_id,
    reason: row.reason as Value<'held_because'>,
    claimed_by: row.claimed_by ?? 0,
    is_reply: topic_id !== 0,
    has_attachments: files.length > 0,
    attachments: linked.map(attachmentView),
    poll: poll ? pollView(poll) : null,
    expires: row.claimed_by === null ? row.expires : null,
  }
}

const pollView = ({ answers, ...poll }: PollSubmission): NonNullable<PendingObject['poll']> => ({
  ...{ question: poll.question, type: poll.type as Value<'poll_type'>, is_anonymous: poll.is_anonymous },
  ...{ show_results: poll.show_results as Value<'poll_results'>, closes: poll.closes },
  answers: answers.map(({ text, desc }) => ({ text, desc })),
})

/** Who has no account. */
const unknownUser = {
  object: 'user',
  id: 0,
  created: null,
  updated: null,
  user_name: '',
  timezone: '',
  status: 'user_status_notconfirmed',
  profile_photo_url: '',
} as const

type LinkedFile = StoredFile & { url: string }

/** The files of a pending message with their links; permissions are checked when a link is followed. */
export const linkedFiles = (
  { id, submission }: Pick<PendingRow, 'id' | 'submission'>,
  { url }: Addresses,
): LinkedFile[] =>
  (submission as HeldSubmission).files.map((file, index) => ({
    ...file,
    url: `${url}/api/v1/downloadpendingattachment?pending_message_id=${id}&attach_num=${index + 1}`,
  }))

const attachmentView = ({ filename, media_type, size, url, thumbnail_hash }: LinkedFile) => ({
  ...{ filename, media_type, size },
  download_url: url,
  image_thumbnail_url: thumbnail_hash === null ? '' : `${url}&thumbnail=1`,
})

/** The pending submission of a row, with its raw mail. */
export function submissionIn({ submission, skeleton }: PendingRow): Submission {
  const { parts, signature = null, topic_id: _, ...rest } = submission as HeldSubmission
  return { ...rest, raw: { skeleton, parts, signature } }
}

/** What facts about it say. */
export const aboutPending = ({ id, subject, email }: Pick<PendingRow, 'id' | 'subject' | 'email'>) => ({
  pending_message_id: id,
  subject,
  email,
})
