import type { Blobs } from '#storage/blobs.ts'
import type { Addresses } from '../groups/index.ts'

/** How large things may be, by the settings: bytes, but for the count of attachments. */
export type PostLimits = { text: number; message: number; attachments: number; groupStorage: number }

/** What the archives and those above them need from the house. */
export type ArchiveParts = { addresses: Addresses; blobs: Blobs; postLimits: PostLimits }
