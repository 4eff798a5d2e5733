import { buffer } from 'node:stream/consumers'
import { currentRaw, type Arrival, type RawMessage } from '#features/archives/index.ts'
import { freshGroups, groupUrl, type Addresses } from '#features/groups/index.ts'
import { dayOf } from '#features/links/index.ts'
import type { Codes } from '#mail/codes.ts'
import type { Group } from '#runtime/subjects.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Composed, Composer } from '../outgoing.ts'
import type { Signer } from '../sign/dkim.ts'
import { copiesOf } from './copies.ts'
import type { Policies } from './dmarc.ts'
import { withSmallPictures, type MeasuredFile } from './pictures.ts'
import type { CopySource } from './source.ts'
import { copiedMessage, type CopiedMessage } from './store.ts'

export type CopyHouse = {
  addresses: Addresses
  blobs: Blobs
  codes: Codes
  policies: Policies
  /** Opened when there is something to sign. */
  signer: () => Promise<Signer>
  /** Bytes of a mail above which attachments become links. */
  largestMail: number
}

// A message that is gone, or a group, goes to nobody.
export const nothing: Composed = {
  skips: () => true,
  async for() {
    throw new Error('there is nothing to send')
  },
}

/** Makes the copies of a message, one for each member who gets it by itself. */
export const copyComposer = (house: CopyHouse): Composer => ({
  async compose(tx, { group_id, message_id }) {
    const [group, message] = await Promise.all([
      freshGroups.groupById(tx, group_id),
      copiedMessage.first(tx, { group_id, id: message_id ?? 0 }),
    ])
    if (!group || !message) return nothing
    const [source, signer] = await Promise.all([sourceOf(house, group, message), house.signer()])
    return copiesOf(source, { codes: house.codes, today: dayOf(Date.now()), signer })
  },
})

type Tag = { id: number; name: string; reply_to: string }
type File = MeasuredFile & { id: number; size: number; filename: string; content_id: string }
const asGroup = 'thread_reply_group_default'

/** Everything that is slow: files are read and the author's domain is asked. */
async function sourceOf(house: CopyHouse, group: Group, message: CopiedMessage): Promise<CopySource> {
  const { addresses, policies, largestMail } = house
  const hashtags = message.hashtags as Tag[]
  const files = message.files as File[]
  const raw = await currentRaw(message)
  const mail = await withSmallPictures({ raw, contents: await contentsOf(raw, house.blobs) }, files, {
    party: `mail of group ${group.id}`,
    size: group.settings.max_photo_size_email,
  })
  return {
    addresses,
    seals: house.codes,
    group: { ...group, url: groupUrl(addresses, group) },
    message,
    reply_to: [message, ...hashtags].find(({ reply_to }) => reply_to !== asGroup)?.reply_to ?? asGroup,
    hashtags,
    files,
    ...mail,
    arrival: message.arrival as Arrival | null,
    isForbidden: await policies.isForbidden(message.email.slice(message.email.lastIndexOf('@') + 1)),
    largest: largestMail,
  }
}

/** The files of a mail; where one was lost its place stays empty. */
async function contentsOf({ parts }: RawMessage, blobs: Blobs): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const { hash } of parts) {
    const found = contents.has(hash) ? undefined : await blobs.open(hash)
    if (found) contents.set(hash, await buffer(found.stream))
  }
  return contents
}
