import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { addressesOf, type Addresses } from '../groups/index.ts'

/** Limits from the settings: bytes, except for the number of attachments. */
export type PostLimits = { text: number; message: number; attachments: number; groupStorage: number }

/** Dependencies of the archives and of the features that use them. */
export type ArchiveDeps = {
  addresses: Addresses
  codes: SignedTokens
  blobs: BlobStore
  postLimits: PostLimits
  pictureNetworks: readonly string[]
}

/** Creates the dependencies from the settings. */
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
