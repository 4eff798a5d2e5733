-- Groups and who is in them.

create table groups (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- As written; compared without case. A subgroup's is parent+sub.
  name text not null,
  parent_id bigint references groups on delete cascade,
  title text not null default '',
  description text not null default '',
  plan text not null check (plan in ('group_plan_basic', 'group_plan_premium', 'group_plan_enterprise')),
  -- What differs from the defaults of a new group.
  settings jsonb not null default '{}',
  members_count bigint not null default 0,
  pending_count bigint not null default 0,
  banned_count bigint not null default 0,
  moderators_count bigint not null default 0
);
create unique index groups_name on groups (lower(name));
create index groups_parent on groups (parent_id) where parent_id is not null;

create table members (
  group_id bigint not null references groups on delete cascade,
  id bigint generated always as identity,
  account_id bigint not null references accounts on delete cascade,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  status text not null default 'sub_status_normal'
    check (status in ('sub_status_normal', 'sub_status_pending', 'sub_status_banned')),
  post_status text not null default 'sub_poststatus_normal',
  mod_status text not null default 'sub_modstatus_none'
    check (mod_status in ('sub_modstatus_none', 'sub_modstatus_moderator', 'sub_modstatus_owner')),
  mod_permissions text[] not null default '{}',
  email_delivery text not null default 'email_delivery_single',
  message_selection text not null default 'message_selection_all',
  max_attachment_size text not null default 'max_attachment_size_unlimited',
  auto_follow_replies boolean not null default false,
  approved_posts integer not null default 0,
  most_recent_message timestamptz,
  -- Copies of the account's, so that a sorted page is one walk along an index.
  sort_name text not null,
  sort_email text not null,
  primary key (group_id, id),
  unique (group_id, account_id)
);
create unique index members_id on members (id);
create index members_account on members (account_id, group_id);
create index members_by_joined on members (group_id, status, id);
create index members_by_name on members (group_id, status, sort_name, id);
create index members_by_email on members (group_id, status, sort_email, id);
create index members_by_delivery on members (group_id, status, email_delivery, id);
