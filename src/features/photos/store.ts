import { keysetFamily } from '#storage/keyset.ts'
import { query, type Row } from '#storage/query.ts'

const album = `b.id, b.group_id, b.title, b.description, b.account_id, b.created, b.updated, b.num_photos, b.last_position,
    coalesce(a.full_name, '') as "creator_name!",
    (select p.id from photos p where p.album_id = b.id order by p.position, p.id limit 1) as "cover_id?"`
const ofAlbum = `left join accounts a on a.id = b.account_id`

export const albumById = query('album.byId', `select ${album} from photo_albums b ${ofAlbum} where b.id = :id`)
export type AlbumRow = Row<'album.byId'>

const stamp = (column: string) => ({ key: column, value: ':after_key?::text::timestamptz' })
export const albumPages = keysetFamily(
  'album.page',
  'b.id',
  { created: 'b.id', title: 'lower(b.title)', updated: stamp('b.updated') },
  ({ afterCondition, order }) =>
    `select ${album}, lower(b.title) as "title_key!" from photo_albums b ${ofAlbum}
     where b.group_id = :group_id and ${afterCondition} order by ${order} limit :count`,
)
export const countAlbums = query(
  'album.count',
  `select count(*)::int as "count!" from photo_albums where group_id = :group_id`,
)
export const insertAlbum = query(
  'album.insert',
  `insert into photo_albums (group_id, title, description, account_id) values (:group_id, :title, :description, :account_id)
   returning id`,
)
export const lockAlbum = query('album.lock', `select * from photo_albums where id = :id for no key update`)
export const changeAlbum = query(
  'album.change',
  `update photo_albums set title = :title, description = :description, updated = next_updated(updated) where id = :id`,
)
export const measureAlbum = query(
  'album.measure',
  `select count(*)::int as "photos!", coalesce(sum(size), 0)::bigint as "bytes!",
     count(*) filter (where account_id is distinct from :account_id)::int as "of_others!"
   from photos where album_id = :id`,
)
export const deleteAlbumRow = query('album.delete', `delete from photo_albums where id = :id`)
export const addToStorage = query(
  'photo.addToStorage',
  `update groups set storage_used = storage_used + :bytes, storage_photos = storage_photos + :bytes
   where id = :group_id and (:bytes <= 0 or storage_used + :bytes <= :most) returning id`,
)

const photo = `p.*, coalesce(a.full_name, '') as "creator_name!", b.title as "album_title!"`
const ofPhoto = `join photo_albums b on b.id = p.album_id left join accounts a on a.id = p.account_id`
export const photoById = query('photo.byId', `select ${photo} from photos p ${ofPhoto} where p.id = :id`)
export type PhotoRow = Row<'photo.byId'>
export const photosByIds = query(
  'photo.byIds',
  `select ${photo} from photos p ${ofPhoto} where p.id = any(:ids::bigint[]) order by p.position, p.id`,
)
export const photoPages = keysetFamily(
  'photo.page',
  'p.id',
  {
    position: { key: 'p.position', value: ':after_key?::text::int' },
    created: 'p.id',
    name: 'lower(p.name)',
  },
  ({ afterCondition, order }) =>
    `select ${photo}, lower(p.name) as "name_key!" from photos p ${ofPhoto}
     where p.album_id = :album_id and ${afterCondition} order by ${order} limit :count`,
)
export const lockPhoto = query('photo.lock', `select * from photos where id = :id for no key update`)
/** Adds photos at the end of a locked album. */
export const insertPhotos = query(
  'photo.insert',
  `with added as (
     insert into photos (group_id, album_id, position, name, account_id, hash, size, media_type, width, height, large_hash,
       medium_hash, thumbnail_hash)
     select :group_id, b.id, b.last_position + f.n, f.name, :account_id, f.hash, f.size, f.media_type, f.width, f.height,
       f.large_hash, f.medium_hash, f.thumbnail_hash
     from photo_albums b, jsonb_to_recordset(:photos::jsonb) as f(n int, name text, hash text, size bigint, media_type text,
       width int, height int, large_hash text, medium_hash text, thumbnail_hash text)
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
  `with gone as (delete from photos where id = :id returning album_id)
   update photo_albums set num_photos = num_photos - 1, updated = next_updated(updated)
   where id = (select album_id from gone)`,
)
/** Puts photos into the given order, and the others after them; returns how many of the given ones are in the album. */
export const placePhotos = query(
  'photo.place',
  `with placed as (
     update photos p set position = o.place
     from (
       select p.id, row_number() over (order by w.place nulls last, p.position, p.id)::int as place
       from photos p left join unnest(:ids::bigint[]) with ordinality as w (id, place) on w.id = p.id
       where p.album_id = :album_id
     ) o where p.id = o.id
   ), counted as (
     update photo_albums set last_position = num_photos, updated = next_updated(updated) where id = :album_id
   )
   select count(*)::int as "count!" from photos where album_id = :album_id and id = any(:ids)`,
)
