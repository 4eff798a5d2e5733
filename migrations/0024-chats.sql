-- Chats: who is in them, and what is said there.

create table chats (
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- Who opened it, and what they were called then.
  account_id bigint references accounts on delete set null,
  name text not null,
  subject text not null,
  description text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- The number of the newest message: they are numbered from 1 without gaps, in the order of commits.
  num_messages bigint not null default 0,
  -- Counts every change to what is said. Each message keeps the count of its last change.
  version bigint not null default 0,
  subs_count bigint not null default 0,
  -- Members with a greater id are still to be told that it was opened; null: nobody is.
  announced_to bigint,
  primary key (group_id, id)
) with (fillfactor = 70);
create unique index chats_id on chats (id);
create index chats_by_updated on chats (group_id, state, updated, id);
create index chats_by_created on chats (group_id, state, id);
create index chats_by_subject on chats (group_id, state, lower(subject), id);
create index chats_announced on chats (id) where announced_to is not null;
create index chats_account on chats (account_id) where account_id is not null;

-- Beside open_chats_count, which has been there for long.
alter table groups add column closed_chats_count bigint not null default 0;

-- Who is in a chat, by the membership that lets them in: in the group, or as an owner of its parent.
create table chat_subs (
  group_id bigint not null,
  id bigint generated always as identity,
  chat_id bigint not null,
  account_id bigint not null references accounts on delete cascade,
  member_id bigint not null references members (id) on delete cascade,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  last_msg_seen bigint not null default 0,
  -- Up to which message a mail told them what they missed.
  told_num bigint not null default 0,
  primary key (group_id, id)
);
create unique index chat_subs_id on chat_subs (id);
create unique index chat_subs_chat on chat_subs (chat_id, account_id);
create index chat_subs_account on chat_subs (account_id);
create index chat_subs_member on chat_subs (member_id);

-- Nobody counts on read. A chat that is gone is not counted in any more.
create function chat_subs_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update chats set subs_count = subs_count + 1 where id = new.chat_id;
  else
    update chats set subs_count = subs_count - 1 where id = old.chat_id;
  end if;
  return null;
end $$;
create trigger chat_subs_counted after insert or delete on chat_subs for each row execute function chat_subs_counted();

-- Who is banned, or waits again, is in no chat from that moment on, whoever writes.
create function members_leave_chats() returns trigger language plpgsql as $$
begin
  delete from chat_subs where member_id = new.id;
  return null;
end $$;
create trigger members_leave_chats after update of status on members for each row
  when (old.status = 'sub_status_normal' and new.status <> 'sub_status_normal') execute function members_leave_chats();

create table chat_messages (
  group_id bigint not null,
  chat_id bigint not null,
  msg_num bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  version bigint not null,
  account_id bigint references accounts on delete set null,
  -- What they were called then, and the membership they had.
  name text not null,
  member_id bigint not null,
  type text not null default 'chat_msg_type_normal' check (type in ('chat_msg_type_normal', 'chat_msg_type_closed')),
  message text not null,
  -- The message that it answers; 0 for none.
  reply_to_num bigint not null default 0,
  -- What its author calls it: what is sent twice is one message.
  nonce text,
  edited timestamptz,
  -- It keeps its number and says nothing any more.
  is_deleted boolean not null default false,
  -- The file that goes with it, as it is shown.
  media jsonb,
  -- Some of the reactions, and how many there are of each kind.
  tapbacks jsonb not null default '[]',
  tapback_counts jsonb not null default '{}',
  primary key (group_id, chat_id, msg_num)
);
create unique index chat_messages_version on chat_messages (group_id, chat_id, version);
create unique index chat_messages_nonce on chat_messages (chat_id, account_id, nonce) where nonce is not null;
create index chat_messages_account on chat_messages (account_id, group_id, chat_id, msg_num) where account_id is not null;

create table chat_tapbacks (
  group_id bigint not null,
  chat_id bigint not null,
  msg_num bigint not null,
  id bigint generated always as identity,
  account_id bigint not null references accounts on delete cascade,
  member_id bigint not null,
  type text not null,
  primary key (group_id, chat_id, msg_num, account_id, type)
);
create index chat_tapbacks_shown on chat_tapbacks (group_id, chat_id, msg_num, id);
create index chat_tapbacks_account on chat_tapbacks (account_id);

-- The file that goes with a message.
create table chat_files (
  group_id bigint not null,
  chat_id bigint not null,
  msg_num bigint not null,
  hash text not null,
  size bigint not null,
  filename text not null,
  media_type text not null,
  width integer,
  height integer,
  thumbnail_hash text,
  primary key (group_id, chat_id, msg_num)
);
create index chat_files_hash on chat_files (hash);
create index chat_files_thumbnail on chat_files (thumbnail_hash) where thumbnail_hash is not null;
