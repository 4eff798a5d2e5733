import assert from 'node:assert/strict'
import type { TestDatabase } from '../database.ts'

/** Compares the member counters of every group with the rows. */
export async function assertCounted({ sql }: TestDatabase): Promise<void> {
  const wrong = await sql(
    `with real as (
       select g.id, count(m.id) filter (where m.status = 'sub_status_normal') as members_count,
         count(m.id) filter (where m.status = 'sub_status_pending' and not m.decided) as pending_count,
         count(m.id) filter (where m.status = 'sub_status_banned') as banned_count,
         count(m.id) filter (where m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none') as moderators_count,
         (select count(*) from past_members p where p.group_id = g.id) as past_members_count
       from groups g left join members m on m.group_id = g.id group by g.id
     )
     select to_jsonb(real) as real, g.name, g.members_count, g.pending_count, g.banned_count, g.moderators_count,
       g.past_members_count
     from groups g join real on real.id = g.id
     where (g.members_count, g.pending_count, g.banned_count, g.moderators_count, g.past_members_count)
       is distinct from (real.members_count, real.pending_count, real.banned_count, real.moderators_count, real.past_members_count)`,
  )
  assert.deepEqual(wrong, [])
  const kinds = await sql(
    `with real as (
       select g.id as group_id,
         count(m.id) filter (where m.post_status in ('sub_poststatus_newusermoderated', 'sub_poststatus_moderated', 'sub_poststatus_notallowed')) as moderated,
         count(m.id) filter (where m.user_status in ('user_status_bouncing', 'user_status_bounced')) as bouncing,
         count(m.id) filter (where m.email_delivery = 'email_delivery_none') as no_email,
         (select count(*) from past_members p where p.group_id = g.id and p.action in ('left', 'spamleft', 'deleted_account')) as past_left,
         (select count(*) from past_members p where p.group_id = g.id and p.action = 'removed_member') as past_removed
       from groups g left join members m on m.group_id = g.id and m.status = 'sub_status_normal' group by g.id
     )
     select to_jsonb(real) as real, to_jsonb(c) as counted from real left join member_counts c on c.group_id = real.group_id
     where (coalesce(c.moderated, 0), coalesce(c.bouncing, 0), coalesce(c.no_email, 0), coalesce(c.past_left, 0), coalesce(c.past_removed, 0))
       is distinct from (real.moderated, real.bouncing, real.no_email, real.past_left, real.past_removed)`,
  )
  assert.deepEqual(kinds, [])
}

/** Each query finds rows with wrong counters. */
const archiveChecks = {
  groups: `
    with real as (
      select g.id,
        (select count(*) from messages m where m.group_id = g.id) as messages_count,
        (select count(*) from topics t where t.group_id = g.id) as threads_count,
        (select count(*) from pending_messages p where p.group_id = g.id and p.state = 'held') as pending_messages_count,
        (select count(*) from hashtags h where h.group_id = g.id) as hashtags_count,
        (select coalesce(sum(size), 0)::bigint from messages m where m.group_id = g.id)
          + (select coalesce(sum(size), 0)::bigint from database_rows r where r.group_id = g.id)
          + chats.bytes + events.bytes + files.bytes + wiki.bytes + photos.bytes as storage_used,
        chats.bytes as storage_chats, events.bytes as storage_events, files.bytes as storage_files, wiki.bytes as storage_wiki, photos.bytes as storage_photos, deleted.bytes as storage_deleted,
        (select max(created) from messages m where m.group_id = g.id) as most_recent_message
      from groups g,
        lateral (select coalesce(sum(size), 0)::bigint as bytes from chat_files f where f.group_id = g.id
          and exists (select from chats c where c.id = f.chat_id)) chats,
        lateral (select coalesce(sum(event_bytes(e) + (select coalesce(sum(f.size), 0) from event_files f
            where f.group_id = g.id and f.event_id = e.id)), 0)::bigint as bytes from events e
          where e.group_id = g.id and e.deleted is null) events,
        lateral (select coalesce(sum(f.size), 0)::bigint + (select coalesce(sum(u.received), 0)::bigint from file_uploads u
            where u.group_id = g.id and u.file_id is null) as bytes from file_versions f join file_entries e on e.id = f.file_id
            where f.group_id = g.id and e.deleted is null) files,
        lateral (select coalesce(sum(f.size), 0)::bigint + (select coalesce(sum(p.size), 0)::bigint from wiki_pages p
            where p.group_id = g.id and p.deleted is not null) + (select coalesce(sum(p.size), 0)::bigint from photos p
            where p.group_id = g.id and p.deleted is not null) as bytes from file_versions f join file_entries e on e.id = f.file_id
            where f.group_id = g.id and e.deleted is not null) deleted,
        lateral (select coalesce(sum((select coalesce(sum(r.size), 0) from wiki_revisions r where r.page_id = p.id)
            + (select coalesce(sum(f.size), 0) from wiki_files f where f.page_id = p.id)), 0)::bigint as bytes
          from wiki_pages p where p.group_id = g.id and p.deleted is null) wiki,
        lateral (select coalesce(sum(p.size), 0)::bigint as bytes from photos p where p.group_id = g.id and p.deleted is null) photos
    )
    select g.name, to_jsonb(real) as real, g.messages_count, g.threads_count, g.pending_messages_count,
      g.hashtags_count, g.storage_used, g.storage_chats, g.storage_events, g.storage_files, g.storage_photos,
      g.storage_wiki, g.storage_deleted, g.most_recent_message
    from groups g join real on real.id = g.id
    where (g.messages_count, g.threads_count, g.pending_messages_count, g.hashtags_count, g.storage_used,
      g.storage_chats, g.storage_events, g.storage_files, g.storage_wiki, g.storage_photos, g.storage_deleted, g.most_recent_message)
      is distinct from (real.messages_count, real.threads_count, real.pending_messages_count,
      real.hashtags_count, real.storage_used, real.storage_chats, real.storage_events, real.storage_files, real.storage_wiki, real.storage_photos, real.storage_deleted, real.most_recent_message)
      or g.last_msg_num < (select max(msg_num) from messages m where m.group_id = g.id)`,
  topics: `
    select t.id, t.subject, t.num_messages, t.num_attachments, t.most_recent_message, t.hashtag_ids, t.until, to_jsonb(real) as real
    from topics t
    cross join lateral (
      select count(*) as num_messages, coalesce(sum(m.num_attachments), 0) as num_attachments,
        max(m.created) as most_recent_message,
        (select array_agg(x.hashtag_id order by x.hashtag_id) from topic_hashtags x
         where x.group_id = t.group_id and x.topic_id = t.id) as tags
      from messages m where m.group_id = t.group_id and m.topic_id = t.id
    ) real
    where t.group_id > 0 and ((t.num_messages, t.num_attachments, t.most_recent_message)
      is distinct from (real.num_messages, real.num_attachments, real.most_recent_message)
      or coalesce((select array_agg(id order by id) from unnest(t.hashtag_ids) id), '{}') <> coalesce(real.tags, '{}'))`,
  messages: `
    select m.id, m.subject, m.num_attachments, m.num_likes, m.rev_count, m.num_reposts, to_jsonb(real) as real
    from messages m
    cross join lateral (
      select
        (select count(*) from attachments a where a.group_id = m.group_id and a.message_id = m.id) as num_attachments,
        (select count(*) from message_likes l where l.group_id = m.group_id and l.message_id = m.id) as num_likes,
        (select count(*) from message_revisions v where v.group_id = m.group_id and v.message_id = m.id) as rev_count,
        (select count(*) from messages r where r.group_id = m.group_id and r.repost_of = m.id) as num_reposts,
        (select count(*) from message_raw r where r.group_id = m.group_id and r.message_id = m.id) as raws,
        (select count(*) from message_search s where s.group_id = m.group_id and s.msg_num = m.msg_num
         and s.created = m.created) as searched,
        (select count(*) from topics t where t.group_id = m.group_id and t.id = m.topic_id) as topics
    ) real
    where (m.num_attachments, m.num_likes, m.rev_count, 1, 1, m.group_id > 0)
      is distinct from (real.num_attachments, real.num_likes, real.rev_count, real.raws, real.searched, real.topics = 1 and m.group_id > 0)
      or m.num_reposts < real.num_reposts`,
  hashtags: `
    select h.id, h.name, h.topic_count, h.last_message_date, to_jsonb(real) as real
    from hashtags h
    cross join lateral (
      select count(*) as topic_count, max(t.most_recent_message) as last_message_date
      from topic_hashtags x join topics t on t.group_id = x.group_id and t.id = x.topic_id
      where x.group_id = h.group_id and x.hashtag_id = h.id
    ) real
    where (h.topic_count, h.last_message_date) is distinct from (real.topic_count, real.last_message_date)`,
  authors: `
    select m.id, m.sort_name, m.num_messages, real.n from members m
    cross join lateral (
      select count(*) as n from messages p where p.group_id = m.group_id and p.account_id = m.account_id
    ) real
    where m.given_id is null and m.num_messages <> real.n`,
  days: `
    with real as (
      select group_id, (created at time zone 'UTC')::date as day, count(*)::int as messages from messages
      where group_id > 0 group by 1, 2
    )
    select coalesce(d.group_id, real.group_id) as group_id, coalesce(d.day, real.day) as day, d.messages, real.messages as real
    from message_days d full join real on real.group_id = d.group_id and real.day = d.day
    where coalesce(d.messages, 0) <> coalesce(real.messages, 0)`,
  searched: `
    select s.group_id, s.msg_num, s.block from message_search s
    left join messages m on m.group_id = s.group_id and m.msg_num = s.msg_num
    left join message_blocks b on b.group_id = s.group_id and b.block = s.block
      and s.created between b.earliest and b.latest
    where m.id is null or (b.block is null and s.group_id > 0) or s.block <> s.group_id * 1048576 + s.msg_num / 8192`,
  leftovers: `
    select 'raw' as kind, group_id, message_id from message_raw
      where (group_id, message_id) not in (select group_id, id from messages)
    union all select 'attachment', group_id, message_id from attachments
      where (group_id, message_id) not in (select group_id, id from messages)
    union all select 'like', group_id, message_id from message_likes
      where (group_id, message_id) not in (select group_id, id from messages)
    union all select 'revision', group_id, message_id from message_revisions
      where (group_id, message_id) not in (select group_id, id from messages)
    union all select 'tag', group_id, topic_id from topic_hashtags
      where (group_id, topic_id) not in (select group_id, id from topics)`,
}

/** Compares all archive counters with the rows; for worlds with posted messages. */
export async function assertArchivesCounted({ sql }: TestDatabase): Promise<void> {
  for (const [about, text] of Object.entries(archiveChecks)) assert.deepEqual(await sql(text), [], about)
}

/** Holds the counters of tables, and what rows are sorted and found by, against the rows. */
export async function assertDatabasesCounted({ sql }: TestDatabase): Promise<void> {
  const tables = await sql(
    `select t.id, t.num_rows, t.size, t.max_row_id, count(r.id) as rows, sum(r.size) as bytes from database_tables t
     left join database_rows r on r.table_id = t.id group by t.id
     having (t.num_rows, t.size) is distinct from (count(r.id), coalesce(sum(r.size), 0)) or t.max_row_id < max(r.row_num)`,
  )
  const cells = await sql(
    `select * from database_cells c full join (
       select r.group_id, r.table_id, k.col_id, left(k.key, 100) as key, r.row_num
       from database_rows r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
     ) real using (group_id, table_id, col_id, key, row_num)
     where c.ctid is null or real.row_num is null`,
  )
  const words = await sql(
    `select * from database_words w full join (
       select r.group_id, r.table_id, r.row_num / 16 as block, array_agg(r.row_num % 16 || r.words order by r.row_num) as lines
       from database_rows r group by 1, 2, 3
     ) real using (group_id, table_id, block)
     where array(select place - 1 || line from string_to_table(convert_from(w.words, 'UTF8'), E'\\r') with ordinality l(line, place)
       where exists (select from database_rows r where r.table_id = w.table_id and r.row_num = w.block * 16 + place - 1)
       order by place) is distinct from real.lines`,
  )
  assert.deepEqual([tables, cells, words], [[], [], []])
}

/** Compares the draft counters with the rows. */
export async function assertDraftsCounted({ sql }: TestDatabase): Promise<void> {
  const members = await sql(
    `select m.id, m.num_drafts, count(d.id) as real from members m
     left join drafts d on d.group_id = m.group_id and d.account_id = m.account_id
     group by m.group_id, m.id having m.num_drafts <> count(d.id)`,
  )
  const drafts = await sql(
    `select d.id, d.num_attachments, count(a.id) as real from drafts d left join draft_attachments a on a.draft_id = d.id
     group by d.id having d.num_attachments <> count(a.id) or d.next_attachment_id <= max(a.id)`,
  )
  assert.deepEqual([members, drafts], [[], []])
}
