-- The words of what is said in chats. Apart from the messages, so that a reaction does not touch the index. A block is some
-- ten thousand messages of all chats of one group; its number tells the group, so that the group is part of the index.
create table chat_search (
  group_id bigint not null,
  line_id bigint not null,
  chat_id bigint not null,
  msg_num bigint not null,
  block bigint not null,
  created timestamptz not null,
  words tsvector not null,
  primary key (group_id, chat_id, msg_num)
);
alter table chat_search alter column words set storage main;
-- Many short texts come one after the other: the index gathers more of them than that of the archives before it takes them in.
create index chat_search_words on chat_search using gin (block, words) with (gin_pending_list_limit = 512);
create unique index chat_search_line on chat_search (group_id, line_id);

-- What was said before is read in the background.
insert into jobs (reader, payload) select 'chat words', '{"group_id": 0, "chat_id": 0, "msg_num": 0}' where exists (select from chat_messages);
