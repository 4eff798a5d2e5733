import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import * as contract from '../contract.ts'
import { groupOf } from '../finders.ts'
import { membershipFromJoin } from '../membership-from-join.ts'
import { countKnownSubgroups, subgroupPages } from './subgroup-store.ts'
import { groupView, type Addresses } from '../view.ts'

export const getSubgroups = ({ addresses }: { addresses: Addresses }) =>
  implement(contract.getSubgroups, async ({ tx, group, account, membership, access, params }) => {
    const seesAll = access.role === 'owner'
    const total = seesAll
      ? group.subgroups_count
      : (await countKnownSubgroups.one(tx, { parent_id: group.id, account_id: account.id, sees_all: seesAll })).count
    return pageOf(tx, contract.getSubgroups, params, {
      total,
      fetch: ({ field, dir, start, page }) =>
        subgroupPages[`${field as 'name'}:${dir}:${start}`].all(tx, {
          parent_id: group.id,
          account_id: account.id,
          sees_all: seesAll,
          ...page,
        }),
      cursorOf: (row, field) => ({ key: field === 'name' ? row.name.toLowerCase() : row.id, id: row.id }),
      view: row => {
        const subgroup = groupOf(row)
        return groupView(subgroup, groupAccessOf(subgroup, membershipFromJoin(row), membership, account), addresses)
      },
    })
  })
