import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Seals } from '#runtime/letters.ts'
import { addressesOf, type Addresses } from '../groups/index.ts'

/** How large things may be, by the settings: bytes, but for the count of attachments. */
export type PostLimits = { text: number; message: number; attachments: number; groupStorage: number }

/** What the archives and those above them need from the house. */
export type ArchiveParts = {
  addresses: Addresses
  codes: Seals
  blobs: Blobs
  postLimits: PostLimits
  pictureNetworks: readonly string[]
}

/** The same, by the settings. */
export const archiveParts = (settings: Settings, blobs: Blobs, codes: Seals): ArchiveParts => ({
  codes,
  addresses: addressesOf(settings),
  blobs,
  pictureNetworks: settings.pictureNetworks,
  postLimits: {
    text: settings.maxText,
    message: settings.maxUpload,
    attachments: settings.maxAttachments,
    groupStorage: settings.groupStorage,
  },
})
