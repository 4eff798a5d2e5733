-- The keys that mail is signed with, each encrypted with the key of the house. The newest of a kind is used.
create table mail_keys (
  algorithm text not null check (algorithm in ('rsa-sha256', 'ed25519-sha256')),
  number integer not null,
  created timestamptz not null default now(),
  secret bytea not null,
  primary key (algorithm, number)
);
