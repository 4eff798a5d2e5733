import { query } from '#storage/query.ts'

/** The size of an event's files. */
export const sizeOfFiles = query(
  'eventFile.size',
  `select coalesce(sum(size), 0)::bigint as "size!" from event_files where group_id = :group_id and event_id = :event_id`,
)
/** Adds files to an event, if the group has enough storage left. */
export const addEventFiles = query(
  'eventFile.add',
  `with room as (
     update groups set storage_used = storage_used + :size, storage_events = storage_events + :size
     where id = :group_id and storage_used + :size <= :most returning id
   ), added as (
     insert into event_files (group_id, event_id, hash, size, filename, media_type, width, height, thumbnail_hash)
     select :group_id, :event_id, f.hash, f.size, f.filename, f.media_type, f.width, f.height, f.thumbnail_hash
     from room, jsonb_to_recordset(:files::jsonb) as f(n int, hash text, size bigint, filename text, media_type text,
       width int, height int, thumbnail_hash text) order by f.n
     returning id
   )
   update events set num_files = num_files + (select count(*) from added), updated = next_updated(updated)
   where group_id = :group_id and id = :event_id and exists (select from room) returning num_files`,
)
export const removeEventFile = query(
  'eventFile.remove',
  `with gone as (
     delete from event_files where group_id = :group_id and event_id = :event_id and id = :file_id returning size
   ), room as (
     update groups g set storage_used = storage_used - gone.size, storage_events = storage_events - gone.size
     from gone where g.id = :group_id
   )
   update events set num_files = num_files - 1, updated = next_updated(updated)
   where group_id = :group_id and id = :event_id and exists (select from gone) returning num_files`,
)
export const findEventFile = query(
  'eventFile.find',
  `select hash, size, filename, media_type, width, height, thumbnail_hash from event_files
   where group_id = :group_id and event_id = :event_id and id = :file_id`,
)
