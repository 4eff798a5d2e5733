-- Addresses at which calendars fetch events, and what letters bring to calendars.

-- Who has the secret reads what its owner may see: of one group, or of all of theirs (null).
create table calendar_feeds (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  account_id bigint not null references accounts on delete cascade,
  group_id bigint references groups on delete cascade,
  secret_hash bytea not null unique
);
create unique index calendar_feeds_owner on calendar_feeds (account_id, coalesce(group_id, 0));
create index calendar_feeds_group on calendar_feeds (group_id) where group_id is not null;

-- An event that goes with a letter, as calendars read it, and whether it asks for an answer or calls the event off.
alter table letters add column calendar text, add column calendar_method text;

-- The day for which a group had the events to come sent.
alter table groups add column events_summed date;
