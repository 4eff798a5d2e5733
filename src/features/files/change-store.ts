import { query } from '#storage/query.ts'
import { maxVersions } from './limits.ts'
import { isThere } from './store.ts'

// Files change under the lock of their group: the order of names, counts and storage needs no other.

/** Adds a folder or a link; nothing if the name is taken. */
export const insertEntry = query(
  'file.insert',
  `with added as (
     insert into file_entries (group_id, parent_id, type, name, name_key, description, url, account_id)
     values (:group_id, :parent_id, :type, :name, :name_key, :description, :url, :account_id)
     on conflict do nothing returning id
   ), counted as (
     update file_entries set num_entries = num_entries + 1, updated = next_updated(updated)
     where id = :parent_id and exists (select from added)
   )
   select id from added`,
)

const given = `f(n int, name text, name_key text, hash text, size bigint, media_type text, width int, height int, thumbnail_hash text)`
export const stored = (growth: string) =>
  `update groups g set storage_used = g.storage_used + ${growth}, storage_files = g.storage_files + ${growth} where g.id = :group_id`
const oldVersions = (from: string) => `old as (
     delete from file_versions v using ${from} where v.file_id = ${from}.id and v.version <= ${from}.version - ${maxVersions}
     returning v.size
   )`

/** Stores files with different names in a folder; each is new, or a new version of the file of its name. */
export const putFiles = query(
  'file.put',
  `with given as (
     select * from jsonb_to_recordset(:files::jsonb) as ${given}
   ), put as (
     insert into file_entries (group_id, parent_id, type, name, name_key, account_id, version, size, media_type)
     select :group_id, :parent_id, 'file_type_file', name, name_key, :account_id, 1, size, media_type from given order by n
     on conflict (group_id, parent_id, name_key) where deleted is null do update
       set version = file_entries.version + 1, size = excluded.size, media_type = excluded.media_type,
         updated = next_updated(file_entries.updated)
       where file_entries.type = 'file_type_file'
     returning id, version, name_key
   ), versioned as (
     insert into file_versions (group_id, file_id, version, account_id, hash, size, media_type, width, height, thumbnail_hash)
     select :group_id, p.id, p.version, :account_id, g.hash, g.size, g.media_type, g.width, g.height, g.thumbnail_hash
     from put p join given g using (name_key) returning size
   ), ${oldVersions('put')}, counted as (
     update file_entries set num_entries = num_entries + (select count(*) from put where version = 1), updated = next_updated(updated)
     where id = :parent_id
   ), stored as (${stored('(select coalesce(sum(size), 0) from versioned) - (select coalesce(sum(size), 0) from old)')})
   select p.id, p.version, g.n as "n!" from put p join given g using (name_key) order by g.n`,
)

/** Makes an earlier version the newest one again; nothing if there is no such version. */
export const restoreVersion = query(
  'file.restoreVersion',
  `with wanted as (
     select * from file_versions where file_id = :id and version = :version
   ), put as (
     update file_entries e set version = e.version + 1, size = w.size, media_type = w.media_type, updated = next_updated(e.updated)
     from wanted w where e.id = :id returning e.id, e.version
   ), versioned as (
     insert into file_versions (group_id, file_id, version, account_id, hash, size, media_type, width, height, thumbnail_hash)
     select w.group_id, p.id, p.version, :account_id, w.hash, w.size, w.media_type, w.width, w.height, w.thumbnail_hash
     from put p, wanted w returning size
   ), ${oldVersions('put')}, stored as (${stored('(select coalesce(sum(size), 0) from versioned) - (select coalesce(sum(size), 0) from old)')})
   select id from put`,
)

export const lockEntry = query('file.lock', `select updated from file_entries where id = :id for no key update`)
export const changeEntry = query(
  'file.change',
  `with before as (
     select parent_id from file_entries where id = :id
   ), counted as (
     update file_entries p set num_entries = p.num_entries + case when p.id = :parent_id then 1 else -1 end,
       updated = next_updated(p.updated)
     from before b where b.parent_id <> :parent_id and p.id in (b.parent_id, :parent_id)
   )
   update file_entries e set parent_id = :parent_id, name = :name, name_key = :name_key, description = :description, url = :url,
     updated = next_updated(e.updated)
   where e.id = :id and not exists (
     select from file_entries o where o.group_id = :group_id and o.parent_id = :parent_id and o.name_key = :name_key and o.id <> :id
     and o.deleted is null)
   returning e.id`,
)

const inside = `with recursive inside (id, level) as (
     select :id::bigint, 0
     union all
     select e.id, i.level + 1 from inside i join file_entries e on e.group_id = :group_id and e.parent_id = i.id and ${isThere}
   )`
/** The size of what is in a folder: how many entries, bytes, levels of folders, and how many that others have added. */
export const measureTree = query(
  'file.measure',
  `${inside}
   select count(*)::int as "entries!", coalesce(max(i.level) filter (where e.type = 'file_type_dir'), 0)::int as "levels!",
     count(*) filter (where e.account_id is distinct from :account_id)::int as "of_others!",
     coalesce(sum((select sum(v.size) from file_versions v where v.file_id = e.id)), 0)::bigint as "bytes!",
     coalesce(bool_or(e.id = :target_id), false) as "has_target!"
   from inside i join file_entries e on e.id = i.id`,
)
/** Deletes an entry with everything in it. The rows are kept for a time (`deleted`), or until the room is needed. */
export const deleteTree = query(
  'file.deleteTree',
  `${inside}, gone as (
     update file_entries e set deleted = now(), deleted_by = :account_id, deleted_with = :id from inside i where e.id = i.id
   ), counted as (
     update file_entries set num_entries = num_entries - 1, updated = next_updated(updated) where id = :parent_id
   )
   update groups g set storage_used = g.storage_used - :bytes, storage_files = g.storage_files - :bytes,
     storage_deleted = g.storage_deleted + :bytes where g.id = :group_id`,
)
