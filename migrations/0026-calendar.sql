-- Events of groups, and who comes to them.

-- Events that repeat. Each date is an event of its own, with its own id and its own answers; here is what lays them out.
create table event_series (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  created timestamptz not null default now(),
  -- RFC 5545, without DTSTART.
  rule text not null,
  -- The first date and time of day where the events are, and how long each lasts.
  first_start timestamp not null,
  minutes integer not null,
  timezone text not null,
  -- What an event says that is laid out later.
  template jsonb not null,
  -- Dates up to this day are laid out; null: all of them.
  laid_until date,
  -- Dates that were deleted one by one, and stay so.
  skipped date[] not null default '{}'
);
create index event_series_group on event_series (group_id);
create index event_series_laid on event_series (laid_until) where laid_until is not null;

create table events (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- Who made it; the name stays when they are gone.
  account_id bigint references accounts on delete set null,
  creator_name text not null,
  series_id bigint references event_series on delete set null,
  -- The day that its series gave it. Answers stay with it, whatever becomes of the series.
  series_date date,
  -- Its own time was changed: the series no longer moves it.
  is_moved boolean not null default false,
  -- What calendars know it by; the sequence grows with each change that concerns who comes.
  uid uuid not null unique default gen_random_uuid(),
  sequence integer not null default 0,
  starts timestamptz not null,
  ends timestamptz not null check (ends >= starts),
  timezone text not null,
  all_day boolean not null default false,
  -- The days it is on, where it is.
  first_day date not null,
  last_day date not null,
  name text not null,
  location text not null default '',
  description text not null default '',
  plain_description text not null default '',
  organizer_name text not null default '',
  organizer_email text not null default '',
  organizer_phone text not null default '',
  color_name text not null default 'color_cerulean_blue',
  rsvp boolean not null default false,
  -- 0: any number.
  max_attendees integer not null default 0,
  additional_guests boolean not null default false,
  comment_label text not null default '',
  yes_message text not null default '',
  hide_rsvps boolean not null default false,
  is_locked boolean not null default false,
  is_cancelled boolean not null default false,
  cancel_message text not null default '',
  -- Minutes before it at which who comes is reminded; 0: never. And when that is, until it has happened.
  reminder_minutes integer not null default 0,
  remind_at timestamptz,
  -- People who come with their guests, answers that wait for a place, and how many ever asked for one.
  num_attendees integer not null default 0,
  num_waiting integer not null default 0,
  num_rsvps integer not null default 0,
  arrivals bigint not null default 0,
  -- Gone for everybody, but who would have come is yet to be told, and calendars are yet to drop it.
  deleted timestamptz,
  unique (group_id, id)
);
create index events_start on events (group_id, starts, id) include (ends, all_day, first_day, last_day) where deleted is null;
create index events_series on events (series_id, series_date) where series_id is not null;
create index events_remind on events (remind_at) where remind_at is not null;
create index events_deleted on events (deleted) where deleted is not null;
create index events_account on events (account_id) where account_id is not null;

create table event_rsvps (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  event_id bigint not null,
  account_id bigint not null references accounts on delete cascade,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  type text not null check (type in ('rsvp_yes', 'rsvp_no', 'rsvp_maybe', 'rsvp_waitlist')),
  comment text not null default '',
  additional_guests integer not null default 0,
  -- The order in which places were asked for; null for who asks for none.
  arrival bigint,
  unique (event_id, account_id),
  foreign key (group_id, event_id) references events (group_id, id) on delete cascade,
  check ((arrival is not null) = (type in ('rsvp_yes', 'rsvp_waitlist')))
);
create index event_rsvps_waiting on event_rsvps (event_id, arrival) where type = 'rsvp_waitlist';
create index event_rsvps_event on event_rsvps (event_id, id);
create index event_rsvps_account on event_rsvps (account_id, group_id);
create index event_rsvps_group on event_rsvps (group_id);
