-- People who were added without being asked, the letters they get, and those who want none.

alter table members
  -- There as long as somebody has not agreed to a membership that others made: what is shown in place of the account's
  -- number, and the name and address that were given.
  add column given_id bigint,
  add column given_name text,
  add column given_email text,
  add check (num_nulls(given_id, given_name, given_email) in (0, 3));

-- Lists and searches go by what was given until the person agrees: taking given_id away is how they do.
create or replace function members_copy_account() returns trigger language plpgsql as $$
begin
  select lower(full_name), lower(email), status into strict new.sort_name, new.sort_email, new.user_status
  from accounts where id = new.account_id for share;
  if new.given_id is null then
    new.given_name := null;
    new.given_email := null;
  else
    new.sort_name := lower(new.given_name);
    new.sort_email := lower(new.given_email);
  end if;
  return new;
end $$;
create trigger members_copy_when_agreed before update of given_id on members for each row
  when (old.given_id is not null and new.given_id is null) execute function members_copy_account();

create or replace function accounts_copy_to_members() returns trigger language plpgsql as $$
begin
  update members set user_status = new.status,
    sort_name = case when given_id is null then lower(new.full_name) else sort_name end,
    sort_email = case when given_id is null then lower(new.email) else sort_email end
  where account_id = new.id;
  return null;
end $$;

-- When a group last wrote to an address that had not asked for it.
create table unasked_letters (
  group_id bigint not null references groups on delete cascade,
  email text not null check (email = lower(email)),
  created timestamptz not null default now(),
  primary key (group_id, email)
);
create index unasked_letters_age on unasked_letters (created);

-- Addresses whose owners want to be added and invited by nobody.
create table refusing_addresses (
  email text primary key check (email = lower(email)),
  created timestamptz not null default now()
);
