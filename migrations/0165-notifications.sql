-- What happened that concerns a person: one row per thing, such as a topic with new replies, and not one per reply.
create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  group_id bigint not null,
  kind text not null,
  event text not null,
  -- One person has one notification with a key.
  key text not null,
  topic_id bigint,
  message_id bigint,
  event_id bigint,
  chat_id bigint,
  msg_num bigint,
  invite_id bigint,
  -- Who did it, and how often it happened since the person last read it.
  actor_id bigint references accounts on delete set null,
  num integer not null default 1,
  text text not null default '',
  -- The latest facts that it is from: handling one again changes nothing.
  fact_ids bigint[] not null,
  -- It is listed and counted; otherwise it was only pushed.
  shown boolean not null,
  created timestamptz not null default now(),
  read timestamptz,
  unique (account_id, key)
) with (fillfactor = 80);
create index notifications_list on notifications (account_id, created, id) where shown;
create index notifications_unread on notifications (account_id, topic_id) where shown and read is null;
create index notifications_group on notifications (group_id, topic_id);
create index notifications_age on notifications (created);
create index notifications_actor on notifications (actor_id) where actor_id is not null;

-- How many there are of each person: nobody counts on read.
create table notification_counts (
  account_id bigint primary key references accounts on delete cascade,
  total integer not null default 0,
  unread integer not null default 0
) with (fillfactor = 70);

-- Where a person wants notifications of a kind; none: where they go by default.
create table notification_settings (
  account_id bigint not null references accounts on delete cascade,
  kind text not null,
  page boolean not null,
  email boolean not null,
  push boolean not null,
  primary key (account_id, kind)
);

-- Browsers that show notifications. They end with the session.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  created timestamptz not null default now(),
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  agent text not null default ''
);
-- A browser belongs to whoever signed in to it last.
create unique index push_subscriptions_endpoint on push_subscriptions (md5(endpoint));
create index push_subscriptions_account on push_subscriptions (account_id, id);
create index push_subscriptions_session on push_subscriptions (session_id);
