import { implement, type Call } from '#runtime/calls/handler.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { photoSizes, storePhoto, streamPhoto, type PhotoHashes } from '#runtime/blobs/photos.ts'
import type { GroupPhotos } from '#runtime/calls/targets.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import * as contract from './contract.ts'
import { groupOf } from '../finders.ts'
import { groupById } from '../store.ts'
import { groupView, type Addresses } from '../view.ts'

export type PhotoDeps = { addresses: Addresses; blobs: BlobStore }
type PhotoCall = Call<typeof contract.uploadGroupPhoto> | Call<typeof contract.deleteGroupPhoto>

const changePhotos = query(
  'group.changePhotos',
  `update groups set photos = photos - :removed::text[] || :added::jsonb, updated = next_updated(updated)
   where id = :id returning id`,
)
const findPhotos = query('group.photos', `select photos from groups where id = :id`)

const movePhotos = query(
  'group.movePhotos',
  `update groups set photos = (select jsonb_object_agg(key, case when key like '%url'
       then to_jsonb(regexp_replace(value #>> '{}', '^https?://[^/]+', :url)) else value end) from jsonb_each(photos))
   where photos <> '{}' and not starts_with(coalesce(photos ->> 'icon_url', photos ->> 'cover_photo_url'), :url || '/')`,
)
/** Photos have the URL of the site, which its operator may change. */
export const moveGroupPhotos = (tx: Tx, url: string): Promise<unknown> => movePhotos.run(tx, { url })

const sizesOf = { icon: photoSizes.square, cover_photo: photoSizes.cover }

async function setPhoto({ tx, group, access, params, record }: PhotoCall, hashes: PhotoHashes | null, deps: PhotoDeps) {
  const { type } = params
  const url = `${deps.addresses.url}/api/v1/downloadgroupphoto?id=${group.id}&hash=${hashes?.[0]}`
  await changePhotos.one(tx, {
    id: group.id,
    removed: [type, `${type}_url`],
    added: json(hashes ? { [type]: hashes, [`${type}_url`]: url } : {}),
  })
  record('group.updated', { settings: [type] })
  return groupView(groupOf(await groupById.one(tx, { id: group.id })), access, deps.addresses)
}

export const uploadGroupPhoto = (deps: PhotoDeps) =>
  implement(
    contract.uploadGroupPhoto,
    async ({ params, account, signal, fail }) => {
      const [upload, ...others] = params.fileupload
      if (!upload || others.length > 0) return fail('bad attachment')
      const context = { queueKey: `account ${account.id}`, signal: signal() }
      return (await storePhoto(deps.blobs, upload, sizesOf[params.type], context)) ?? fail('bad attachment')
    },
    async call => {
      await lockBlobs(call.tx, deps.blobs, call.prepared)
      return setPhoto(call, call.prepared, deps)
    },
  )

export const deleteGroupPhoto = (deps: PhotoDeps) =>
  implement(contract.deleteGroupPhoto, call => setPhoto(call, null, deps))

// The hash is known only to those who can see the group.
export const downloadGroupPhoto = ({ blobs }: PhotoDeps) =>
  implement(contract.downloadGroupPhoto, async ({ tx, params, refuse }) => {
    const found = await findPhotos.first(tx, { id: params.id })
    const { icon = [], cover_photo = [] } = (found?.photos ?? {}) as GroupPhotos
    const photo = icon[0] === params.hash ? icon : cover_photo
    return (await streamPhoto(blobs, photo, params)) ?? refuse('hash')
  })
