-- A series is one thing to calendars: what they know it by, how often it was changed, and from which of its dates on its rule holds.
-- Dates before that one are left from an earlier rule, and are told as events of their own.
alter table event_series
  add column uid uuid not null unique default gen_random_uuid(),
  add column sequence integer not null default 0,
  add column updated timestamptz not null default now(),
  add column rule_from date;

-- Which version of the invitation an answer is to, and when it was given: an older one never replaces a newer one.
alter table event_rsvps
  add column sequence integer not null default 0,
  add column answered timestamptz not null default now();
update event_rsvps set answered = updated;
