-- How many messages a member has in the group. No index on it or on the date of the last one: a post must not rewrite the
-- index entries of its author.
alter table members add column num_messages integer not null default 0;

update members m set num_messages = c.n
from (select account_id, group_id, count(*)::int as n from messages where account_id is not null group by 1, 2) c
where m.account_id = c.account_id and m.group_id = c.group_id and m.given_id is null;

-- Who comes back to a group finds what they wrote there; of somebody who was added and has not agreed, nothing is told.
create function members_count_messages() returns trigger language plpgsql as $$
declare
  written int;
  latest timestamptz;
begin
  select count(*), max(created) into written, latest from messages
  where account_id = new.account_id and group_id = new.group_id;
  new.most_recent_message := greatest(new.most_recent_message, latest);
  if tg_op = 'UPDATE' then
    -- A post counts in the update by which its author agrees.
    written := written + new.num_messages - old.num_messages;
  end if;
  new.num_messages := written;
  return new;
end $$;
create trigger members_count_messages before insert on members for each row when (new.given_id is null)
  execute function members_count_messages();
create trigger members_count_messages_when_agreed before update of given_id on members for each row
  when (old.given_id is not null and new.given_id is null) execute function members_count_messages();

create index members_moderated on members (group_id) where status = 'sub_status_normal'
  and post_status in ('sub_poststatus_newusermoderated', 'sub_poststatus_moderated', 'sub_poststatus_notallowed');
