-- Whose pictures from elsewhere somebody lets be shown without being asked.
create table picture_senders (
  account_id bigint not null references accounts (id) on delete cascade,
  -- The hash of the sender's address, which who reads need not know.
  sender bytea not null,
  created timestamptz not null default now(),
  primary key (account_id, sender)
);
