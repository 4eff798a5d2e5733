import { may, type GroupAccess } from '#contract/permissions.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { query, queryFamily, type Row } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { authorJoin, creatorName } from '../archives/index.ts'

const album = `b.id, b.group_id, b.title, b.description, b.account_id, b.created, b.updated, b.num_photos, b.last_position,
    ${creatorName('b')} as "creator_name!", (select name from groups where id = b.group_id) as "group_name!",
    (select p.id from photos p where p.album_id = b.id and p.deleted is null order by p.position, p.id limit 1) as "cover_id?"`
const ofAlbum = authorJoin('b.account_id')

export const albumById = query(
  'album.byId',
  `select ${album} from photo_albums b ${ofAlbum} where b.id = :id and b.deleted is null`,
)
export type AlbumRow = Row<'album.byId'>

const stamp = (column: string) => ({ key: column, value: ':after_key?::text::timestamptz' })
export const albumPages = keysetFamily(
  'album.page',
  'b.id',
  { created: 'b.id', title: 'lower(b.title)', updated: stamp('b.updated') },
  ({ afterCondition, order }) =>
    `select ${album}, lower(b.title) as "title_key!" from photo_albums b ${ofAlbum}
     where b.group_id = :group_id and b.deleted is null and ${afterCondition} order by ${order} limit :count`,
)
export const countAlbums = query(
  'album.count',
  `select count(*)::int as "count!" from photo_albums where group_id = :group_id and deleted is null`,
)
export const insertAlbum = query(
  'album.insert',
  `insert into photo_albums (group_id, title, description, account_id) values (:group_id, :title, :description, :account_id)
   returning id`,
)
export const lockAlbum = query(
  'album.lock',
  `select * from photo_albums where id = :id and deleted is null for no key update`,
)
/** Locks albums between which photos move: by id, so that moves in both directions don't wait for each other. */
export async function lockAlbums(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of new Set(ids.toSorted((one, other) => one - other))) await lockAlbum.first(tx, { id })
}
export const changeAlbum = query(
  'album.change',
  `update photo_albums set title = :title, description = :description, updated = next_updated(updated) where id = :id`,
)
export const measureAlbum = query(
  'album.measure',
  `select count(*)::int as "photos!", coalesce(sum(size), 0)::bigint as "bytes!",
     count(*) filter (where account_id is distinct from :account_id)::int as "of_others!"
   from photos where album_id = :id and deleted is null`,
)
/** The albums of these in which others have photos. */
const albumsWithOthers = query(
  'album.withOthers',
  `select b.id as "id!" from unnest(:ids::bigint[]) b (id)
   where exists (select from photos p where p.album_id = b.id and p.deleted is null and p.account_id is distinct from :account_id)`,
)
/** An album is deleted only by moderators if others have photos in it. */
export async function keepPhotosOfOthers<Album extends { id: number; can_delete: boolean }>(
  tx: Tx,
  albums: readonly Album[],
  { account, access }: { account: { id: number }; access: GroupAccess },
): Promise<Album[]> {
  const ids = may('mod_page', access) ? [] : albums.filter(({ can_delete }) => can_delete).map(({ id }) => id)
  if (ids.length === 0) return [...albums]
  const kept = new Set((await albumsWithOthers.all(tx, { ids, account_id: account.id })).map(({ id }) => id))
  return albums.map(album => ({ ...album, can_delete: album.can_delete && !kept.has(album.id) }))
}
/** Deletes a locked album with its photos. They are kept for 30 days, by the clock: the album goes after what was deleted in it before. */
export const deleteAlbumRow = query(
  'album.delete',
  `with gone as (
     update photos set deleted = clock_timestamp(), deleted_by = :deleted_by, deleted_with_album = true where album_id = :id and deleted is null
   )
   update photo_albums set deleted = clock_timestamp(), deleted_by = :deleted_by where id = :id`,
)
/** What was deleted still counts, as what can be restored. */
export const storeAsDeleted = query(
  'photo.storeAsDeleted',
  `update groups set storage_used = storage_used - :bytes, storage_photos = storage_photos - :bytes, storage_deleted = storage_deleted + :bytes
   where id = :group_id`,
)
export const addToStorage = query(
  'photo.addToStorage',
  `update groups set storage_used = storage_used + :bytes, storage_photos = storage_photos + :bytes
   where id = :group_id and (:bytes <= 0 or storage_used + :bytes <= :most) returning storage_used + storage_deleted as "stored!"`,
)

const photo = `p.*, ${creatorName('p')} as "creator_name!", b.title as "album_title!", b.num_photos`
const ofPhoto = `join photo_albums b on b.id = p.album_id ${authorJoin('p.account_id')}`
export const photoById = query(
  'photo.byId',
  `select ${photo} from photos p ${ofPhoto} where p.id = :id and p.deleted is null`,
)
export type PhotoRow = Row<'photo.byId'>
export const photosByIds = query(
  'photo.byIds',
  `select ${photo} from photos p ${ofPhoto} where p.id = any(:ids::bigint[]) and p.deleted is null order by p.position, p.id`,
)
/** The newest photos of groups, for their feeds. */
export const newestPhotos = query(
  'photo.newest',
  `select ${photo} from photos p ${ofPhoto} where p.id = any(:ids::bigint[]) and p.deleted is null order by p.id desc`,
  { batchable: true },
)
/** A photo that doesn't say when it was taken is placed by when it was added. */
const taken = `coalesce(p.details ->> 'taken', to_char(p.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'))`
const photoKeys = { position: 'p.position', created: 'p.id', name: 'lower(p.name)', taken }
export const photoPages = keysetFamily(
  'photo.page',
  'p.id',
  { ...photoKeys, position: { key: photoKeys.position, value: ':after_key?::text::int' } },
  ({ afterCondition, order }) =>
    `select ${photo}, ${photoKeys.name} as "name_key!", ${taken} as "taken_key!" from photos p ${ofPhoto}
     where p.album_id = :album_id and p.deleted is null and ${afterCondition} order by ${order} limit :count`,
)
const matches = `p.group_id = :group_id and p.deleted is null and lower(p.name || ' ' || p.description) like all(:patterns::text[])`
export const matchingPhotos = keysetFamily(
  'photo.search',
  'p.id',
  { created: 'p.id', name: 'lower(p.name)' },
  ({ afterCondition, order }) =>
    `select ${photo}, lower(p.name) as "name_key!" from photos p ${ofPhoto}
     where ${matches} and ${afterCondition} order by ${order} limit :count`,
)
export const countMatchingPhotos = query(
  'photo.countMatches',
  `select count(*)::int as "count!" from photos p where ${matches}`,
)
/** Locks a photo of a locked album. */
export const lockPhoto = query(
  'photo.lock',
  `select p.*, case when p.album_id <> :album_id then overtaken('a photo') end as "overtaken?"
   from photos p where p.id = :id and p.deleted is null for no key update`,
)
/** Adds photos at the end of a locked album. */
export const insertPhotos = query(
  'photo.insert',
  `with added as (
     insert into photos (group_id, album_id, position, name, description, account_id, hash, size, media_type, width, height, details,
       large_hash, medium_hash, thumbnail_hash)
     select :group_id, b.id, b.last_position + f.n, f.name, f.description, :account_id, f.hash, f.size, f.media_type, f.width, f.height, f.details,
       f.large_hash, f.medium_hash, f.thumbnail_hash
     from photo_albums b, jsonb_to_recordset(:photos::jsonb) as f(n int, name text, description text, hash text, size bigint, media_type text,
       width int, height int, details jsonb, large_hash text, medium_hash text, thumbnail_hash text)
     where b.id = :album_id order by f.n
     returning id, position
   ), counted as (
     update photo_albums set num_photos = num_photos + (select count(*) from added),
       last_position = last_position + (select count(*) from added), updated = next_updated(updated)
     where id = :album_id
   )
   select id from added order by position`,
)
export const changePhoto = query(
  'photo.change',
  `update photos set name = :name, description = :description, updated = next_updated(updated) where id = :id`,
)
export const deletePhotoRow = query(
  'photo.delete',
  `with gone as (
     update photos set deleted = clock_timestamp(), deleted_by = :deleted_by where id = :id and deleted is null returning album_id
   )
   update photo_albums set num_photos = num_photos - 1, updated = next_updated(updated)
   where id = (select album_id from gone)`,
)
/** Puts photos into the given order after one of the others (0: first); returns how many of them all are in the album. */
export const placePhotos = query(
  'photo.place',
  `with others as (
     select p.id, row_number() over (order by p.position, p.id) as place
     from photos p where p.album_id = :album_id and p.deleted is null and not p.id = any(:ids::bigint[])
   ), start as (
     select coalesce((select place from others where id = :after), 0) as place
   ), wanted as (
     select p.id, start.place, w.place as within from start, unnest(:ids::bigint[]) with ordinality as w (id, place)
     join photos p on p.id = w.id and p.album_id = :album_id and p.deleted is null
     union all
     select o.id, o.place, 0 from others o
   ), placed as (
     update photos p set position = o.place
     from (select id, row_number() over (order by place, within)::int as place from wanted) o
     where p.id = o.id and p.position <> o.place
   ), counted as (
     update photo_albums set last_position = num_photos, updated = next_updated(updated) where id = :album_id
   )
   select count(*)::int as "count!" from photos
   where album_id = :album_id and deleted is null and id = any(:ids::bigint[] || :after::bigint)`,
)
/** Moves a photo to the end of another locked album. */
export const movePhoto = query(
  'photo.move',
  `with left_album as (
     update photo_albums set num_photos = num_photos - 1, updated = next_updated(updated) where id = :from_id
   ), entered as (
     update photo_albums set num_photos = num_photos + 1, last_position = last_position + 1, updated = next_updated(updated)
     where id = :album_id returning last_position
   )
   update photos set album_id = :album_id, position = (select last_position from entered), updated = next_updated(updated)
   where id = :id`,
)
/** The photos beside one, and its number in the album, in each order of the album's list. */
export const placeOfPhoto = queryFamily('photo.placeOf', neighbourQueries(photoKeys))

function neighbourQueries<Field extends string>(keys: Record<Field, string>) {
  const sides = { asc: { before: '<', after: '>' }, desc: { before: '>', after: '<' } } as const
  const texts = Object.entries<string>(keys).flatMap(([field, key]) =>
    Object.entries(sides).map(([dir, { before, after }]) => {
      const [keyed, given] =
        key === 'p.id' ? [key, ':id'] : [`(${key}, p.id)`, `((select ${key} from photos p where p.id = :id), :id)`]
      const nearest = (side: '<' | '>') => {
        const towards = side === '<' ? 'desc' : 'asc'
        return `coalesce((select p.id from photos p where p.album_id = :album_id and p.deleted is null and ${keyed} ${side} ${given}
         order by ${key === 'p.id' ? '' : `${key} ${towards}, `}p.id ${towards} limit 1), 0)::bigint`
      }
      const text = `select
       ${nearest(before)} as "previous_photo_id!",
       ${nearest(after)} as "next_photo_id!",
       (select count(*) from photos p where p.album_id = :album_id and p.deleted is null and ${keyed} ${before}= ${given})::int as "place!"`
      return [`${field}:${dir}`, text]
    }),
  )
  return Object.fromEntries(texts) as Record<`${Field}:${'asc' | 'desc'}`, string>
}
