import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { positionOf } from '#runtime/standings.ts'
import * as contract from './contract.ts'
import { groupOf } from './finders.ts'
import { membershipBeside } from './membership-beside.ts'
import { countKnownSubgroups, subgroupPages } from './subgroup-store.ts'
import { groupView, type Addresses } from './view.ts'

export const getSubgroups = ({ addresses }: { addresses: Addresses }) =>
  implement(contract.getSubgroups, async ({ tx, group, account, membership, position, params }) => {
    const seesAll = position.standing === 'owner'
    const total = seesAll
      ? group.subgroups_count
      : (await countKnownSubgroups.one(tx, { parent_id: group.id, account_id: account.id, sees_all: seesAll })).count
    return pageOf({
      tx,
      params,
      sorting: contract.getSubgroups.sorting!,
      total,
      fetch: ({ field, dir, start, page }) =>
        subgroupPages[`${field as 'name'}:${dir}:${start}`].all(tx, {
          parent_id: group.id,
          account_id: account.id,
          sees_all: seesAll,
          ...page,
        }),
      place: (row, field) => ({ key: field === 'name' ? row.name.toLowerCase() : row.id, id: row.id }),
      view: row => {
        const subgroup = groupOf(row)
        return groupView(subgroup, positionOf(subgroup, membershipBeside(row), membership, account), addresses)
      },
    })
  })
