-- The directory: groups that are listed, as they are sorted and found there. A table of its own, since the row of a group
-- changes with every message, and indexes on it would have to follow each time. Subgroups are listed in their parents.
create table directory (
  group_id bigint primary key references groups on delete cascade,
  -- 0: that of the service itself.
  org_id bigint not null,
  sort_name text not null,
  members bigint not null,
  -- Everybody may read its archives.
  is_open boolean not null,
  -- The day (UTC) of the last message, or on which it was made: when something is said in private archives is not told.
  active date not null,
  words text not null
);
create index directory_by_name on directory (org_id, sort_name, group_id);
create index directory_by_members on directory (org_id, members, group_id);
create index directory_by_activity on directory (org_id, active, group_id);

-- A text as it is looked through: in small letters without accents, a space before each word.
create function directory_words(text) returns text language sql immutable parallel safe as $$
  select ' ' || regexp_replace(regexp_replace(normalize(lower($1), NFKD), '[\u0300-\u036f]', '', 'g'), '[\s/_-]+', ' ', 'g')
$$;
create index directory_words on directory using gin (org_id, words gin_trgm_ops);

create function active_day(is_open boolean, created timestamptz, most_recent_message timestamptz) returns date
language sql immutable parallel safe as $$
  select (case when is_open then greatest(created, most_recent_message) else created end at time zone 'UTC')::date
$$;

create view directory_of_groups as
  select g.id as group_id, coalesce(g.org_id, 0) as org_id, lower(coalesce(nullif(g.title, ''), g.name)) as sort_name,
    g.members_count as members, p.privacy = 'group_privacy_none' as is_open,
    active_day(p.privacy = 'group_privacy_none', g.created, g.most_recent_message) as active,
    directory_words(g.title || ' ' || g.name || ' ' || left(g.plain_description, 2000)) as words
  from groups g cross join lateral (select coalesce(g.settings ->> 'privacy', 'group_privacy_archives') as privacy) p
  where g.parent_id is null and p.privacy in ('group_privacy_none', 'group_privacy_archives');

create function list_group() returns trigger language plpgsql as $$
begin
  if new.parent_id is not null then return null; end if;
  delete from directory where group_id = new.id;
  insert into directory select * from directory_of_groups where group_id = new.id;
  return null;
end $$;
create trigger list_new_group after insert on groups for each row execute function list_group();
create trigger list_changed_group after update of name, title, plain_description, org_id, settings on groups
  for each row execute function list_group();

create function list_counts() returns trigger language plpgsql as $$
begin
  update directory set members = new.members_count, active = active_day(is_open, new.created, new.most_recent_message)
  where group_id = new.id;
  return null;
end $$;
create trigger list_counts after update of members_count, most_recent_message on groups for each row
  when (old.members_count <> new.members_count or
    (old.most_recent_message at time zone 'UTC')::date is distinct from (new.most_recent_message at time zone 'UTC')::date)
  execute function list_counts();

insert into directory select * from directory_of_groups;
