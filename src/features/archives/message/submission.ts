import type { ParsedText } from '#content/text/index.ts'
import type { Signature } from './signature.ts'

/** An attachment in the blob store. Its media type was detected from its content. */
export type StoredFile = {
  hash: string
  size: number
  filename: string
  media_type: string
  is_inline: boolean
  /** The Content-ID by which the text refers to it (`cid:…`); empty if it doesn't. */
  content_id: string
  width: number | null
  height: number | null
  thumbnail_hash: string | null
}

/** Position of an attachment in the stored mail, where it is encoded as base64 lines of `columns` characters. */
export type RawPart = { at: number; hash: string; size: number; columns: number; newline: '\r\n' | '\n' }
/** A mail byte for byte, without its base64-encoded attachments. */
export type RawMessage = {
  skeleton: Buffer
  parts: readonly RawPart[]
  /** Signature shown under the message that is not part of the mail. */
  signature?: Signature | null
}

/** The author of a message. Without an account, only name and address are known. */
export type Author = { account_id: number | null; member_id: number | null; name: string; email: string }

/** The caller as an author. */
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

/** Results of the sender checks when a mail arrived: its authentication results and its ARC chain. */
export type AuthenticationSummary = {
  /** As in Authentication-Results, without the authserv-id: `dkim=pass header.d=example.org`. */
  results: string
  chain: 'none' | 'pass' | 'fail'
}

/** A poll to be created with a message. Its id is allocated before: the message may be held first. */
export type PollSubmission = {
  id: number
  question: string
  type: string
  answers: readonly { text: string; desc: string }[]
  is_anonymous: boolean
  show_results: string
  /** The deadline. */
  closes: string | null
}

/** A message to post: parsed, checked for size, its attachments stored and its mail composed. No posting rule was applied yet. */
export type Submission = {
  author: Author
  /** As written, including hashtags and the reply prefix. */
  subject: string
  text: ParsedText
  files: readonly StoredFile[]
  raw: RawMessage
  /** The Message-ID without brackets. */
  mime_id: string
  /** Message-IDs of the References header, the parent last. */
  references: readonly string[]
  /** The parent of a reply written on the web. */
  reply_to_message_id: number | null
  is_special: boolean
  /** The author receives a copy. */
  copy_to_author: boolean
  /** The account of the author's address, where the message names none: it has no copy of its own post either. */
  unnamed_account_id?: number | null
  /** When it was written; null: now. */
  created: string | null
  /** The message that it reposts. */
  repost_of?: number
  /** The chat it was created from; its topic is linked to that chat. */
  chat_id?: number
  /** The event that it is a comment on; its topic is linked to that event. */
  event_id?: number
  poll?: PollSubmission
  /** Set for a message that arrived by email. */
  arrival?: AuthenticationSummary
  /** Set for a message that arrived by email. */
  mailed?: MailOrigin
}

/** Results of the checks on a message that arrived by email. */
export type MailOrigin = {
  /** The sender checks passed; a From header alone proves nothing. */
  proven: boolean
  /** If not proven, the author is asked for confirmation. */
  asks?: boolean
  /** Automatic or bulk email: it is held for moderation, and nobody gets a reply. */
  bulk?: boolean
  /** Name of the virus found in it; empty if none. */
  virus_name: string
}
