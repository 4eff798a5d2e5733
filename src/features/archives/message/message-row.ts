import { searchableMessage } from '#content/searchable-message.ts'
import type { ParsedSubject } from '#content/text/subject.ts'
import { linkedObjectsIn } from '#content/linked-objects.ts'
import { keyword, searchVector } from '#content/tokenizer/index.ts'
import type { ParsedText } from '#content/text/index.ts'
import type { StoredFile, Submission } from './submission.ts'

/** A parsed message, either posted here or imported. */
type ReadMessage = Pick<Submission, 'text' | 'files' | 'raw' | 'mime_id'> & { author: { name: string; email: string } }
type MessageContent = Omit<ReadMessage, 'text'> & {
  text: Pick<ParsedText, 'body' | 'quoted' | 'remainder' | 'snippet' | 'is_plain_text'>
}
export type MessageFiling = { account_id: number | null; tags: readonly { id: number; name: string }[] }

/** Columns of a message row: its content and its search vector. */
export function messageRow(message: ReadMessage, subject: ParsedSubject, filing: MessageFiling) {
  const { author, text, files } = message
  const searchable = searchableMessage(
    { read: subject, words: text.words, files, author },
    keywordsFor(message, filing),
  )
  return { ...contentRow(message, subject, filing), words: searchVector(searchable) }
}

/** Search keywords of a message with the given author and hashtags. */
export const keywordsFor = (
  { files, text }: Pick<MessageContent, 'files' | 'text'>,
  { account_id, tags }: MessageFiling,
): string[] =>
  keywordsOf(
    { account_id, num_attachments: files.length, body: text.body },
    tags.map(({ id }) => id),
  )

/** Columns of a message row without the search vector. */
export function contentRow(
  { author, text, files, raw, mime_id }: MessageContent,
  subject: ParsedSubject,
  { account_id, tags }: MessageFiling,
) {
  return {
    account_id,
    name: storable(author.name),
    email: author.email,
    // A subject that consists only of hashtags keeps them.
    subject: storable(subject.bare === '' ? subject.subject : subject.withoutTags),
    subject_with_tags: storable(withTags(subject.withoutTags, tags)),
    body: storable(text.body),
    quoted: storable(text.quoted),
    remainder: storable(text.remainder),
    snippet: storable(text.snippet),
    is_plain_text: text.is_plain_text,
    num_attachments: files.length,
    size: sizeOf({ raw, files }),
    mime_id: storable(mime_id),
  }
}

// PostgreSQL text can store neither NUL nor unpaired surrogates. Search terms contain neither.
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A subject and the hashtags of its topic. */
export const withTags = (subject: string, tags: readonly { name: string }[]): string =>
  [subject, ...tags.map(({ name }) => `#${name}`)].join(' ').trim()

export type KeywordFields = { account_id: number | null; num_attachments: number; body: string }
/** Search keywords of a message: its author, its hashtags, whether it has attachments, and the files and pages it links to. */
export const keywordsOf = (
  { account_id, num_attachments, body }: KeywordFields,
  hashtag_ids: readonly number[],
): string[] => [
  ...(account_id === null ? [] : [keyword.poster(account_id)]),
  ...hashtag_ids.map(keyword.hashtag),
  ...(num_attachments > 0 ? [keyword.attachment] : []),
  ...linkedObjectsIn(body).map(keyword.linked),
]

/** Bytes that a message adds to the storage used by its group. */
export const sizeOf = ({ raw, files }: Pick<Submission, 'raw' | 'files'>): number =>
  raw.skeleton.length + files.reduce((sum, file) => sum + file.size, 0)

/** Attachments with their numbers in the message, starting at 1. */
export const numberFiles = (files: readonly StoredFile[]): (StoredFile & { n: number })[] =>
  files.map((file, index) => ({ ...file, n: index + 1 }))
