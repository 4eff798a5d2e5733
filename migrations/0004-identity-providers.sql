-- Signing in through an identity provider.

-- A log-in under way: made by the start call, used up by the final one. Of the state and of the browser's secret only
-- hashes are kept; the nonce and the PKCE verifier are made from the two and kept nowhere.
create table identity_logins (
  state_hash bytea primary key,
  provider text not null check (provider in ('idpa', 'idpb')),
  browser_hash bytea not null,
  expires timestamptz not null
);
create index identity_logins_age on identity_logins (expires);

-- Who somebody is at a provider. An account is one person there: an address that the provider gives to somebody else
-- later must not bring them in.
create table identities (
  issuer text not null,
  subject text not null,
  account_id bigint not null references accounts on delete cascade,
  created timestamptz not null default now(),
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- Links in letters that enable the log-ins through a provider again.
create table identity_permits (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  provider text not null check (provider in ('idpa', 'idpb')),
  created timestamptz not null default now(),
  expires timestamptz not null
);
create index identity_permits_account on identity_permits (account_id, provider);
create index identity_permits_age on identity_permits (expires);
