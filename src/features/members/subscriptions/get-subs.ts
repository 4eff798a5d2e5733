import { groupSettingDefaults } from '#contract/group-settings.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { viewerOf } from '../fields.ts'
import { subscriptionPages } from '../page-store.ts'
import { countSubscriptions, findMember, subscriptionsOf } from '../store.ts'
import { memberView, type MemberObject, type ViewGroup } from '../view.ts'
import * as contract from './contract.ts'

type SubRow = Row<'member.subPage'>

/** A membership as its owner sees it, from a row that carries what is needed of the group. */
function ownView(row: SubRow): MemberObject {
  const group: ViewGroup = {
    settings: { ...groupSettingDefaults, ...(row.group_settings as object) },
    extra_columns: row.group_columns as ViewGroup['extra_columns'],
  }
  return memberView(row, group, { account_id: row.user_id, moderates: row.mod_status !== 'sub_modstatus_none' })
}

/** What an account is a member of, as it goes out to its owner; with an organisation, in its groups alone. */
export const ownSubscriptions = async (
  tx: Tx,
  account_id: number,
  org_id: number | null = null,
): Promise<MemberObject[]> => (await subscriptionsOf.all(tx, [account_id, org_id])).map(ownView)

export const getSubs = implement(contract.getSubs, async ({ tx, account, params, organisation }) =>
  pageOf({
    tx,
    params,
    sorting: contract.getSubs.sorting!,
    total: (await countSubscriptions.one(tx, [account.id, organisation?.id ?? null])).count,
    fetch: ({ field, dir, after, count }) =>
      subscriptionPages[`${field as 'group'}:${dir}`].all(tx, [
        account.id,
        count,
        after && String(after.key),
        after && after.id,
        organisation?.id ?? null,
      ]),
    place: (row, field) => ({ key: field === 'created' ? row.id : row.group_name.toLowerCase(), id: row.id }),
    view: ownView,
  }),
)

export const getSub = implement(contract.getSub, async ({ tx, membership, group, account, position, fail }) => {
  if (!membership || membership.status === 'sub_status_banned') return fail('not subscribed')
  const row = (await findMember.first(tx, [membership.id])) ?? fail('not subscribed')
  return memberView(row, group, viewerOf(account, position))
})
