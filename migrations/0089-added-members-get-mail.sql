-- People who were added directly are full members: mail goes to them whatever is known of their account. For a membership
-- that its owner has not agreed to, `user_status` says how mail from this group arrives there, and follows no account:
-- confirmed, bouncing or bounced.

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
    new.user_status := 'user_status_confirmed';
  end if;
  return new;
end $$;

-- Whoever confirms an address, or takes another one, has shown that mail arrives there.
create or replace function accounts_copy_to_members() returns trigger language plpgsql as $$
begin
  update members set
    user_status = case when given_id is null
      or (new.status = 'user_status_confirmed' and (old.status, lower(old.email)) is distinct from (new.status, lower(new.email)))
      then new.status else user_status end,
    sort_name = case when given_id is null then lower(new.full_name) else sort_name end,
    sort_email = case when given_id is null then lower(new.email) else sort_email end
  where account_id = new.id;
  return null;
end $$;

-- Those who were added before there was anything to agree to: nobody has ever signed in to their accounts.
update members m set given_id = (4503599627370496 + floor(random() * 281474976710655))::bigint, given_name = a.full_name,
  given_email = a.email
from accounts a
where a.id = m.account_id and m.given_id is null and m.status = 'sub_status_normal'
  and a.status = 'user_status_notconfirmed' and a.password_hash is null;
update members set user_status = 'user_status_confirmed' where given_id is not null and user_status <> 'user_status_confirmed';

-- An address that a mail program asks to leave by, for letters that its reader can turn off (RFC 8058).
alter table letters add column unsubscribe_url text;
