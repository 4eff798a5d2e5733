import type { Database } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { lockGroupRow } from './lock-group.ts'

// Deleted files, photos and wiki pages can be restored for 30 days, but not when the group needs the room for something else.
// docs/decisions/0049

const atOnce = 100
const filesBytes = `coalesce((select sum(v.size) from file_entries i join file_versions v on v.file_id = i.id
       where i.deleted_with = e.id and i.deleted is not null), 0)`
/** What was deleted first, the files under the lock of the group. The others are locked before it: one that is being restored stays. */
const oldest = query(
  'deleted.oldest',
  `select d.kind as "kind!", d.id as "id!", d.bytes::bigint as "bytes!", d.deleted < now() - interval '30 days' as "is_expired!" from (
     select * from (
       select 'file' as kind, e.id, e.deleted, ${filesBytes} as bytes from file_entries e
       where e.group_id = :group_id and e.deleted_with = e.id order by e.deleted, e.id limit ${atOnce}
     ) files
     union all
     select * from (
       select 'page', p.id, p.deleted, p.size from wiki_pages p
       where p.group_id = :group_id and p.deleted is not null order by p.deleted, p.id limit ${atOnce} for update skip locked
     ) pages
     union all
     select * from (
       select 'photo', p.id, p.deleted, p.size from photos p
       where p.group_id = :group_id and p.deleted is not null and not p.deleted_with_album
       order by p.deleted, p.id limit ${atOnce} for update skip locked
     ) photos
     union all
     select * from (
       select 'album', b.id, b.deleted, (select coalesce(sum(p.size), 0) from photos p where p.album_id = b.id and p.deleted_with_album)
       from photo_albums b where b.group_id = :group_id and b.deleted is not null
       order by b.deleted, b.id limit ${atOnce} for update skip locked
     ) albums
   ) d order by d.deleted, d.id limit ${atOnce}`,
)
const returned = (bytes: string) =>
  `update groups g set storage_deleted = g.storage_deleted - ${bytes} where g.id = :group_id`
/** Everything that was deleted with these; versions go with their files. */
const removeFiles = query(
  'deleted.removeFiles',
  `with old as (
     delete from file_entries where group_id = :group_id and deleted_with = any(:ids::bigint[]) and deleted is not null
   )
   ${returned(':bytes::bigint')}`,
)
const ofOld = (table: string) => `delete from ${table} x using old where x.page_id = old.id`
const removePages = query(
  'deleted.removePages',
  `with old as (
     delete from wiki_pages where group_id = :group_id and id = any(:ids::bigint[]) returning id
   ), revisions as (${ofOld('wiki_revisions')}), names as (${ofOld('wiki_names')}), links as (${ofOld('wiki_links')}),
   files as (${ofOld('wiki_files')}), watches as (${ofOld('wiki_watches')})
   ${returned(':bytes::bigint')}`,
)
const removePhotos = query(
  'deleted.removePhotos',
  `with old as (delete from photos where group_id = :group_id and id = any(:ids::bigint[]))
   ${returned(':bytes::bigint')}`,
)
/** An album goes with all that is in it. */
const removeAlbums = query(
  'deleted.removeAlbums',
  `with photos as (
     delete from photos where group_id = :group_id and album_id = any(:ids::bigint[]) returning size
   ), old as (
     delete from photo_albums where group_id = :group_id and id = any(:ids::bigint[])
   )
   ${returned('(select coalesce(sum(size), 0)::bigint from photos)')}`,
)
// Photos before albums, which they are removed with.
const removals = { file: removeFiles, page: removePages, photo: removePhotos, album: removeAlbums }

type DeletedItem = { kind: string; id: number; bytes: number; is_expired: boolean }
async function remove(tx: Tx, group_id: number, gone: readonly DeletedItem[]): Promise<void> {
  for (const [kind, removal] of Object.entries(removals)) {
    const some = gone.filter(one => one.kind === kind)
    const bytes = some.reduce((sum, one) => sum + one.bytes, 0)
    if (some.length > 0) await removal.run(tx, { group_id, ids: some.map(({ id }) => id), bytes })
  }
}

/** Removes for good what was deleted first, until that many bytes are free. The group must be locked. */
export async function makeRoom(tx: Tx, { group_id, bytes }: { group_id: number; bytes: number }): Promise<void> {
  for (let missing = bytes; missing > 0;) {
    const gone: DeletedItem[] = []
    for (const one of await oldest.all(tx, { group_id })) {
      if (missing <= 0) break
      missing -= one.bytes
      gone.push(one)
    }
    if (gone.length === 0) return
    await remove(tx, group_id, gone)
  }
}

const findExpired = query(
  'deleted.expired',
  `select group_id as "group_id!" from (
     (select group_id from file_entries where deleted < now() - interval '30 days' and deleted_with = id order by deleted limit 1)
     union all
     (select group_id from wiki_pages where deleted < now() - interval '30 days' order by deleted limit 1)
     union all
     (select group_id from photos where deleted < now() - interval '30 days' and not deleted_with_album order by deleted limit 1)
     union all
     (select group_id from photo_albums where deleted < now() - interval '30 days' order by deleted limit 1)
   ) d limit 1`,
)
const findTooFull = query(
  'deleted.tooFull',
  `select g.id as group_id, g.storage_used + g.storage_deleted - :space::bigint as "bytes!" from groups g
   where g.storage_deleted > 0 and g.storage_used + g.storage_deleted > :space limit 1`,
)

/** Removes what was deleted 30 days ago. */
export async function sweepDeleted({ database }: { database: Database }): Promise<void> {
  for (;;) {
    const found = await findExpired.first(database.read)
    if (!found) return
    const { group_id } = found
    const removed = await database.transaction(async tx => {
      await lockGroupRow.first(tx, { group_id })
      const expired = (await oldest.all(tx, { group_id })).filter(({ is_expired }) => is_expired)
      await remove(tx, group_id, expired)
      return expired.length
    })
    // It is being restored, or was by now.
    if (removed === 0) return
  }
}

/** Makes room in groups where posts, chats, tables or events took it, which don't wait for that. */
export async function sweepFullGroups({ database, space }: { database: Database; space: number }): Promise<void> {
  for (;;) {
    const found = await findTooFull.first(database.read, { space })
    if (!found) return
    const { group_id } = found
    const isDone = await database.transaction(async tx => {
      const before = await lockGroupRow.first(tx, { group_id })
      if (!before) return false
      await makeRoom(tx, { group_id, bytes: before.storage_used + before.storage_deleted - space })
      const after = await lockGroupRow.one(tx, { group_id })
      return after.storage_deleted < before.storage_deleted
    })
    if (!isDone) return
  }
}
