-- What became of each mail that came in, a row for each of its recipients. Nothing of what it said.
create table incoming_mails (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  -- The envelope: who handed it over, and one of those it was for.
  envelope_from text not null,
  recipient text not null,
  -- Who it says it is from, and whether that is proven: dkim, spf, trust, or nothing.
  sender text not null,
  proof text,
  mime_id text not null,
  size integer not null,
  group_id bigint,
  outcome text not null check (outcome in ('done', 'held', 'refused', 'ignored', 'failed')),
  why text not null,
  message_id bigint,
  pending_message_id bigint
);
create index incoming_mails_group on incoming_mails (group_id, created) where group_id is not null;
create index incoming_mails_message on incoming_mails (message_id) where message_id is not null;
create index incoming_mails_sender on incoming_mails (lower(sender), created);
