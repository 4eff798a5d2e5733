import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { isThere, pageColumns } from './store.ts'
import { wikiView } from './view.ts'

/** Maximum number of pages of a group in a feed. */
const maxPages = 5

/** SQL array of the ids of a group's recently changed pages. */
export const changedPageIds = (group_id: string) => `array(
    select p.id from wiki_pages p where p.group_id = ${group_id} and ${isThere} order by p.updated desc, p.id desc limit ${maxPages})`

const pagesByIds = query(
  'wiki.byIds',
  `select ${pageColumns} from wiki_pages p where p.id = any(:ids::bigint[]) order by p.updated desc, p.id desc`,
  { batchable: true },
)

/** Feed items of one group, as the caller may see them. */
export async function wikiFeedItems(tx: Tx, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await pagesByIds.all(tx, { ids })
  const pagesOf = Map.groupBy(rows, ({ group_id }) => group_id)
  return (group: Group, access: GroupAccess) =>
    may('wiki_visible', access) ? (pagesOf.get(group.id) ?? []).map(page => wikiView(page, group, access)) : []
}
