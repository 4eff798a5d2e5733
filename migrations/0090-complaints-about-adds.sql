-- Reports of mailbox providers that somebody who was added marked an email as spam (RFC 5965): where these are many, further
-- adds wait for a site administrator.
create table add_complaints (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  group_id bigint not null references groups on delete cascade,
  -- Who had added them, as far as that is still known.
  account_id bigint references accounts on delete set null
);
create index add_complaints_group on add_complaints (group_id, created);
create index add_complaints_account on add_complaints (account_id, created);
create index add_complaints_age on add_complaints (created);
