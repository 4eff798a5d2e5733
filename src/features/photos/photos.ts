import type { FileStream } from '#contract/schema.ts'
import { zipOf, type ZipEntry } from '#content/zip.ts'
import { FileGoneError, blobChunks } from '#runtime/blobs/open-blob.ts'
import { implement } from '#runtime/calls/handler.ts'
import { orderOf, pageOf } from '#runtime/responses/pagination.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { likePatterns } from '#storage/like-patterns.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { parseName, shortened, streamStoredFile, type ArchiveDeps } from '../archives/index.ts'
import * as contract from './contract.ts'
import { maxPhotos } from './limits.ts'
import {
  albumById,
  changePhoto,
  countMatchingPhotos,
  deletePhotoRow,
  lockAlbum,
  lockAlbums,
  lockPhoto,
  matchingPhotos,
  movePhoto,
  photoById,
  photoPages,
  placeOfPhoto,
  storeAsDeleted,
} from './store.ts'
import { inPreferredPhotoOrder } from './preferred-order.ts'
import { mayDelete, photoView } from './view.ts'

type Deps = Pick<ArchiveDeps, 'addresses'>

export const getPhotos = ({ addresses }: Deps) =>
  implement(contract.getPhotos, async ({ tx, row, account, access, params }) => {
    const viewer = { addresses, account, access }
    return pageOf(tx, contract.getPhotos, inPreferredPhotoOrder(params, account), {
      total: row.num_photos,
      fetch: ({ field, dir, start, page }) =>
        photoPages[`${field as 'name'}:${dir}:${start}`].all(tx, { album_id: row.id, ...page }),
      cursorOf: (photo, field) => ({
        key: { name: photo.name_key, position: photo.position, taken: photo.taken_key }[field] ?? photo.id,
        id: photo.id,
      }),
      view: photo => photoView(photo, viewer),
    })
  })

export const searchPhotos = ({ addresses }: Deps) =>
  implement(contract.searchPhotos, async ({ tx, group, account, access, params }) => {
    const patterns = likePatterns(params.q.toLowerCase())
    // No words match nothing.
    const where = { group_id: patterns.length > 0 ? group.id : 0, patterns }
    const viewer = { addresses, account, access }
    return pageOf(tx, contract.searchPhotos, params, {
      query: params.q,
      counting: { by: null, count: async () => (await countMatchingPhotos.one(tx, where)).count },
      fetch: ({ field, dir, start, page }) =>
        matchingPhotos[`${field as 'name'}:${dir}:${start}`].all(tx, { ...where, ...page }),
      cursorOf: ({ name_key, id }, field) => ({ key: field === 'name' ? name_key : id, id }),
      view: photo => photoView(photo, viewer),
    })
  })

export const getPhoto = ({ addresses }: Deps) =>
  implement(contract.getPhoto, async ({ tx, row, account, access, params }) => {
    const { id, album_id, album_title, num_photos } = row
    const { field, dir } = orderOf(contract.getPhotos.sorting!, inPreferredPhotoOrder(params, account))
    const place = await placeOfPhoto[`${field as 'name'}:${dir}`].one(tx, { id, album_id })
    return { ...photoView(row, { addresses, account, access }), album_title, num_photos, ...place }
  })

export const updatePhoto = ({ addresses }: Deps) =>
  implement(contract.updatePhoto, async ({ tx, group, row, account, access, params, fail, refuse, record }) => {
    const { id, album_id: from_id } = row
    const { album_id = from_id } = params
    if ((await albumById.first(tx, { id: album_id }))?.group_id !== group.id) fail('invalid album_id')
    await lockAlbums(tx, [from_id, album_id])
    const before = (await lockPhoto.first(tx, { id, album_id: from_id })) ?? fail('invalid photo_id')
    const { title, num_photos } = (await lockAlbum.first(tx, { id: album_id })) ?? fail('invalid album_id')
    const name = params.name === undefined ? before.name : (parseName(params.name) ?? refuse('name'))
    const description = params.desc?.trim() ?? before.description
    const isMoved = album_id !== from_id
    const isEdited = name !== before.name || description !== before.description
    if (isMoved && num_photos >= maxPhotos) fail('too many photos')
    if (isMoved) await movePhoto.run(tx, { id, from_id, album_id })
    if (isEdited) await changePhoto.run(tx, { id, name, description })
    const changes = { name: name !== before.name, desc: description !== before.description, album: isMoved }
    const fields = Object.entries(changes).flatMap(([field, isChanged]) => (isChanged ? [field] : []))
    if (fields.length > 0) record('photo.updated', { album_id, title, photo_id: id, name, fields })
    return photoView(await photoById.one(tx, { id }), { addresses, account, access })
  })

export const deletePhoto = implement(
  contract.deletePhoto,
  async ({ tx, group, row, account, access, fail, record }) => {
    const { id, album_id } = row
    // The album first, as when photos are added: its count changes.
    await lockAlbum.first(tx, { id: album_id })
    const photo = (await lockPhoto.first(tx, { id, album_id })) ?? fail('invalid photo_id')
    if (!mayDelete(photo.account_id, { access, account })) fail('inadequate_permissions', 'mod_page')
    await deletePhotoRow.run(tx, { id, deleted_by: account.id })
    await storeAsDeleted.run(tx, { group_id: group.id, bytes: photo.size })
    record('photo.deleted', { album_id, title: row.album_title, photo_id: id, name: photo.name })
  },
)

export const downloadPhoto = ({ blobs }: Pick<ArchiveDeps, 'blobs'>) =>
  implement(contract.downloadPhoto, async ({ row, params }): Promise<FileStream> => {
    const { name: filename, size, media_type, width } = row
    const scaled = { thumbnail: row.thumbnail_hash, medium: row.medium_hash, large: row.large_hash }
    const hash = params.size === undefined ? row.hash : (scaled[params.size] ?? row.hash)
    // Until its sizes are made, it is shown as it was uploaded.
    if (hash === row.hash) {
      const file = await streamStoredFile(blobs, { hash, size, filename, media_type, width })
      return params.size === undefined ? file : { ...file, madeOf: hash }
    }
    if (!(await blobs.has(hash))) throw new FileGoneError(`the file ${hash} is missing`)
    // Browsers may keep it, but ask each time whether they still may show it.
    const shown = { filename: `${filename}.webp`, mediaType: 'image/webp', inline: true }
    return { ...shown, chunks: blobChunks(blobs, hash), madeOf: hash }
  })

const photosAfter = query(
  'photo.after',
  `select id, name, hash, position, created from photos
   where album_id = :album_id and deleted is null and (position, id) > (:position, :id)
   order by position, id limit 200`,
)

/** The photos of an album in its order, which their names begin with. */
async function* entriesOf(tx: Tx, blobs: BlobStore, album_id: number): AsyncGenerator<ZipEntry> {
  let n = 0
  for (let [position, id] = [-1, 0]; ;) {
    const photos = await photosAfter.all(tx, { album_id, position, id })
    for (const photo of photos) {
      n += 1
      const path = shortened(`${String(n).padStart(4, '0')} ${photo.name.replaceAll(/[/\\]/g, '_')}`)
      const mtime = new Date(photo.created)
      if (await blobs.has(photo.hash)) yield { path, mtime, content: blobChunks(blobs, photo.hash) }
    }
    const last = photos.at(-1)
    if (!last) return
    ;({ position, id } = last)
  }
}

export const downloadAlbum = ({ blobs }: Pick<ArchiveDeps, 'blobs'>) =>
  implement(contract.downloadAlbum, async ({ tx, row }) => ({
    filename: `${row.title}.zip`,
    chunks: zipOf(entriesOf(tx, blobs, row.id)),
  }))
