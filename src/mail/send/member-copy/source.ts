import type { Locale } from '#messages/index.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { AuthenticationSummary, RawMessage } from '#features/archives/index.ts'
import type { Addresses } from '#features/groups/index.ts'
import type { TokenSigner } from '#mail/signed-tokens.ts'
import type { Link } from '#features/links/index.ts'

/** A file of the message, and where it is kept. */
export type CopiedFile = { id: number; hash: string; size: number; filename: string; content_id: string }

/** All that the copies of a message are made of. Nothing else is looked at. */
export type CopySource = {
  addresses: Addresses
  /** The language of the footer: one copy is shared by many recipients, so that of the installation. */
  language: Locale
  /** Finds codes of ours in what the author has quoted. */
  seals: Pick<TokenSigner, 'looksLikeToken' | 'purposeOf'>
  group: { id: number; name: string; title: string; url: string; settings: GroupSettings }
  message: {
    msg_num: number
    topic_id: number
    account_id: number | null
    name: string
    email: string
    created: string
    mime_id: string
    subject_with_tags: string
    /** Clean HTML, whatever it was written in. */
    html: string
  }
  /** Where answers go by the topic or one of its hashtags. */
  reply_to: string
  hashtags: readonly { id: number; name: string }[]
  files: readonly CopiedFile[]
  raw: RawMessage
  /** The files of the mail, by their hashes. */
  contents: ReadonlyMap<string, Buffer>
  /** What was found when it came in by mail; null: it was written here. */
  arrival: AuthenticationSummary | null
  /** The author's domain asks that nobody else writes in its name: From is ours then. */
  isForbidden: boolean
  /** Bytes above which attachments become links for everybody. */
  largest: number
}

/** A link under a mail, before it is known whose. */
export type CopyLink = Pick<Link, 'action' | 'about_id'>

/** The list that a mail is of. */
export type ListSource = Pick<CopySource, 'addresses' | 'group' | 'language'>

export const groupAddress = ({ group, addresses }: ListSource, command = ''): string =>
  `${group.name}${command}@${addresses.mailDomain}`
