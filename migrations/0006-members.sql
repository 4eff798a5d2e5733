-- What a membership carries, who was a member once, and how people come in.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

alter table members
  -- What differs from the options of a new membership: notifications, signature, colour.
  add column options jsonb not null default '{}',
  add column moderator_notes text not null default '',
  add column moderator_notes_updated timestamptz,
  add column num_drafts integer not null default 0,
  -- The moderator who looks after somebody who waits; as long as there is one, the wait does not end by itself.
  add column claimed_by bigint,
  -- The member's value in each extra column: an array of {col_id, …}.
  add column extra_data jsonb not null default '[]',
  -- A copy of the account's status, as sort_name and sort_email are copies.
  add column user_status text not null default 'user_status_confirmed';
update members m set user_status = a.status from accounts a where a.id = m.account_id;

-- The copies are right whoever writes: filled in when a membership is made, and kept when the account changes. The lock
-- makes a change of the account wait for a membership that is being made, so that neither misses the other.
create function members_copy_account() returns trigger language plpgsql as $$
begin
  select lower(full_name), lower(email), status into strict new.sort_name, new.sort_email, new.user_status
  from accounts where id = new.account_id for share;
  return new;
end $$;
create trigger members_copy_account before insert on members for each row execute function members_copy_account();

create function accounts_copy_to_members() returns trigger language plpgsql as $$
begin
  update members set sort_name = lower(new.full_name), sort_email = lower(new.email), user_status = new.status
  where account_id = new.id;
  return null;
end $$;
create trigger accounts_copy_to_members after update of email, full_name, status on accounts for each row
  when ((old.email, old.full_name, old.status) is distinct from (new.email, new.full_name, new.status))
  execute function accounts_copy_to_members();

create index members_mods on members (group_id, sort_name, id)
  where mod_status <> 'sub_modstatus_none' and status = 'sub_status_normal';
-- Few members bounce, so each of these is small.
create index members_bouncing_by_name on members (group_id, sort_name, id)
  where user_status in ('user_status_bouncing', 'user_status_bounced') and status = 'sub_status_normal';
create index members_bouncing_by_email on members (group_id, sort_email, id)
  where user_status in ('user_status_bouncing', 'user_status_bounced') and status = 'sub_status_normal';
create index members_bouncing_by_delivery on members (group_id, email_delivery, id)
  where user_status in ('user_status_bouncing', 'user_status_bounced') and status = 'sub_status_normal';
create index members_bouncing_by_joined on members (group_id, id)
  where user_status in ('user_status_bouncing', 'user_status_bounced') and status = 'sub_status_normal';
create index members_search on members using gin (group_id, (sort_name || ' ' || sort_email) gin_trgm_ops);
create index members_pending on members (created) where status = 'sub_status_pending' and claimed_by is null;

-- Who was a member, was waiting or was banned, with the membership as it last was. Not bound to the group's row: these may
-- be many, and are removed in small batches after their group.
create table past_members (
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  action text not null check (action in ('left', 'removed_member', 'rejected', 'spamleft', 'ban_members', 'unbanned',
    'expired_member', 'deleted_account')),
  joined timestamptz not null,
  account_id bigint not null,
  member_id bigint not null,
  sort_name text not null,
  sort_email text not null,
  membership jsonb not null,
  primary key (group_id, id)
);
create index past_members_by_name on past_members (group_id, sort_name, id);
create index past_members_by_email on past_members (group_id, sort_email, id);
create index past_members_by_reason on past_members (group_id, action, id);
alter table groups add column past_members_count bigint not null default 0;

create table member_labels (
  group_id bigint not null references groups on delete cascade,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  name text not null,
  description text not null default '',
  color_name text not null,
  primary key (group_id, id)
);
create unique index member_labels_name on member_labels (group_id, lower(name));
create table member_labelled (
  group_id bigint not null,
  member_id bigint not null,
  label_id bigint not null,
  primary key (group_id, member_id, label_id),
  foreign key (group_id, member_id) references members (group_id, id) on delete cascade,
  foreign key (group_id, label_id) references member_labels (group_id, id) on delete cascade
);
create index member_labelled_label on member_labelled (group_id, label_id);

-- What a group writes to its members. At most one of a kind is active.
create table member_notices (
  group_id bigint not null references groups on delete cascade,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  kind text not null,
  name text not null,
  subject text not null,
  body text not null,
  active boolean not null,
  primary key (group_id, id)
);
create unique index member_notices_active on member_notices (group_id, kind) where active;

-- An invitation to an address. The mailed token itself is never stored.
create table invites (
  group_id bigint not null references groups on delete cascade,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  expires timestamptz not null default now() + interval '14 days',
  email text not null,
  full_name text not null default '',
  account_id bigint references accounts on delete set null,
  subject text not null default '',
  message text not null default '',
  state text not null default 'open' check (state in ('open', 'accepted', 'cancelled')),
  token_hash bytea unique,
  primary key (group_id, id)
);
create unique index invites_open on invites (group_id, lower(email)) where state = 'open';
create index invites_email on invites (lower(email), created);
create index invites_age on invites (created);

-- A moderator's request to add people, as long as its letters are to be written or a site administrator has to look at it.
create table direct_adds (
  group_id bigint not null references groups on delete cascade,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  account_id bigint references accounts on delete set null,
  state text not null check (state in ('done', 'held', 'rejected')),
  emails text not null,
  emails_count integer not null,
  subgroup_ids bigint[] not null,
  subject text not null,
  message text not null,
  primary key (group_id, id)
);
create unique index direct_adds_id on direct_adds (id);
create index direct_adds_held on direct_adds (id) where state = 'held';
create index direct_adds_age on direct_adds (created);
