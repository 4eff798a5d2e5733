import { buffer } from 'node:stream/consumers'
import { pictureTypes, readExif, scalePicture, stripMetadata, typeOf } from '#content/images/index.ts'
import type { Upload } from '#contract/schema.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { openBlob } from '#runtime/blobs/open-blob.ts'
import { failWhenFull } from '#runtime/blobs/photos.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { json } from '#storage/values.ts'
import { shortened, uploadName, type ArchiveDeps, type InspectContext } from '../archives/index.ts'
import * as contract from './contract.ts'
import { maxPhotos } from './limits.ts'
import { addToStorage, insertPhotos, lockAlbum, photosByIds } from './store.ts'
import { photoView } from './view.ts'

/** The longer sides of the three sizes, the largest first. */
const sides = [1800, 960, 400]
const maxScaledBytes = 5_000_000

/** Makes the sizes of an uploaded photo, and removes its metadata; null if it is none that can be read. */
async function preparePhoto(
  blobs: BlobStore,
  { hash, size, filename }: Upload,
  keepsMetadata: boolean,
  context: InspectContext,
) {
  const media_type = await typeOf(await openBlob(blobs, hash))
  if (!pictureTypes.has(media_type)) return null
  const file = { size, open: () => openBlob(blobs, hash), ...context }
  const picture = await scalePicture(file, sides).catch(failWhenFull)
  if (!picture) return null
  const scaled: string[] = []
  for (const content of picture.scaled) scaled.push((await blobs.put(content, { limit: maxScaledBytes })).hash)
  const [large_hash, medium_hash, thumbnail_hash] = scaled as [string, string, string]
  const content = await buffer(await openBlob(blobs, hash))
  const details = readExif(content)
  const about = { name: uploadName(filename), media_type, width: picture.width, height: picture.height, details }
  const sizes = { large_hash, medium_hash, thumbnail_hash }
  if (keepsMetadata) return { ...about, ...sizes, hash, size }
  // One that is built in an unusual way is kept as what could be read of it.
  const stripped = stripMetadata(content, media_type)
  if (!stripped) {
    const name = shortened(`${about.name.replace(/\.[a-z]{3,4}$/i, '')}.webp`)
    const large = { hash: large_hash, size: picture.scaled[0]!.length, media_type: 'image/webp' }
    return { ...about, ...sizes, ...large, name }
  }
  return { ...about, ...sizes, ...(await blobs.put(stripped, { limit: size + maxScaledBytes })) }
}

export const uploadPhotos = (deps: ArchiveDeps) =>
  implement(
    contract.uploadPhotos,
    async ({ params, account, signal, fail }) => {
      const uploads = params.fileupload
      if (uploads.length === 0) fail('bad attachment')
      if (uploads.length > deps.postLimits.attachments) fail('post too big')
      const photos = []
      // One after the other: reading pictures takes all that a core can give.
      for (const upload of uploads) {
        const context = { queueKey: `account ${account.id}`, signal: signal() }
        photos.push(
          (await preparePhoto(deps.blobs, upload, params.keep_metadata === true, context)) ?? fail('not a photo'),
        )
      }
      return photos
    },
    async ({ tx, group, row, account, access, prepared: photos, fail, record }) => {
      await lockBlobs(
        tx,
        deps.blobs,
        photos.flatMap(({ hash, large_hash, medium_hash, thumbnail_hash }) => [
          ...[hash, large_hash, medium_hash, thumbnail_hash],
        ]),
      )
      const album = (await lockAlbum.first(tx, { id: row.id })) ?? fail('invalid album_id')
      if (album.num_photos + photos.length > maxPhotos) fail('too many photos')
      const rows = photos.map((photo, at) => ({ ...photo, n: at + 1 }))
      const where = { group_id: group.id, album_id: album.id, account_id: account.id }
      const ids = (await insertPhotos.all(tx, { ...where, photos: json(rows) })).map(({ id }) => id)
      const bytes = photos.reduce((sum, { size }) => sum + size, 0)
      const room = { group_id: group.id, bytes, most: deps.postLimits.groupStorage }
      if (!(await addToStorage.first(tx, room))) fail('group out of space')
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
