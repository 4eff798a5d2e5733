import { query } from '#storage/query.ts'

/**
 * How many of each a group has. Topics, subgroups, hashtags, chats and the photos of an album are counted when they change; the others
 * by an index of their group.
 */
export const contentsOfGroup = query(
  'group.contents',
  `select g.subgroups_count as num_subgroups, g.hashtags_count as num_hashtags, g.open_chats_count + g.closed_chats_count as "num_chats!",
     (select count(*) from database_tables where group_id = g.id) as "num_tables!",
     (select count(*) from file_entries where group_id = g.id and type = 'file_type_file' and deleted is null) as "num_files!",
     a.albums as "num_albums!", a.photos as "num_photos!",
     (select count(*) from wiki_pages where group_id = g.id and deleted is null) as "num_wiki_pages!",
     (select count(*) from polls where group_id = g.id) as "num_polls!",
     (select count(*) from events where group_id = g.id and deleted is null) as "num_events!",
     (select count(*) from webhooks where group_id = g.id) as "num_webhooks!"
   from groups g, lateral (
     select count(*) as albums, coalesce(sum(num_photos), 0)::bigint as photos from photo_albums where group_id = g.id and deleted is null
   ) a where g.id = :group_id`,
)
