import { isUtf8 } from 'node:buffer'
import { pictureTypes } from '#content/images/index.ts'
import type { ReadSubject } from '#content/text/subject.ts'
import { lifetimeOf, type HashtagRow } from '../../hashtags/index.ts'
import { messageRow, numbered, storable, topicSubject } from '../message/row.ts'
import type { RawMessage, StoredFile, Submission } from '../message/submission.ts'

/** A message from elsewhere: read, its files stored. */
export type ImportedMail = Pick<Submission, 'subject' | 'text' | 'files' | 'raw' | 'mime_id' | 'references'> & {
  author: { name: string; email: string }
  /** When it was written. */
  created: string
}
/** The same, with its place among those given, what tells a second arrival, its subject read, and its moment in milliseconds. */
export type Prepared = ImportedMail & { n: number; key: string; read: ReadSubject; at: number }

/** Messages that come to a topic. */
export type Growth = { messages: number; attachments: number; latest: number }
export const growthRow = ({ messages, attachments, latest }: Growth) => ({
  messages,
  attachments,
  latest: new Date(latest).toISOString(),
})

export function topicRow(
  first: Prepared,
  {
    id,
    created,
    account_id,
    tags,
  }: { id: number; created: number; account_id: number | null; tags: readonly Pick<HashtagRow, 'id' | 'until'>[] },
) {
  return {
    id,
    created: new Date(created).toISOString(),
    subject: storable(topicSubject(first.read)),
    thread_key: storable(first.read.threadKey),
    account_id,
    name: storable(first.author.name),
    summary: storable(first.text.snippet),
    hashtag_ids: tags.map(tag => tag.id),
    lifetime: lifetimeOf(tags),
  }
}

type Filing = {
  msg_num: number
  topic_id: number
  account_id: number | null
  is_reply: boolean
  tags: readonly Pick<HashtagRow, 'id' | 'name'>[]
}

export function importedRow(mail: Prepared, { account_id, tags, ...filing }: Filing) {
  const { raw, files } = mail
  return {
    ...filing,
    ...messageRow(mail, mail.read, { account_id, tags }),
    created: mail.created,
    mime_key: mail.key,
    ...mailOf(raw),
    parts: raw.parts,
    files: numbered(files).map(file => ({ ...file, is_unread: isUnread(file) })),
  }
}

/** Whether it is a picture that nobody has looked at: that is done after the import. docs/decisions/0132 */
const isUnread = ({ media_type, thumbnail_hash }: StoredFile): boolean =>
  pictureTypes.has(media_type) && thumbnail_hash === null

/** What another mail said under the id of a message. */
export const revisionRow = ({ n, mime_id, created, read, text }: Prepared, account_id: number | null) => ({
  n,
  mime_id: storable(mime_id),
  created,
  account_id,
  subject: storable(read.subject),
  body: storable(text.body + text.quoted + text.remainder),
})

/** The bytes of a mail on their way in: as text where they are some, which is shorter. */
function mailOf({ skeleton }: RawMessage) {
  const isText = isUtf8(skeleton) && !skeleton.includes(0)
  return isText ? { mail: skeleton.toString(), mail_hex: null } : { mail: null, mail_hex: skeleton.toString('hex') }
}
