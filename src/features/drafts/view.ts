import type { Static } from '#contract/schema.ts'
import type { Row } from '#storage/query.ts'
import type { Addresses } from '../groups/index.ts'
import type { Draft, DraftAttachment } from './contract.ts'
import type { DraftRow } from './finders.ts'

type DraftObject = Static<typeof Draft>

/** A draft for its author: the text as saved, not sanitized yet. */
export function draftView(row: DraftRow): DraftObject {
  const isDm = row.draft_type === 'draft_type_dm'
  return {
    object: 'draft',
    id: row.id,
    created: row.created,
    updated: row.updated,
    user_id: row.account_id,
    group_id: row.group_id,
    draft_type: row.draft_type as DraftObject['draft_type'],
    subject: row.subject,
    body: row.body,
    body_type: row.body_type as DraftObject['body_type'],
    is_special: row.is_special,
    bcc_me: row.bcc_me,
    bcc_all: row.bcc_all,
    num_attachments: row.num_attachments,
    next_attachment_id: row.next_attachment_id,
    message_id: row.message_id ?? 0,
    dm_member_id: isDm ? row.member_id! : 0,
    member_id: isDm ? 0 : (row.member_id ?? 0),
    reply_to: row.reply_to as DraftObject['reply_to'],
  }
}

/** Where the author gets a file of a draft. */
export const fileUrl = ({ url }: Addresses, draft_id: number, id: number): string =>
  `${url}/api/v1/downloaddraftattachment?draft_id=${draft_id}&attachment_id=${id}`

export function fileView(row: Row<'draft.file'>, addresses: Addresses): Static<typeof DraftAttachment> {
  const { id, draft_id, filename, size, content_type, is_inline } = row
  const url = fileUrl(addresses, draft_id, id)
  return { object: 'draft_attachment', id, draft_id, url, filename, size, content_type, inline: is_inline }
}
