import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const alias = `id, created, updated, name, group_id as alias_group_id`

/** The group's count moves with it. */
export const insertAlias = query(
  'alias.insert',
  `with counted as (update groups set aliases_count = aliases_count + 1 where id = :group_id returning id)
   insert into group_aliases (group_id, name) select id, :name from counted returning ${alias}`,
)
export const deleteAlias = query(
  'alias.delete',
  `with deleted as (delete from group_aliases where group_id = :group_id and id = :id returning name),
   counted as (update groups set aliases_count = aliases_count - (select count(*) from deleted) where id = :group_id)
   select name from deleted`,
)
export const findAlias = query(
  'alias.find',
  `select ${alias} from group_aliases where group_id = :group_id and id = :id`,
)
/** The alias in a group's settings; its row keeps its id when renamed. */
export const renameAlias = query(
  'alias.rename',
  `update group_aliases set name = :name, updated = next_updated(updated) where group_id = :group_id and lower(name) = lower(:before) returning id`,
)

export const aliasPages = keysetFamily(
  'alias.page',
  'id',
  { created: 'id', name: 'lower(name)' },
  ({ afterCondition, order }) =>
    `select ${alias} from group_aliases where group_id = :group_id and ${afterCondition} order by ${order} limit :count`,
)
