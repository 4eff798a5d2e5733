import type { ParsedText } from '#content/text/index.ts'
import type { Signature } from './signature.ts'

/** A file in the blob store that goes with a message; its type is what its bytes say. */
export type StoredFile = {
  hash: string
  size: number
  filename: string
  media_type: string
  is_inline: boolean
  /** How the text names it (`cid:…`); empty where it does not. */
  content_id: string
  width: number | null
  height: number | null
  thumbnail_hash: string | null
}

/** Where an attachment goes in the kept mail: encoded in base64 lines of so many columns. */
export type RawPart = { at: number; hash: string; size: number; columns: number; newline: '\r\n' | '\n' }
/** A mail byte for byte, with the encoded attachments left out. */
export type RawMessage = {
  skeleton: Buffer
  parts: readonly RawPart[]
  /** What stands under the message and is not in its mail. */
  signature?: Signature | null
}

/** Somebody who writes: a member, or somebody who is known by name and address only. */
export type Author = { account_id: number | null; member_id: number | null; name: string; email: string }

/** Whoever makes a call, as the author of what they write in it. */
export const authorOf = ({
  account,
  membership,
}: {
  account: { id: number; full_name: string; email: string }
  membership: { id: number } | null
}): Author => ({
  account_id: account.id,
  member_id: membership?.id ?? null,
  name: account.full_name,
  email: account.email,
})

/** What was found of a mail when it came in: what its sender could prove, and whether others have vouched for it rightly. */
export type AuthenticationSummary = {
  /** As in Authentication-Results, without the name of who says so: `dkim=pass header.d=example.org`. */
  results: string
  chain: 'none' | 'pass' | 'fail'
}

/** A message that is to be posted: read, checked for size, its files stored and its mail composed; nothing decided yet. */
export type Submission = {
  author: Author
  /** As it was written, hashtags and reply prefix included. */
  subject: string
  text: ParsedText
  files: readonly StoredFile[]
  raw: RawMessage
  /** Its Message-ID without brackets. */
  mime_id: string
  /** Message-IDs that it answers, the nearest last. */
  references: readonly string[]
  /** A reply from the web: the message that it answers. */
  reply_to_message_id: number | null
  is_special: boolean
  /** The author gets it too. */
  copy_to_author: boolean
  /** When it was written; null: now. */
  created: string | null
  /** The message that it repeats. */
  repost_of?: number
  /** The chat that it tells of: the topic that it begins or joins is that chat’s. */
  chat_id?: number
  /** There where it came by mail. */
  arrival?: AuthenticationSummary
  /** It came by mail. */
  mailed?: MailOrigin
}

/** What is known of a message that came by mail and of no other. */
export type MailOrigin = {
  /** Its author is shown to have sent it; anybody can write any name. */
  proven: boolean
  /** Where that is not so, its author is asked. */
  asks?: boolean
  /** It is marked as automatic or bulk email: a moderator decides on it, and nobody is answered. */
  bulk?: boolean
  /** The virus that was found in it; empty: none. */
  virus_name: string
}
