import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { addressesOf, type Addresses } from '../groups/index.ts'

/** How large things may be, by the settings: bytes, but for the count of attachments. */
export type PostLimits = { text: number; message: number; attachments: number; groupStorage: number }

/** What the archives and those above them need from the house. */
export type ArchiveDeps = {
  addresses: Addresses
  codes: SignedTokens
  blobs: BlobStore
  postLimits: PostLimits
  pictureNetworks: readonly string[]
}

/** The same, by the settings. */
export const archiveDeps = (settings: Settings, blobs: BlobStore, codes: SignedTokens): ArchiveDeps => ({
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
