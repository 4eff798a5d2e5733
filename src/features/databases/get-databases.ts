import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { visibleAccess } from './access.ts'
import * as contract from './contract.ts'
import { tableOf } from './finders.ts'
import { tableView } from './view.ts'

const seen = `t.group_id = :group_id and (t.view_table = any(:seen::text[])
  or (t.view_table = 'database_access_creator' and t.account_id = :account_id?::bigint))`
const stamp = (column: string) => ({ key: column, value: ':after_key?::text::timestamptz' })
const pages = keysetFamily(
  'database.page',
  't.id',
  { name: 'lower(t.name)', created: stamp('t.created'), updated: stamp('t.updated') },
  ({ afterCondition, order }) =>
    `select t.* from database_tables t where ${seen} and ${afterCondition} order by ${order} limit :count`,
)
/** A group has few tables, so counting is fast. */
const countSeen = query('database.countSeen', `select count(*)::int as "count!" from database_tables t where ${seen}`)

const keyOf = {
  name: ({ name }: { name: string }) => name.toLowerCase(),
  created: ({ created }: { created: string }) => created,
  updated: ({ updated }: { updated: string }) => updated,
}

export const getDatabases = implement(contract.getDatabases, async ({ tx, group, access, account, params }) => {
  const asker = { access, account }
  const whose = { group_id: group.id, seen: visibleAccess(asker), account_id: account?.id ?? null }
  return pageOf(tx, contract.getDatabases, params, {
    total: (await countSeen.one(tx, whose)).count,
    fetch: ({ field, dir, start, page }) =>
      pages[`${field as keyof typeof keyOf}:${dir}:${start}`].all(tx, { ...whose, ...page }),
    cursorOf: (row, field) => ({ key: keyOf[field as keyof typeof keyOf](row), id: row.id }),
    view: row => tableView(tableOf(row), asker),
  })
})

export const getDatabase = implement(contract.getDatabase, async ({ row, access, account }) =>
  tableView(row, { access, account }),
)
