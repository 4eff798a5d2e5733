import type { FindUnreferenced } from '#runtime/blobs/blob-locks.ts'
import { query } from '#storage/query.ts'

const orphanedHashes = query(
  'files.unnamed',
  `select distinct h.hash as "hash!" from unnest(:hashes::text[]) h(hash)
   where not exists (select from draft_attachments d where d.hash = h.hash)
     and not exists (select from draft_attachments d where d.thumbnail_hash = h.hash)
     and not exists (select from database_images i where i.hash = h.hash)
     and not exists (select from database_images i where i.thumbnail_hash = h.hash)
     and not exists (select from attachments a where a.hash = h.hash)
     and not exists (select from attachments a where a.thumbnail_hash = h.hash)
     and not exists (select from chat_files f where f.hash = h.hash)
     and not exists (select from chat_files f where f.thumbnail_hash = h.hash)
     and not exists (select from event_files f where f.hash = h.hash)
     and not exists (select from event_files f where f.thumbnail_hash = h.hash)
     and not exists (select from photos p where p.hash = h.hash)
     and not exists (select from photos p where p.large_hash = h.hash)
     and not exists (select from photos p where p.medium_hash = h.hash)
     and not exists (select from photos p where p.thumbnail_hash = h.hash)
     and not exists (select from file_versions f where f.hash = h.hash)
     and not exists (select from file_versions f where f.thumbnail_hash = h.hash)
     and not exists (select from group_exports e where e.hash = h.hash)
     and not exists (select from file_upload_parts f where f.hash = h.hash)
     and not exists (select from wiki_files f where f.hash = h.hash)
     and not exists (select from wiki_files f where f.thumbnail_hash = h.hash)
     and not exists (select from accounts a
       where a.preferences -> 'photo' is not null and a.preferences -> 'photo' @> jsonb_build_array(h.hash))
     and not exists (select from groups g
       where g.photos <> '{}' and g.photos @> jsonb_build_object('icon', jsonb_build_array(h.hash)))
     and not exists (select from groups g
       where g.photos <> '{}' and g.photos @> jsonb_build_object('cover_photo', jsonb_build_array(h.hash)))
     and not exists (select from pending_messages p
       where p.submission -> 'files' @> jsonb_build_array(jsonb_build_object('hash', h.hash)))
     and not exists (select from pending_messages p
       where p.submission -> 'files' @> jsonb_build_array(jsonb_build_object('thumbnail_hash', h.hash)))
     -- What was taken off a message when it was posted is in no list of its files, but still in its mail.
     and not exists (select from pending_messages p
       where p.submission -> 'parts' @> jsonb_build_array(jsonb_build_object('hash', h.hash)))
     and not exists (select from message_raw r
       where r.parts <> '[]' and r.parts @> jsonb_build_array(jsonb_build_object('hash', h.hash)))`,
)

export const findOrphanedUploads: FindUnreferenced = async (tx, hashes) =>
  (await orphanedHashes.all(tx, { hashes })).map(({ hash }) => hash)
