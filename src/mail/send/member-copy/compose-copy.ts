import type { Locale } from '#locales/index.ts'
import { buffer } from 'node:stream/consumers'
import { currentRaw, type AuthenticationSummary, type RawMessage } from '#features/archives/index.ts'
import { freshGroups, groupUrl, type Addresses } from '#features/groups/index.ts'
import { dayOf } from '#features/links/index.ts'
import type { TokenSigner } from '#mail/signed-tokens.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { RecipientComposer, Composer } from '../outgoing-message.ts'
import type { Signer } from '../sign/dkim.ts'
import { composeCopies } from './copies.ts'
import type { DmarcPolicies } from './dmarc.ts'
import { shrinkPictures, type MeasuredFile } from './shrink-pictures.ts'
import type { CopiedPoll, CopySource } from './source.ts'
import { copiedMessage, type CopiedMessage } from './store.ts'

export type CopyContext = {
  addresses: Addresses
  language: Locale
  blobs: BlobStore
  codes: TokenSigner
  policies: DmarcPolicies
  /** Loaded when there is something to sign. */
  signer: () => Promise<Signer>
  /** Above this size in bytes, attachments become links. */
  largestMail: number
  /** Whether recipients of one domain may share a copy. */
  mayShare: boolean
}

// For deleted messages and groups: nothing is sent.
export const emptyComposition: RecipientComposer = {
  skips: () => true,
  async for() {
    throw new Error('there is nothing to send')
  },
}

/** Composes the copies of a message for members with individual delivery. */
export const copyComposer = (context: CopyContext): Composer => ({
  async compose(tx, { group_id, message_id }) {
    const [group, message] = await Promise.all([
      freshGroups.groupById(tx, group_id),
      copiedMessage.first(tx, { group_id, id: message_id ?? 0 }),
    ])
    if (!group || !message) return emptyComposition
    const [source, signer] = await Promise.all([sourceOf(context, group, message), context.signer()])
    return composeCopies(source, { codes: context.codes, today: dayOf(Date.now()), signer })
  },
})

type Tag = { id: number; name: string; reply_to: string }
type File = MeasuredFile & { id: number; size: number; filename: string; content_id: string }
const groupDefault = 'thread_reply_group_default'

/** Loads everything slow: files and the DMARC policy of the author's domain. */
async function sourceOf(context: CopyContext, group: Group, message: CopiedMessage): Promise<CopySource> {
  const { addresses, language, policies, largestMail, mayShare } = context
  const hashtags = message.hashtags as Tag[]
  const files = message.files as File[]
  const raw = await currentRaw(message)
  const mail = await shrinkPictures({ raw, contents: await contentsOf(raw, context.blobs) }, files, {
    queueKey: `mail of group ${group.id}`,
    size: group.settings.max_photo_size_email,
  })
  return {
    addresses,
    language,
    seals: context.codes,
    group: { ...group, url: groupUrl(addresses, group) },
    message,
    poll: message.poll as CopiedPoll | null,
    reply_to: [message, ...hashtags].find(({ reply_to }) => reply_to !== groupDefault)?.reply_to ?? groupDefault,
    hashtags,
    files,
    ...mail,
    arrival: message.arrival as AuthenticationSummary | null,
    isForbidden: await policies.isForbidden(message.email.slice(message.email.lastIndexOf('@') + 1)),
    largest: largestMail,
    mayShare,
  }
}

/** The attachments of a mail; missing ones are left empty. */
async function contentsOf({ parts }: RawMessage, blobs: BlobStore): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const { hash } of parts) {
    const blob = contents.has(hash) ? undefined : await blobs.open(hash)
    if (blob) contents.set(hash, await buffer(blob.stream))
  }
  return contents
}
