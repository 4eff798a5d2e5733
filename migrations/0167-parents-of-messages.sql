-- When the newest messages of a topic were posted, the newest first: how many of them somebody has not read, without counting.
alter table topics add column latest_times timestamptz[] not null default '{}';

-- Older messages never count as unread.
update topics t set latest_times = array(
  select m.created from messages m where m.group_id = t.group_id and m.topic_id = t.id order by m.created desc, m.id desc limit 20)
where t.most_recent_message > now() - interval '90 days';

-- The message that this one replies to, which may be gone or in another topic; 0: none is known. Null: nobody has looked yet.
alter table messages add column parent_id bigint;
create index messages_without_parent on messages (id) where is_reply and parent_id is null;
