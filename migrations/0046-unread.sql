-- What members have read of a group: all messages until a moment, and of some topics more than that.
alter table members add column read_until timestamptz not null default now();

create table topic_reads (
  group_id bigint not null,
  topic_id bigint not null,
  member_id bigint not null references members (id) on delete cascade,
  -- The member has read all messages of the topic until then.
  read_until timestamptz not null,
  -- The member has written in it: what comes after is an answer to them.
  has_written boolean not null default false,
  primary key (group_id, topic_id, member_id)
);
create index topic_reads_member on topic_reads (member_id);
create index topic_reads_age on topic_reads (read_until);
