import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from '../contract.ts'
import { viewerOf } from './visible-fields.ts'
import { searchPages } from './search-store.ts'
import { memberView } from '../view.ts'

/** As many as are looked at: enough to choose from, and no common syllable makes the database sort a whole group. */
const maxFound = 1000

export const searchMembers = implement(contract.searchMembers, async ({ tx, group, access, account, params }) => {
  const viewer = viewerOf(account, access)
  const text = params.q.trim().toLowerCase()
  // Three characters and more use an index for any part of a name; fewer match its start.
  const place = text.length >= 3 ? 'anywhere' : 'beginning'
  // Callers who may not see addresses must not find them by prefix either.
  const where = viewer.seesAddresses ? 'all' : 'names'
  const kind = params.user_id === undefined ? (`${place}:${where}` as const) : 'user'
  let inAll = 0
  return pageOf(tx, contract.searchMembers, params, {
    query: params.q,
    total: () => inAll,
    fetch: async ({ dir, start, page }) => {
      const rows = await searchPages[`${kind}:full_name:${dir}:${start}`].all(tx, {
        group_id: group.id,
        text,
        user_id: params.user_id ?? null,
        pattern: text.replace(/[\\%_]/g, '\\$&'),
        most: maxFound,
        ...page,
      })
      inAll = rows[0]?.in_all ?? 0
      return rows
    },
    cursorOf: row => ({ key: row.sort_name, id: row.id }),
    view: row => memberView(row, group, viewer),
  })
})
