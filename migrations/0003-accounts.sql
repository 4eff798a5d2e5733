-- Second factors, links sent by mail, and what a key may do.

alter table accounts
  -- Encrypted with a key that is not in the database. There while switching on is not yet confirmed, too.
  add column two_factor_seed bytea,
  add column two_factor_enabled boolean not null default false,
  -- The last step that was used: it and all before it are worth nothing any more.
  add column two_factor_step bigint not null default 0,
  add check (not two_factor_enabled or two_factor_seed is not null);

-- A row is deleted when its code is used.
create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- What a link in a letter allows: one thing, for one account, once. A row is deleted when its link is used.
create table mail_tokens (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset', 'change_email')),
  -- The address the letter goes to; for change_email the new one.
  email text not null,
  -- A registration that was repeated before the address was confirmed: the password that goes with this link.
  password_hash text,
  full_name text,
  -- Null until the letter is written: the secret itself is in the letter and nowhere else.
  secret_hash bytea unique,
  created timestamptz not null default now(),
  expires timestamptz not null
);
create index mail_tokens_account on mail_tokens (account_id);
create index mail_tokens_age on mail_tokens (expires);

alter table api_keys
  add column scopes text[] not null default '{read,write,moderate,admin}',
  -- Null: in all groups.
  add column group_ids bigint[];

create index sessions_age on sessions (expires);
