-- What goes out. One row stands for many recipients; a recipient has a row of their own only where it did not go smoothly.

drop table deliveries;

create table mailings (
  -- 0: nothing to do with a group.
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  -- What it is: by it is found who makes the mails.
  kind text not null,
  message_id bigint,
  about jsonb not null default '{}',
  -- Members; of letters, the letters.
  recipient_ids bigint[] not null,
  -- What somebody waits for goes first: 0 letters, 1 messages, 2 digests.
  urgency smallint not null default 1,
  -- queued, done, dead, dropped.
  state text not null default 'queued',
  run_at timestamptz not null default now(),
  -- Who is sending it now.
  worker_id bigint,
  -- How often somebody began to make it and did not come to the end of that.
  tries integer not null default 0,
  error text,
  primary key (group_id, id)
);
create unique index mailings_id on mailings (id);
create index mailings_message on mailings (group_id, message_id) where message_id is not null;
create index mailings_waiting on mailings (urgency, run_at, id) where state = 'queued';
create index mailings_dead on mailings (id) where state = 'dead';
create index mailings_age on mailings (created);

-- Who got it, and what the other side said: a row for all that was committed at once.
create table mailing_results (
  group_id bigint not null,
  mailing_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  recipient_ids bigint[] not null,
  responses text[] not null,
  primary key (group_id, mailing_id, id),
  foreign key (group_id, mailing_id) references mailings on delete cascade
);

-- Who did not get it yet, or will not.
create table deliveries (
  group_id bigint not null,
  mailing_id bigint not null,
  recipient_id bigint not null,
  created timestamptz not null default now(),
  email text not null,
  -- Of the address; those of one domain wait for each other and for nobody else.
  domain text not null,
  -- waiting, sent, refused, expired, dropped.
  state text not null default 'waiting',
  tries integer not null default 0,
  run_at timestamptz not null,
  worker_id bigint,
  last_try timestamptz,
  response text not null default '',
  primary key (group_id, mailing_id, recipient_id),
  foreign key (group_id, mailing_id) references mailings on delete cascade
);
create index deliveries_waiting on deliveries (run_at) include (domain) where state = 'waiting';

-- Processes that send. What one of them has taken is free again once it is not alive any more.
create table mail_workers (
  id bigint generated always as identity primary key,
  alive_until timestamptz not null
);

-- The local mailbox of an installation without a relay: what differs between the copies, and what they share.
create table kept_mailings (
  group_id bigint not null,
  mailing_id bigint not null,
  pieces bytea[] not null,
  -- [{recipient_id, from, to, pieces: [0, 3, 1]}]
  copies jsonb not null,
  primary key (group_id, mailing_id),
  foreign key (group_id, mailing_id) references mailings on delete cascade
);

delete from jobs where reader = 'delivery removal';

-- Letters wait for the same queue. One that was refused says so.
alter table letters drop constraint letters_state_check;
alter table letters add check (state in ('queued', 'sent', 'kept', 'refused'));
insert into mailings (group_id, kind, recipient_ids, urgency, state, error)
select 0, 'letter', array[(payload ->> 'letter_id')::bigint], 0, case when dead_since is null then 'queued' else 'dead' end, error
from jobs where reader = 'send-letter' order by id;
delete from jobs where reader = 'send-letter';
