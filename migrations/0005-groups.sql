-- Groups in full: organisations, aliases, columns for data about members, counters, names that stay taken.

-- An enterprise: it owns groups, and on its host name only those exist.
create table organisations (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  name text not null,
  -- In lower case.
  host text not null unique check (host = lower(host))
);

alter table groups
  add column org_id bigint references organisations,
  add column plain_description text not null default '',
  add column most_recent_message timestamptz,
  add column threads_count bigint not null default 0,
  add column messages_count bigint not null default 0,
  add column pending_messages_count bigint not null default 0,
  add column open_chats_count bigint not null default 0,
  add column subgroups_count bigint not null default 0,
  add column aliases_count bigint not null default 0,
  -- The definitions of the extra columns about members, in their order, and the greatest id that was ever given to one.
  add column extra_columns jsonb not null default '[]',
  add column extra_columns_last integer not null default 0;
create index groups_org on groups (org_id) where org_id is not null;
drop index groups_parent;
create index groups_parent on groups (parent_id, id) where parent_id is not null;
create index groups_parent_name on groups (parent_id, lower(name), id) where parent_id is not null;

-- Further names of a group, for mail and for `group_name`.
create table group_aliases (
  group_id bigint not null references groups on delete cascade,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  name text not null,
  primary key (group_id, id)
);
create unique index group_aliases_name on group_aliases (lower(name));
create index group_aliases_by_name on group_aliases (group_id, lower(name), id);

-- Names of deleted groups, in lower case: mail to the old group must not reach a new one.
create table taken_names (
  name text primary key,
  until timestamptz not null
);

-- A deleted group's row goes at once, and with it whatever is found through it. What may be many rows is removed after
-- that in small batches, so it cannot be bound to the row.
alter table members drop constraint members_group_id_fkey;
