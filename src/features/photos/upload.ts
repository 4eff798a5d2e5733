import { buffer } from 'node:stream/consumers'
import {
  limitsOf,
  measurePicture,
  pictureTypes,
  readExif,
  scalePicture,
  shrinkPicture,
  stripMetadata,
  turnPicture,
  typeOf,
  type PhotoDetails,
} from '#content/images/index.ts'
import { photoSides } from '#contract/groups/photo-sides.ts'
import type { Upload } from '#contract/schema.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { openBlob } from '#runtime/blobs/open-blob.ts'
import { failWhenFull } from '#runtime/blobs/photos.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { json } from '#storage/values.ts'
import { makeRoom } from '../groups/index.ts'
import { shortened, uploadName, type ArchiveDeps, type InspectContext } from '../archives/index.ts'
import * as contract from './contract.ts'
import { maxPhotos } from './limits.ts'
import { addToStorage, insertPhotos, lockAlbum, photosByIds } from './store.ts'
import { maxScaledBytes, sides, storeSizes, type PhotoSizes } from './sizes.ts'
import { photoView } from './view.ts'

/** A photo that can be stored; its sizes are made later, unless it could only be kept as one of them. */
type PreparedPhoto = {
  name: string
  hash: string
  size: number
  media_type: string
  width: number
  height: number
  details: PhotoDetails
} & (PhotoSizes | { [size in keyof PhotoSizes]: null })
const noSizes = { large_hash: null, medium_hash: null, thumbnail_hash: null }

type Refusal = 'not a photo' | 'photo too large'

type Shape = { width: number; height: number }
/** What a photo measures once it is reduced to that side; undefined if it is small enough. */
function fitted({ width, height }: Shape, side: number): Shape | undefined {
  const factor = side / Math.max(width, height)
  if (factor >= 1) return undefined
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Measures an uploaded photo, reduces it to the size that the group wants, and removes its metadata; or says why not. */
async function preparePhoto(
  blobs: BlobStore,
  { hash, size, filename }: Upload,
  { keepsMetadata, side }: { keepsMetadata: boolean; side: number },
  context: InspectContext,
): Promise<PreparedPhoto | Refusal> {
  const media_type = await typeOf(await openBlob(blobs, hash))
  if (!pictureTypes.has(media_type)) return 'not a photo'
  const file = { size, open: () => openBlob(blobs, hash), ...context, kind: 'photo' } as const
  const measured = await measurePicture(file, sides[0]).catch(failWhenFull)
  if (!measured) return size > limitsOf.photo.memory ? 'photo too large' : 'not a photo'
  const { width, height, isTurned, isTooMuch } = measured
  if (isTooMuch) return 'photo too large'
  const content = await buffer(await openBlob(blobs, hash))
  const about = { name: uploadName(filename), media_type, width, height, details: readExif(content) }
  // One that is animated, or takes too much to be decoded, is kept as it is.
  const reduced = fitted(measured, side) && (await shrinkPicture(file, side).catch(failWhenFull))
  if (reduced) {
    const stored = await blobs.put(reduced, { limit: size + maxScaledBytes })
    return { ...about, ...fitted(measured, side), ...noSizes, ...stored }
  }
  // Not all browsers turn what isn't a JPEG. What takes too much to be turned keeps the tag.
  const turned = isTurned && media_type !== 'image/jpeg' && (await turnPicture(file, keepsMetadata).catch(failWhenFull))
  if (turned) {
    return { ...about, ...noSizes, ...(await blobs.put(turned, { limit: turned.length })) }
  }
  const stripped = stripMetadata(content, media_type)
  if (stripped) {
    const stored = keepsMetadata ? { hash, size } : await blobs.put(stripped, { limit: size + maxScaledBytes })
    return { ...about, ...noSizes, ...stored }
  }
  // One that is built in an unusual way is kept as what can be read of it.
  const picture = await scalePicture(file, sides).catch(failWhenFull)
  if (!picture) return 'not a photo'
  const sizes = await storeSizes(blobs, picture.scaled)
  if (keepsMetadata) return { ...about, ...sizes, hash, size }
  const name = shortened(`${about.name.replace(/\.[a-z]{3,4}$/i, '')}.webp`)
  const large = { hash: sizes.large_hash, size: picture.scaled[0]!.length, media_type: 'image/webp' }
  return { ...about, ...sizes, ...large, name }
}

export const uploadPhotos = (deps: ArchiveDeps) =>
  implement(
    contract.uploadPhotos,
    async ({ group, params, account, signal, fail }) => {
      const uploads = params.fileupload
      if (uploads.length === 0) fail('bad attachment')
      if (uploads.length > deps.postLimits.attachments) fail('post too big')
      const side = photoSides[group.settings.max_photo_size_photos]
      const wish = { keepsMetadata: params.keep_metadata === true, side }
      const photos: PreparedPhoto[] = []
      // One after the other: reading pictures takes all that a core can give.
      for (const upload of uploads) {
        const context = { queueKey: `account ${account.id}`, signal: signal() }
        const photo = await preparePhoto(deps.blobs, upload, wish, context)
        photos.push(typeof photo === 'string' ? fail(photo, { filename: uploadName(upload.filename) }) : photo)
      }
      return photos
    },
    async ({ tx, group, row, account, access, params, prepared: photos, fail, record }) => {
      await lockBlobs(
        tx,
        deps.blobs,
        photos.flatMap(photo => [photo.hash, photo.large_hash, photo.medium_hash, photo.thumbnail_hash]),
      )
      const album = (await lockAlbum.first(tx, { id: row.id })) ?? fail('invalid album_id')
      if (album.num_photos + photos.length > maxPhotos) fail('too many photos')
      const description = params.desc?.trim() ?? ''
      const rows = photos.map((photo, at) => ({ ...photo, n: at + 1, description }))
      const where = { group_id: group.id, album_id: album.id, account_id: account.id }
      const ids = (await insertPhotos.all(tx, { ...where, photos: json(rows) })).map(({ id }) => id)
      const bytes = photos.reduce((sum, { size }) => sum + size, 0)
      const room = { group_id: group.id, bytes, most: deps.postLimits.groupStorage }
      const { stored } = (await addToStorage.first(tx, room)) ?? fail('group out of space')
      await makeRoom(tx, { group_id: group.id, bytes: stored - room.most })
      record('photo.added', { album_id: album.id, title: album.title, photo_ids: ids })
      const viewer = { addresses: deps.addresses, account, access }
      const added = await photosByIds.all(tx, { ids })
      return {
        object: 'uploaded_photos' as const,
        album_id: album.id,
        photos: added.map(photo => photoView(photo, viewer)),
      }
    },
  )
