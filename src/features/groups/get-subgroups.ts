import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { positionOf } from '#runtime/standings.ts'
import type { Membership } from '#runtime/subjects.ts'
import type { Row } from '#storage/query.ts'
import * as contract from './contract.ts'
import { groupOf } from './finders.ts'
import { countKnownSubgroups, subgroupPages } from './subgroup-store.ts'
import { groupView, type Addresses } from './view.ts'

function membershipOf(row: Row<'subgroup.page'>): Membership | null {
  if (row.member_id === null) return null
  return {
    id: row.member_id,
    group_id: row.id,
    status: row.member_status!,
    post_status: row.post_status!,
    mod_status: row.mod_status!,
    mod_permissions: row.mod_permissions!,
  }
}

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
        return groupView(subgroup, positionOf(subgroup, membershipOf(row), membership, account), addresses)
      },
    })
  })
