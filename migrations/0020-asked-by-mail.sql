-- What mails asked for of which nothing shows who sent them. It is done once somebody answers the letter about it.
create table mail_requests (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  expires timestamptz not null default now() + interval '3 days',
  group_id bigint not null references groups on delete cascade,
  -- Who it is for, as the mail said.
  email text not null,
  full_name text not null,
  command text not null,
  -- The Message-ID of the mail.
  mime_id text not null,
  -- Kept until it expires: a second answer is told that it was done, and does nothing.
  is_done boolean not null default false
);
create index mail_requests_group on mail_requests (group_id);
create index mail_requests_expires on mail_requests (expires);

-- Mail to the owners of a group and to the authors of messages is passed on by letters, that of strangers too.
alter table private_messages
  alter column account_id drop not null,
  -- A writer without an account.
  add column name text,
  add column email text,
  -- Whether anything shows that they wrote it.
  add column is_proven boolean not null default true,
  add check (num_nonnulls(account_id, email) = 1 and num_nonnulls(name, email) in (0, 2)),
  drop constraint private_messages_kind_check,
  add constraint private_messages_kind_check check (kind in ('member', 'from_moderators', 'to_moderators', 'to_author'));

-- A mail that goes with a letter, as a file.
alter table letters add column attached bytea;
