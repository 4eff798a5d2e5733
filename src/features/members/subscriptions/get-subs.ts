import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import type { GroupAccess } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { subscriptionPages } from '../list/page-store.ts'
import { countSubscriptions, findMember, subscriptionsOf } from '../store.ts'
import { memberView, ownView, type MemberObject, type ViewGroup } from '../view.ts'
import * as contract from './contract.ts'

type SubRow = Row<'member.subPage'>

/** A membership for its owner, from a row with the needed group fields. */
const viewOf = (row: SubRow): MemberObject =>
  ownView(row, {
    settings: { ...groupSettingDefaults, ...(row.group_settings as object) },
    extra_columns: row.group_columns as ViewGroup['extra_columns'],
  })

/** The memberships of an account for its owner; with an organisation, in its groups only. */
export const ownSubscriptions = async (
  tx: Tx,
  account_id: number,
  org_id: number | null = null,
): Promise<MemberObject[]> => (await subscriptionsOf.all(tx, { account_id, org_id })).map(viewOf)

export const getSubs = implement(contract.getSubs, async ({ tx, account, params, organisation }) =>
  pageOf(tx, contract.getSubs, params, {
    total: (await countSubscriptions.one(tx, { account_id: account.id, org_id: organisation?.id ?? null })).count,
    fetch: ({ field, dir, start, page }) =>
      subscriptionPages[`${field as 'group'}:${dir}:${start}`].all(tx, {
        account_id: account.id,
        ...page,
        org_id: organisation?.id ?? null,
      }),
    cursorOf: (row, field) => ({ key: field === 'created' ? row.id : row.group_name.toLowerCase(), id: row.id }),
    view: viewOf,
  }),
)

type SubscriptionCaller = { account: { id: number }; group: Group; membership: Membership | null; access: GroupAccess }

/** One's own membership in a group; null for non-members and banned people. */
export async function ownMembership(
  tx: Tx,
  { account, group, membership, access }: SubscriptionCaller,
): Promise<MemberObject | null> {
  if (!membership || membership.status === 'sub_status_banned') return null
  const row = await findMember.first(tx, { id: membership.id })
  return row ? memberView(row, group, viewerOf(account, access)) : null
}

export const getSub = implement(
  contract.getSub,
  async ({ tx, fail, ...subscriber }) => (await ownMembership(tx, subscriber)) ?? fail('not subscribed'),
)
