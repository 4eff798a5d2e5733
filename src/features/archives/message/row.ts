import type { ReadSubject } from '#content/text/subject.ts'
import { mark, searchVector } from '#content/words/index.ts'
import type { StoredFile, Submission } from './submission.ts'

/** A message that was read, whether it is posted or comes from elsewhere. */
type ReadMessage = Pick<Submission, 'text' | 'files' | 'raw' | 'mime_id'> & { author: { name: string; email: string } }
type Filed = { account_id: number | null; tags: readonly { id: number; name: string }[] }

/** What is written of a message: all that it says itself, and what it is found by. */
export function messageRow(
  { author, text, files, raw, mime_id }: ReadMessage,
  subject: ReadSubject,
  { account_id, tags }: Filed,
) {
  const num_attachments = files.length
  const words = searchVector({
    subject: topicSubject(subject),
    ...text.words,
    files: files.map(({ filename }) => filename),
    name: author.name,
    marks: marksOf(
      { account_id, num_attachments },
      tags.map(({ id }) => id),
    ),
  })
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
    num_attachments,
    size: sizeOf({ raw, files }),
    mime_id: storable(mime_id),
    words,
  }
}

// PostgreSQL keeps neither NUL nor half of a character. Words have neither.
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** What a topic is called that begins with this subject. */
export const topicSubject = ({ bare, subject }: ReadSubject): string => bare || subject

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
