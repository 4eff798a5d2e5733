-- How many members of each kind a group has, so that nobody counts them when somebody looks at the directory. Beside the group's row,
-- not in it: whoever changes how they get email shall not wait for those who post.
create table member_counts (
  group_id bigint primary key references groups on delete cascade,
  moderated int not null default 0,
  bouncing int not null default 0,
  no_email int not null default 0,
  past_left int not null default 0,
  past_removed int not null default 0
);

create function is_moderated(m members) returns boolean immutable language sql as $$
  select m.status = 'sub_status_normal'
    and m.post_status in ('sub_poststatus_newusermoderated', 'sub_poststatus_moderated', 'sub_poststatus_notallowed')
$$;
create function is_bouncing(m members) returns boolean immutable language sql as $$
  select m.status = 'sub_status_normal' and m.user_status in ('user_status_bouncing', 'user_status_bounced')
$$;
create function gets_no_email(m members) returns boolean immutable language sql as $$
  select m.status = 'sub_status_normal' and m.email_delivery = 'email_delivery_none'
$$;

insert into member_counts (group_id, moderated, bouncing, no_email)
select group_id, count(*) filter (where is_moderated(m)), count(*) filter (where is_bouncing(m)), count(*) filter (where gets_no_email(m))
from members m group by group_id;
insert into member_counts as c (group_id, past_left, past_removed)
select group_id, count(*) filter (where action in ('left', 'spamleft', 'deleted_account')), count(*) filter (where action = 'removed_member')
from past_members group by group_id
on conflict (group_id) do update set past_left = excluded.past_left, past_removed = excluded.past_removed;

create function count_inserted_members() returns trigger language plpgsql as $$
begin
  insert into member_counts as c (group_id, moderated, bouncing, no_email)
  select m.group_id, count(*) filter (where is_moderated(m)), count(*) filter (where is_bouncing(m)), count(*) filter (where gets_no_email(m))
  from inserted m where is_moderated(m) or is_bouncing(m) or gets_no_email(m)
  group by m.group_id order by m.group_id
  on conflict (group_id) do update set moderated = c.moderated + excluded.moderated, bouncing = c.bouncing + excluded.bouncing,
    no_email = c.no_email + excluded.no_email;
  return null;
end $$;
create trigger count_inserted_members after insert on members referencing new table as inserted
  for each statement execute function count_inserted_members();

create function count_deleted_members() returns trigger language plpgsql as $$
begin
  update member_counts c set moderated = c.moderated - d.moderated, bouncing = c.bouncing - d.bouncing, no_email = c.no_email - d.no_email
  from (
    select m.group_id, count(*) filter (where is_moderated(m)) as moderated, count(*) filter (where is_bouncing(m)) as bouncing,
      count(*) filter (where gets_no_email(m)) as no_email
    from deleted m where is_moderated(m) or is_bouncing(m) or gets_no_email(m) group by m.group_id
  ) d where c.group_id = d.group_id;
  return null;
end $$;
create trigger count_deleted_members after delete on members referencing old table as deleted
  for each statement execute function count_deleted_members();

-- Most updates of memberships, such as the one of each post, change none of this and pay nothing.
create function count_changed_member() returns trigger language plpgsql as $$
declare
  moderated_by constant int := is_moderated(new)::int - is_moderated(old)::int;
  bouncing_by constant int := is_bouncing(new)::int - is_bouncing(old)::int;
  no_email_by constant int := gets_no_email(new)::int - gets_no_email(old)::int;
begin
  if (moderated_by, bouncing_by, no_email_by) <> (0, 0, 0) then
    insert into member_counts as c (group_id, moderated, bouncing, no_email)
    values (new.group_id, moderated_by, bouncing_by, no_email_by)
    on conflict (group_id) do update set moderated = c.moderated + excluded.moderated, bouncing = c.bouncing + excluded.bouncing,
      no_email = c.no_email + excluded.no_email;
  end if;
  return null;
end $$;
create trigger count_changed_member after update of status, post_status, user_status, email_delivery on members for each row
  when ((old.status, old.post_status, old.user_status, old.email_delivery)
    is distinct from (new.status, new.post_status, new.user_status, new.email_delivery))
  execute function count_changed_member();

-- Past members leave only with their group.
create function count_past_members() returns trigger language plpgsql as $$
begin
  insert into member_counts as c (group_id, past_left, past_removed)
  select group_id, count(*) filter (where action <> 'removed_member'), count(*) filter (where action = 'removed_member')
  from inserted where action in ('left', 'spamleft', 'deleted_account', 'removed_member')
  group by group_id order by group_id
  on conflict (group_id) do update set past_left = c.past_left + excluded.past_left, past_removed = c.past_removed + excluded.past_removed;
  return null;
end $$;
create trigger count_past_members after insert on past_members referencing new table as inserted
  for each statement execute function count_past_members();
