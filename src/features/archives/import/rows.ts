import { pictureTypes } from '#content/images/index.ts'
import { searchableMessage } from '#content/searchable-message.ts'
import { splitAgainstParent, type ParsedText } from '#content/text/index.ts'
import { topicSubject, type ParsedSubject } from '#content/text/subject.ts'
import { vectorBytes, withKeywords } from '#content/tokenizer/index.ts'
import { lifetimeOf, type HashtagRow } from '../../hashtags/index.ts'
import { keywordsFor, numberFiles, contentRow, storable } from '../message/message-row.ts'
import type { StoredFile, Submission } from '../message/submission.ts'

/** The stored text of an imported message. */
export type ImportedText = Pick<ParsedText, 'body' | 'quoted' | 'remainder' | 'snippet' | 'is_plain_text'> & {
  /** Set if the author may have written inside the quote: the words of each part. */
  doubtful?: ParsedText['words']
}
/** A parsed message for an import, with its files stored. */
export type ImportedMail = Pick<Submission, 'files' | 'raw' | 'mime_id' | 'references'> & {
  /** The Message-ID that an earlier import may have given the same mail. */
  formerly?: string
  author: { name: string; email: string }
  read: ParsedSubject
  text: ImportedText
  /** The search vector in binary form, without keywords. */
  words: Uint8Array
  /** The key that detects duplicates, in hexadecimal. */
  key: string
  /** When it was written. */
  created: string
}
/** A mail with its index in the batch and its time in milliseconds. */
export type NumberedMail = ImportedMail & { n: number; at: number }

/** Splits a mail again once its parent, given as sanitized HTML, is known. */
export function resolveQuotedText<Mail extends Pick<ImportedMail, 'text' | 'words' | 'read' | 'author' | 'files'>>(
  mail: Mail,
  answered: string | undefined,
): Mail {
  const { text, read, author, files } = mail
  if (!text.doubtful) return mail
  const { words, ...told } = splitAgainstParent({ ...text, words: text.doubtful, isDoubtful: true }, answered)
  if (words === text.doubtful) return mail
  return { ...mail, text: told, words: vectorBytes(searchableMessage({ read, words, files, author })) }
}

/** The messages that a topic gains. */
export type Growth = { messages: number; attachments: number; latest: number }
export const growthRow = ({ messages, attachments, latest }: Growth) => ({
  messages,
  attachments,
  latest: new Date(latest).toISOString(),
})

export function topicRow(
  first: NumberedMail,
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

type MessagePlacement = {
  msg_num: number
  topic_id: number
  account_id: number | null
  is_reply: boolean
  /** The thread key of its subject; null if it is that of its topic. */
  thread_key: string | null
  tags: readonly Pick<HashtagRow, 'id' | 'name'>[]
}

/** The columns of a message; long values are passed as separate buffers. */
export function importedRow(mail: NumberedMail, { account_id, tags, ...filing }: MessagePlacement) {
  const { raw, files } = mail
  const { body, quoted, remainder, ...said } = contentRow(mail, mail.read, { account_id, tags })
  const row = {
    ...filing,
    ...said,
    created: mail.created,
    mime_key: mail.key,
    parts: raw.parts,
    files: numberFiles(files).map(file => ({ ...file, is_unread: isUnread(file) })),
  }
  const words = withKeywords(mail.words, keywordsFor(mail, { account_id, tags }))
  const texts = { body: Buffer.from(body), quoted: Buffer.from(quoted), remainder: Buffer.from(remainder) }
  return { row, ...texts, skeleton: raw.skeleton, words }
}

/** Whether it is an image to be inspected after the import. docs/decisions/0021 */
const isUnread = ({ media_type, thumbnail_hash }: StoredFile): boolean =>
  pictureTypes.has(media_type) && thumbnail_hash === null

/** A different text under the Message-ID of a message, as a revision. */
export const revisionRow = ({ n, mime_id, created, read, text }: NumberedMail, account_id: number | null) => ({
  n,
  mime_id: storable(mime_id),
  created,
  account_id,
  subject: storable(read.subject),
  body: storable(text.body + text.quoted + text.remainder),
})
