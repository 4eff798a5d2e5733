-- Mail that came back, and how it stands with the addresses it came back from.

-- Of each recipient of a mailing once, however often it is reported.
create table bounces (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  account_id bigint not null references accounts on delete cascade,
  -- 0: nothing to do with a group.
  group_id bigint not null,
  mailing_id bigint not null,
  recipient_id bigint not null,
  message_id bigint,
  subject text not null,
  type text not null,
  response text not null,
  is_hard boolean not null,
  -- A fault of the address; what is about the message is none.
  counts boolean not null,
  unique (group_id, mailing_id, recipient_id)
);
create index bounces_account on bounces (account_id, id);
create index bounces_member on bounces (group_id, account_id, id);
create index bounces_age on bounces (created);

-- Accounts to whose address mail did not come through lately.
create table unreached (
  account_id bigint primary key references accounts on delete cascade,
  -- Which address: all of this says nothing about another.
  email text not null,
  -- How often it came to this; what was asked in an earlier time is no answer now.
  episode integer not null default 0,
  -- Since when, and when last, something came back that might go well later.
  soft_since timestamptz,
  soft_last timestamptz,
  -- Since when nothing came through, and until when; null: it does, or does not yet.
  missed_from timestamptz,
  missed_to timestamptz,
  probes integer not null default 0,
  next_probe timestamptz
);
create index unreached_probe on unreached (next_probe) where next_probe is not null;

-- The last letter to an address.
create index letters_recipient on letters (lower(recipient), id);

-- What came in and what went out, by time.
create index mailings_by_group on mailings (group_id, created);
create index incoming_mails_age on incoming_mails (created);
create index incoming_mails_mime on incoming_mails (mime_id);
