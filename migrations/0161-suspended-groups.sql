-- Groups that an administrator has suspended: since when, and why. To everyone else they look absent.
alter table groups
  add column suspended timestamptz,
  add column suspension_reason text not null default '';

create or replace view directory_of_groups as
  select g.id as group_id, coalesce(g.org_id, 0) as org_id, lower(coalesce(nullif(g.title, ''), g.name)) as sort_name,
    g.members_count as members, p.privacy = 'group_privacy_none' as is_open,
    active_day(p.privacy = 'group_privacy_none', g.created, g.most_recent_message) as active,
    directory_words(g.title || ' ' || g.name || ' ' || left(g.plain_description, 2000)) as words
  from groups g cross join lateral (select coalesce(g.settings ->> 'privacy', 'group_privacy_archives') as privacy) p
  where g.parent_id is null and g.suspended is null and p.privacy in ('group_privacy_none', 'group_privacy_archives');
create trigger list_suspended_group after update of suspended on groups
  for each row execute function update_directory_entry();
