import { query } from '#storage/query.ts'

/** What is under old addresses now; an address may have been imported into several groups. */
export const oldAddressTargets = query(
  'oldAddress.targets',
  `select coalesce(m.group_id, o.group_id) as "group_id!", o.message_id, m.topic_id as "topic_id?", m.msg_num as "msg_num?"
   from old_addresses o left join messages m on m.id = o.message_id
   where o.key = any(:keys::text[]::bigint[]) order by o.group_id desc limit 20`,
)
/** Notes the addresses of messages that are in the group. One that is known there leads to the same message as before. */
export const insertOldAddresses = query(
  'oldAddress.insert',
  `insert into old_addresses (key, group_id, message_id)
   select distinct on (g.key) g.key::bigint, :group_id, m.id
   from json_to_recordset(:addresses::json) as g(key text, mime_id text)
   cross join lateral (
     select id from messages where group_id = :group_id and mime_id = g.mime_id order by id limit 1) m
   order by g.key, m.id on conflict do nothing`,
)
export const insertOldArchives = query(
  'oldAddress.insertArchives',
  `insert into old_addresses (key, group_id) select k.key::bigint, :group_id from unnest(:keys::text[]) as k(key) on conflict do nothing`,
)
