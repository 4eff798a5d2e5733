-- Up to which message those who were not there have been told what they missed.
alter table chats add column missed_num bigint not null default 0;
create index chats_missed on chats (updated) where num_messages > missed_num;
