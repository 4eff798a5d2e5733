-- People whose accounts were deleted, until nothing of them is left. docs/decisions/0395
create table erasures (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  account_id bigint not null,
  -- Their name goes too, not only their address.
  anonymize boolean not null,
  emails text[] not null,
  names text[] not null,
  -- The groups that may hold something of them.
  group_ids bigint[] not null
);

insert into signing_keys (purpose, secret)
  values ('erased addresses', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))
  on conflict do nothing;

-- What a ban or a «never add me again» keeps of an address whose owner is gone: a keyed hash that looks like an address.
create function erased_email(email text) returns text language sql stable as $$
  select 'deleted-' || encode(sha256(k.secret || convert_to(lower(email), 'UTF8')), 'hex') || '@deleted.invalid'
  from signing_keys k where k.purpose = 'erased addresses'
$$;

-- Every pattern in a text replaced by what stands for it, whatever its case.
create function redact(value text, patterns text[], replacements text[]) returns text language plpgsql immutable as $$
begin
  for n in 1 .. cardinality(patterns) loop
    value := regexp_replace(value, patterns[n], replacements[n], 'gi');
  end loop;
  return value;
end
$$;
create function redact(items text[], patterns text[], replacements text[]) returns text[] language sql immutable as $$
  select coalesce(array_agg(redact(item, patterns, replacements) order by n), '{}') from unnest(items) with ordinality i(item, n)
$$;

-- A ban of an account that was deleted earlier keeps the hash alone as well.
update accounts set email = erased_email(email)
  where status = 'user_status_inactive' and password_hash is null and full_name = '' and preferences = '{}'
    and exists (select from members m where m.account_id = accounts.id and m.status = 'sub_status_banned');
