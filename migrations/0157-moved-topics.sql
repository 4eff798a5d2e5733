-- The former number of a message that was moved to another group with its topic: old links and replies to old emails lead there.
create table moved_messages (
  group_id bigint not null,
  msg_num bigint not null,
  message_id bigint not null,
  -- The group that it is in now.
  to_group_id bigint not null,
  primary key (group_id, msg_num)
);
create index moved_messages_message on moved_messages (message_id);
create index moved_messages_to on moved_messages (group_id, to_group_id);
