import { messageWords } from '#content/message-words.ts'
import type { ReadSubject } from '#content/text/subject.ts'
import { mark, searchVector } from '#content/words/index.ts'
import type { ReadText } from '#content/text/index.ts'
import type { StoredFile, Submission } from './submission.ts'

/** A message that was read, whether it is posted or comes from elsewhere. */
type ReadMessage = Pick<Submission, 'text' | 'files' | 'raw' | 'mime_id'> & { author: { name: string; email: string } }
type SaidMessage = Omit<ReadMessage, 'text'> & {
  text: Pick<ReadText, 'body' | 'quoted' | 'remainder' | 'snippet' | 'is_plain_text'>
}
export type Filed = { account_id: number | null; tags: readonly { id: number; name: string }[] }

/** What is written of a message: all that it says itself, and what it is found by. */
export function messageRow(message: ReadMessage, subject: ReadSubject, filed: Filed) {
  const { author, text, files } = message
  const said = messageWords({ read: subject, words: text.words, files, author }, filedUnder(message, filed))
  return { ...saidRow(message, subject, filed), words: searchVector(said) }
}

/** The marks of a message where it is filed. */
export const filedUnder = ({ files }: Pick<ReadMessage, 'files'>, { account_id, tags }: Filed): string[] =>
  marksOf(
    { account_id, num_attachments: files.length },
    tags.map(({ id }) => id),
  )

/** What a message says itself. */
export function saidRow(
  { author, text, files, raw, mime_id }: SaidMessage,
  subject: ReadSubject,
  { account_id, tags }: Filed,
) {
  return {
    account_id,
    name: storable(author.name),
    email: author.email,
    // A subject of nothing but hashtags is a subject too.
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

// PostgreSQL keeps neither NUL nor half of a character. Words have neither.
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A subject and the hashtags of its topic. */
export const withTags = (subject: string, tags: readonly { name: string }[]): string =>
  [subject, ...tags.map(({ name }) => `#${name}`)].join(' ').trim()

export type Marked = { account_id: number | null; num_attachments: number }
/** What searching finds a message by, besides its words. */
export const marksOf = ({ account_id, num_attachments }: Marked, hashtag_ids: readonly number[]): string[] => [
  ...(account_id === null ? [] : [mark.poster(account_id)]),
  ...hashtag_ids.map(mark.hashtag),
  ...(num_attachments > 0 ? [mark.attachment] : []),
]

/** What a message counts for in the storage of its group. */
export const sizeOf = ({ raw, files }: Pick<Submission, 'raw' | 'files'>): number =>
  raw.skeleton.length + files.reduce((sum, file) => sum + file.size, 0)

/** The files of a message with their numbers in it. */
export const numbered = (files: readonly StoredFile[]): (StoredFile & { n: number })[] =>
  files.map((file, index) => ({ ...file, n: index + 1 }))
