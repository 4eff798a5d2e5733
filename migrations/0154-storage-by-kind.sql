-- What a group has stored in chats and in events, so that nobody adds it up when somebody looks. Tables have their own sizes;
-- the rest of `storage_used` is messages.
alter table groups
  add column storage_chats bigint not null default 0,
  add column storage_events bigint not null default 0;

update groups g set storage_chats = f.bytes
from (
  select f.group_id, sum(f.size) as bytes from chat_files f
  where exists (select from chats c where c.group_id = f.group_id and c.id = f.chat_id) group by f.group_id
) f
where g.id = f.group_id;
update groups g set storage_events = e.bytes
from (select group_id, sum(event_bytes(events)) as bytes from events where deleted is null group by group_id) e
where g.id = e.group_id;

-- The largest files of a group.
create index attachments_size on attachments (group_id, size, id);
