import { join } from 'node:path'
import type { Settings } from '#settings/index.ts'
import { type BlobStore, openBlobStore } from './blob-store.ts'
import { bothStores } from './both-stores.ts'
import { openBucketStore } from './s3/bucket-store.ts'
import { bucketOf, placeOfBucket } from './s3/client.ts'

type Files = { blobs: BlobStore; places?: { folder: BlobStore; bucket: BlobStore } }

/** The files of an installation, and the two places where they are if there is a bucket. `onLost` is called once for each missing file. */
export function openPlaces(settings: Settings, onLost?: (hash: string) => void): Files {
  const bucketSettings = bucketOf(settings)
  if (!bucketSettings) return { blobs: openBlobStore(settings.blobs, onLost) }
  // A file that isn't in the folder isn't lost.
  const folder = openBlobStore(settings.blobs)
  const temporary = join(settings.blobs, 'tmp')
  const bucket = openBucketStore(bucketSettings, { temporary, ...(onLost && { onLost }) })
  const newIn = settings.s3NewFiles ? 'bucket' : 'folder'
  return { blobs: bothStores({ folder, bucket, newIn }), places: { folder, bucket } }
}

/** Where the files are, for sentences. */
export function placesOf(settings: Settings): { folder: string; bucket: string } {
  const bucket = bucketOf(settings)
  return { folder: settings.blobs, bucket: bucket ? placeOfBucket(bucket) : '' }
}

export const placeOf = (settings: Settings): string => Object.values(placesOf(settings)).filter(Boolean).join(', ')

/** Where files are stored: in a folder, or in a bucket with a folder before it. */
export const openFiles = (settings: Settings, onLost?: (hash: string) => void): BlobStore =>
  openPlaces(settings, onLost).blobs
