import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Row } from '#storage/query.ts'
import * as contract from '../contract.ts'
import { directoryPages } from './directory-store.ts'
import { groupOf } from '../finders.ts'
import { membershipFromJoin } from '../membership-from-join.ts'
import { groupView, type Addresses } from '../view.ts'

/** The limit of counting, and of rows searched. */
const maxCounted = 1000

type DirectoryRow = Row<'directory.page'>
const keyOf: Record<string, (row: DirectoryRow) => string | number> = {
  name: row => row.sort_name,
  members: row => row.members_count,
  activity: row => row.active,
}

export const getDirectory = ({ addresses }: { addresses: Addresses }) =>
  implement(contract.getDirectory, async ({ tx, account, organisation, params }) => {
    const q = params.q.trim()
    let inAll = 0
    return pageOf(tx, contract.getDirectory, params, {
      query: q,
      total: () => inAll,
      fetch: async ({ field, dir, start, page }) => {
        const rows = await directoryPages[`${q === '' ? 'all' : 'found'}:${field as 'name'}:${dir}:${start}`].all(tx, {
          org_id: organisation?.id ?? 0,
          account_id: account?.id ?? null,
          q,
          most: maxCounted,
          ...page,
        })
        inAll = rows[0]?.in_all ?? 0
        return rows
      },
      cursorOf: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
      view: row => {
        const group = groupOf(row)
        return groupView(group, groupAccessOf(group, membershipFromJoin(row), null, account), addresses)
      },
    })
  })
