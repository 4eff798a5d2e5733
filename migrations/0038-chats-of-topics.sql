-- The chat that a topic tells of, or that was opened about it. A chat may have become several topics.
alter table topics add column chat_id bigint;
create index topics_chat on topics (group_id, chat_id, id) where chat_id is not null;
