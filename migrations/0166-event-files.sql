-- The event that a topic is about.
alter table topics add column event_id bigint;
create index topics_event on topics (group_id, event_id, id) where event_id is not null;

-- What an organizer writes to those who respond to an event.
alter table private_messages
  drop constraint private_messages_kind_check,
  add constraint private_messages_kind_check
    check (kind in ('member', 'from_moderators', 'to_moderators', 'to_author', 'to_administrators', 'to_attendees'));

-- Files of events. They count for the storage of the group, with the events.
create table event_files (
  group_id bigint not null,
  id bigint generated always as identity primary key,
  event_id bigint not null,
  created timestamptz not null default now(),
  hash text not null,
  size bigint not null,
  filename text not null,
  media_type text not null,
  width integer,
  height integer,
  thumbnail_hash text,
  foreign key (group_id, event_id) references events (group_id, id) on delete cascade
);
create index event_files_event on event_files (group_id, event_id, id);
create index event_files_hash on event_files (hash);
create index event_files_thumbnail on event_files (thumbnail_hash) where thumbnail_hash is not null;
-- Kept with the event, so that the many without files need no lookup.
alter table events add column num_files integer not null default 0;
