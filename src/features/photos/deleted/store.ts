import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'

const deletedBy = (row: string) =>
  `${row}.deleted_by, coalesce((select d.full_name from accounts d where d.id = ${row}.deleted_by), '') as "deleted_by_name!"`
const ofCaller = (row: string) =>
  `${row}.group_id = :group_id and ${row}.deleted is not null and (:only_account_id?::bigint is null or ${row}.deleted_by = :only_account_id)`
const byTime = (row: string) => ({ deleted: { key: `${row}.deleted`, value: ':after_key?::text::timestamptz' } })

const album = `b.id, b.group_id, b.title, b.num_photos, b.account_id, b.created, b.deleted as "deleted!", ${deletedBy('b')},
  (select coalesce(sum(p.size), 0) from photos p where p.album_id = b.id and p.deleted_with_album)::bigint as "size!"`
export const deletedAlbumPages = keysetFamily(
  'albumDeleted.page',
  'b.id',
  byTime('b'),
  ({ afterCondition, order }) =>
    `select ${album} from photo_albums b where ${ofCaller('b')} and ${afterCondition} order by ${order} limit :count`,
)
export const countDeletedAlbums = query(
  'albumDeleted.count',
  `select count(*)::int as "count!" from photo_albums b where ${ofCaller('b')}`,
)
export const lockDeletedAlbum = query(
  'albumDeleted.lock',
  `select ${album} from photo_albums b where ${ofCaller('b')} and b.id = :id for update of b`,
)

const ofCallerPhotos = `${ofCaller('p')} and not p.deleted_with_album`
const photo = `p.id, p.group_id, p.album_id, p.name, p.description, p.size, p.account_id, p.created, p.deleted as "deleted!", ${deletedBy('p')},
  b.title as album_title, b.deleted is not null as "is_album_deleted!"`
const photosOf = `photos p join photo_albums b on b.id = p.album_id`
export const deletedPhotoPages = keysetFamily(
  'photoDeleted.page',
  'p.id',
  byTime('p'),
  ({ afterCondition, order }) =>
    `select ${photo} from ${photosOf} where ${ofCallerPhotos} and ${afterCondition} order by ${order} limit :count`,
)
export const countDeletedPhotos = query(
  'photoDeleted.count',
  `select count(*)::int as "count!" from photos p where ${ofCallerPhotos}`,
)
export const findDeletedPhoto = query(
  'photoDeleted.find',
  `select ${photo} from ${photosOf} where ${ofCallerPhotos} and p.id = :id`,
)
export const lockDeletedPhoto = query(
  'photoDeleted.lock',
  `select ${photo} from ${photosOf} where ${ofCallerPhotos} and p.id = :id for update of p`,
)

const lockAnyAlbum = query(
  'albumDeleted.lockAny',
  `select id, group_id, title, num_photos, deleted from photo_albums where id = :id for no key update`,
)
/** Locks albums by id, deleted ones too: what removes them for good skips those. */
export async function lockAnyAlbums(tx: Tx, ids: readonly number[]) {
  const albums = []
  for (const id of new Set(ids.toSorted((one, other) => one - other)))
    albums.push(...(await lockAnyAlbum.all(tx, { id })))
  return new Map(albums.map(one => [one.id, one]))
}

/** Restores an album with the photos that were deleted with it. */
export const restoreAlbum = query(
  'albumDeleted.restore',
  `with photos_back as (
     update photos set deleted = null, deleted_by = null, deleted_with_album = false where album_id = :id and deleted_with_album
   )
   update photo_albums set deleted = null, deleted_by = null, updated = next_updated(updated) where id = :id`,
)
/** Restores a photo at its place, or at the end of another album. */
export const restorePhoto = query(
  'photoDeleted.restore',
  `with entered as (
     update photo_albums b set num_photos = b.num_photos + 1, updated = next_updated(b.updated),
       last_position = case when p.album_id = b.id then greatest(b.last_position, p.position) else b.last_position + 1 end
     from photos p where b.id = :album_id and p.id = :id
     returning case when p.album_id = b.id then p.position else b.last_position end as position
   )
   update photos set deleted = null, deleted_by = null, album_id = :album_id, position = (select position from entered),
     updated = next_updated(updated)
   where id = :id`,
)
/** Takes the storage of what was deleted again; nothing if the group is full. */
export const takeStorageBack = query(
  'photoDeleted.takeStorage',
  `update groups set storage_used = storage_used + :bytes, storage_photos = storage_photos + :bytes,
     storage_deleted = storage_deleted - :bytes
   where id = :group_id and (:bytes <= 0 or storage_used + :bytes <= :most) returning id`,
)
