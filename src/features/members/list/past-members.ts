import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import * as contract from '../contract.ts'
import { viewerOf } from './visible-fields.ts'
import { countPast, countPastBy, pastPages } from './past-store.ts'
import { memberView, type MemberRow } from '../view.ts'

type PastRow = Row<'past.page'>
const keyOf: Record<string, (row: PastRow) => string | number> = {
  full_name: row => row.sort_name,
  email: row => row.sort_email,
  reason: row => row.action,
  created: row => row.id,
}

const countOf = async (tx: Tx, group_id: number, action: string | undefined): Promise<number> =>
  action === undefined
    ? (await countPast.one(tx, { group_id })).past_members_count
    : (await countPastBy.one(tx, { group_id, action })).count

export const getPastMembers = implement(
  contract.getPastMembers,
  async ({ tx, group, access, account, params, fail }) => {
    if (group.plan === 'group_plan_basic') fail('basic group')
    const viewer = viewerOf(account, access)
    const sorting = contract.getPastMembers.sorting!
    const open = sorting.fields.filter(field => field !== 'email')
    return pageOf(tx, { sorting: viewer.seesAddresses ? sorting : { ...sorting, fields: open } }, params, {
      total: await countOf(tx, group.id, params.action),
      fetch: ({ field, dir, start, page }) =>
        pastPages[`${field as 'created'}:${dir}:${start}`].all(tx, {
          group_id: group.id,
          action: params.action ?? null,
          ...page,
        }),
      cursorOf: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
      view: ({ id, created, action, joined, membership }) => ({
        object: 'past_member' as const,
        id,
        created,
        action: action as 'left',
        joined,
        // A ban ends a membership that was a normal one until then.
        member_info: memberView(
          membership as MemberRow,
          group,
          action === 'ban_members' && !may('ban_members', access) ? { ...viewer, rank: 'stranger' } : viewer,
        ),
      }),
    })
  },
)
