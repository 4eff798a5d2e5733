import { isUtf8 } from 'node:buffer'
import type { ReadSubject } from '#content/text/subject.ts'
import type { ReadText } from '#content/text/index.ts'
import { mark, searchVector } from '#content/words/index.ts'
import { lifetimeOf, type HashtagRow } from '../../hashtags/index.ts'
import { sizeOf } from '../posting/rules.ts'
import type { RawMessage, StoredFile } from '../message/submission.ts'

/** A message from elsewhere: read, its files stored. */
export type ImportedMail = {
  author: { name: string; email: string }
  subject: string
  text: ReadText
  files: readonly StoredFile[]
  raw: RawMessage
  /** Its Message-ID without brackets. */
  mime_id: string
  /** Message-IDs that it answers, the nearest last. */
  references: readonly string[]
  /** When it was written. */
  created: string
}
/** The same, with what tells a second arrival, its subject read, and its moment in milliseconds. */
export type Prepared = ImportedMail & { key: string; read: ReadSubject; at: number }

/** Messages that come to a topic. */
export type Growth = { messages: number; attachments: number; latest: number }
export const growthRow = ({ messages, attachments, latest }: Growth) => ({
  messages,
  attachments,
  latest: new Date(latest).toISOString(),
})

// PostgreSQL keeps neither NUL nor half of a character.
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** What a topic is called; one of nothing but hashtags is called by those. */
const subjectsOf = ({ bare, subject, withoutTags }: ReadSubject) =>
  bare === '' ? { own: subject, topic: subject } : { own: withoutTags, topic: bare }

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
    subject: storable(subjectsOf(first.read).topic),
    thread_key: storable(first.read.threadKey),
    account_id,
    name: storable(first.author.name),
    summary: storable(first.text.snippet),
    hashtag_ids: tags.map(tag => tag.id),
    lifetime: lifetimeOf(tags),
  }
}

type Place = {
  msg_num: number
  topic_id: number
  account_id: number | null
  is_reply: boolean
  tags: readonly Pick<HashtagRow, 'id' | 'name'>[]
}

export function messageRow(mail: Prepared, { tags, ...place }: Place) {
  const { author, read, text, files, raw } = mail
  const { own, topic } = subjectsOf(read)
  const marks = [
    ...(place.account_id === null ? [] : [mark.poster(place.account_id)]),
    ...tags.map(({ id }) => mark.hashtag(id)),
    ...(files.length > 0 ? [mark.attachment] : []),
  ]
  return {
    ...place,
    created: mail.created,
    name: storable(author.name),
    email: author.email,
    subject: storable(own),
    subject_with_tags: storable([read.withoutTags, ...tags.map(({ name }) => `#${name}`)].join(' ').trim()),
    body: storable(text.body),
    quoted: storable(text.quoted),
    remainder: storable(text.remainder),
    snippet: storable(text.snippet),
    is_plain_text: text.is_plain_text,
    num_attachments: files.length,
    size: sizeOf(mail),
    mime_id: storable(mail.mime_id),
    mime_key: mail.key,
    ...mailOf(raw),
    parts: raw.parts,
    words: storable(
      searchVector({
        subject: topic,
        ...text.words,
        files: files.map(({ filename }) => filename),
        name: author.name,
        marks,
      }),
    ),
    files: files.map((file, index) => ({ ...file, n: index + 1 })),
  }
}

/** The bytes of a mail on their way in: as text where they are some, which is shorter. */
function mailOf({ skeleton }: RawMessage) {
  const isText = isUtf8(skeleton) && !skeleton.includes(0)
  return isText ? { mail: skeleton.toString(), mail_hex: null } : { mail: null, mail_hex: skeleton.toString('hex') }
}
