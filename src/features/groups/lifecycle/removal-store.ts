import { query } from '#storage/query.ts'

/** The rows of the group and of its subgroups, and whatever few rows are bound to them. From here on none of them exists. */
export const deleteGroups = query(
  'group.delete',
  `with doomed as (select id, name, parent_id from groups where id = :id or parent_id = :id),
   names as (
     -- A subgroup's name cannot be taken by anybody but its parent.
     select lower(name) as name from doomed where parent_id is null
     union select lower(a.name) from group_aliases a join doomed d on d.id = a.group_id
   ), taken as (
     insert into reserved_names (name, until) select name, now() + interval '30 days' from names
     on conflict (name) do update set until = excluded.until
   ), deleted as (
     delete from groups g using doomed where g.id = doomed.id
   )
   select id, name from doomed order by id`,
)
export const forgetTakenNames = query('group.forgetTakenNames', `delete from reserved_names where until < now()`)
