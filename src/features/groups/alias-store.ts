import { query, queryFamily } from '#storage/query.ts'

const alias = `id, created, updated, name, group_id as alias_group_id`

/** The group's count moves with it. */
export const insertAlias = query(
  'alias.insert',
  `with counted as (update groups set aliases_count = aliases_count + 1 where id = $1 returning id)
   insert into group_aliases (group_id, name) select id, $2 from counted returning ${alias}`,
)
export const deleteAlias = query(
  'alias.delete',
  `with deleted as (delete from group_aliases where group_id = $1 and id = $2 returning name),
   counted as (update groups set aliases_count = aliases_count - (select count(*) from deleted) where id = $1)
   select name from deleted`,
)
export const findAlias = query('alias.find', `select ${alias} from group_aliases where group_id = $1 and id = $2`)
/** The alias in a group's settings; its row keeps its id under another name. */
export const renameAlias = query(
  'alias.rename',
  `update group_aliases set name = $3, updated = now() where group_id = $1 and lower(name) = lower($2) returning id`,
)

const keys = { created: 'id', name: 'lower(name)' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}:${'first' | 'next'}`
const texts = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).flatMap(dir => {
    const beyond = `and ($3::text, $4::bigint) is not null and (${key}, id) ${dir === 'asc' ? '>' : '<'} (${field === 'created' ? '$4' : '$3'}, $4)`
    const page = (after: string) =>
      `select ${alias} from group_aliases where group_id = $1 ${after} order by ${key} ${dir}, id ${dir} limit $2`
    return [
      [`${field}:${dir}:first`, page('and $3::text is null and $4::bigint is null')],
      [`${field}:${dir}:next`, page(beyond)],
    ] as [Order, string][]
  }),
)
export const aliasPages = queryFamily('alias.page', Object.fromEntries(texts) as Record<Order, string>)
