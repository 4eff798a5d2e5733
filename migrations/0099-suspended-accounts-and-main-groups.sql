-- Accounts that an administrator has suspended: since when, and the status they get back. One that is inactive without this was
-- deleted, and only its ban is kept.
alter table accounts
  add column suspended timestamptz,
  add column status_before_suspension text,
  add check (num_nulls(suspended, status_before_suspension) in (0, 2)),
  add check (suspended is null or status = 'user_status_inactive');

-- The main group of an organisation, getorg.parent_group_id: for those that are there the oldest of their groups.
alter table organisations add column main_group_id bigint references groups on delete set null;
create index organisations_main_group on organisations (main_group_id) where main_group_id is not null;
update organisations o set main_group_id = (select min(id) from groups g where g.org_id = o.id and g.parent_id is null);
