import type { Locale } from '#locales/index.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { AuthenticationSummary, RawMessage } from '#features/archives/index.ts'
import type { Addresses } from '#features/groups/index.ts'
import type { TokenSigner } from '#mail/signed-tokens.ts'
import type { Link } from '#features/links/index.ts'

/** An attachment and its blob. */
export type CopiedFile = { id: number; hash: string; size: number; filename: string; content_id: string }

/** An open poll of a message. */
export type CopiedPoll = {
  id: number
  question: string
  type: 'poll_single' | 'poll_multiple' | 'poll_ranked'
  answers: readonly { text: string; desc: string }[]
  is_anonymous: boolean
  closes: string | null
}

/** The complete input for composing copies. */
export type CopySource = {
  addresses: Addresses
  /** The language of the footer: that of the installation, since a copy is shared by many recipients. */
  language: Locale
  /** Finds our tokens in quoted text. */
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
    /** The sanitized HTML. */
    html: string
  }
  poll: CopiedPoll | null
  /** The reply setting of the topic or one of its hashtags. */
  reply_to: string
  hashtags: readonly { id: number; name: string }[]
  files: readonly CopiedFile[]
  raw: RawMessage
  /** The attachments by hash. */
  contents: ReadonlyMap<string, Buffer>
  /** The authentication results of incoming mail; null if written on the web. */
  arrival: AuthenticationSummary | null
  /** Whether the DMARC policy of the author's domain requires rewriting From. */
  isForbidden: boolean
  /** Above this size in bytes, attachments become links for everyone. */
  largest: number
  /** Whether recipients of one domain may share a copy. */
  mayShare: boolean
  /** This is the copy they share: it has no personal links. */
  isShared?: boolean
}

/** The contents of the footer of copies. */
export type FooterSource = Pick<
  CopySource,
  'addresses' | 'language' | 'group' | 'hashtags' | 'reply_to' | 'poll' | 'isForbidden' | 'isShared'
> & {
  message: Pick<CopySource['message'], 'msg_num' | 'topic_id' | 'email' | 'html'>
}

/** A footer link, before it is signed for a member. */
export type CopyLink = Pick<Link, 'action' | 'about_id'>

/** The list that a mail belongs to. */
export type ListSource = Pick<CopySource, 'addresses' | 'group' | 'language' | 'isShared'>

export const groupAddress = ({ group, addresses }: ListSource, command = ''): string =>
  `${group.name}${command}@${addresses.mailDomain}`
