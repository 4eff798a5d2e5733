import { parseAddress } from '#contract/address.ts'
import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { findAccount } from '../../accounts/index.ts'
import { contentsOfGroup } from '../../archives/index.ts'
import {
  deleteWithSubgroups,
  freshGroups,
  restoreWithSubgroups,
  setGroupPlan as changePlan,
  suspendWithSubgroups,
} from '../../groups/index.ts'
import { makeOwner } from '../../members/index.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import * as contract from './contract.ts'
import { countGroups, groupPages, groupWithSizes, largestTables, ownersOf, storageTotals } from './store.ts'

const planOf = ({ plan }: { plan: string }) => plan as Value<'plan'>

export const getAllGroups = implement(contract.getAllGroups, async ({ tx, account, params }) => {
  const filter = {
    q: params.q.trim(),
    plan: params.plan ?? null,
    org_id: params.org_id ?? null,
    suspended: params.suspended ?? false,
  }
  return pageOf(tx, contract.getAllGroups, params, {
    counting: { by: account.id, count: async () => (await countGroups.one(tx, filter)).count },
    fetch: ({ field, dir, start, page }) =>
      groupPages[`${field as 'created'}:${dir}:${start}`].all(tx, { ...filter, ...page }),
    cursorOf: (row, field) => ({ key: keyOf(row, field), id: row.id }),
    view: row => ({ object: 'admin_group' as const, ...row, plan: planOf(row) }),
    query: params.q,
  })
})

type Sizes = { id: number; name: string } & Record<(typeof contract.groupSizes)[number], number>
function keyOf(row: Sizes, field: string): string | number {
  if (field === 'name') return row.name.toLowerCase()
  return field === 'created' ? row.id : row[field as 'num_members']
}

export const getGroupDetails = implement(contract.getGroupDetails, async ({ tx, params, fail }) => {
  const id = params.group_id
  const row = (await groupWithSizes.first(tx, { id })) ?? fail('invalid group_id')
  const [contents, owners] = await Promise.all([contentsOfGroup.one(tx, { group_id: id }), ownersOf.all(tx, { id })])
  return {
    object: 'admin_group_details' as const,
    ...row,
    ...contents,
    plan: planOf(row),
    owners: owners.map(owner => ({ object: 'admin_group_owner' as const, ...owner })),
  }
})

const ownerRefusals = {
  banned: 'banned from the group',
  'not in the parent': 'not in the parent group',
} as const

/** Only of a group without owners: who runs one decides alone about others. */
export const addGroupOwner = implement(contract.addGroupOwner, async call => {
  const { tx, params, fail } = call
  const group = (await freshGroups.groupById(tx, params.group_id)) ?? fail('invalid group_id')
  const email = parseAddress(params.email.trim()) ?? fail('invalid email address')
  if ((await ownersOf.all(tx, { id: group.id })).length > 0) fail('has an owner')
  const account = (await findAccount(tx, email)) ?? fail('no account with this address')
  const outcome = await makeOwner(call, group, account)
  if (outcome !== 'made' && outcome !== 'already') fail(ownerRefusals[outcome])
})

export const setGroupPlan = implement(contract.setGroupPlan, async call => {
  const { tx, params, fail } = call
  const { name } = (await groupWithSizes.first(tx, { id: params.group_id })) ?? fail('invalid group_id')
  await changePlan(call, name, params.plan)
})

/** A group that is there, suspended or not. */
const groupNamed = async ({
  tx,
  params,
  fail,
}: {
  tx: Tx
  params: { group_id: number }
  fail: (why: 'invalid group_id') => never
}) => (await groupWithSizes.first(tx, { id: params.group_id })) ?? fail('invalid group_id')

export const suspendGroup = implement(contract.suspendGroup, async call => {
  const { id } = await groupNamed(call)
  await suspendWithSubgroups(call, id, call.params.reason.trim())
})

export const restoreGroup = implement(contract.restoreGroup, async call => {
  const { id, suspended } = await groupNamed(call)
  if (!(await restoreWithSubgroups(call, id)) && suspended !== null) call.fail('parent suspended')
})

export const removeGroup = implement(contract.removeGroup, async call => {
  const group = await groupNamed(call)
  if (!(await deleteWithSubgroups(call, group, call.params.reason))) call.fail('invalid group_id')
})

type Totals = Row<'administration.storage'>
/** What is left: messages are counted with everything else only. */
const messagesIn = ({ storage_used, files, photos, wiki, chats, events, tables_of_groups }: Totals): number =>
  storage_used - files - photos - wiki - chats - events - tables_of_groups

export const getStorage = implement(contract.getStorage, async ({ tx }) => {
  const [totals, tables] = await Promise.all([storageTotals.one(tx), largestTables.all(tx)])
  return {
    object: 'installation_storage' as const,
    ...totals,
    messages: messagesIn(totals),
    tables: tables.map(table => ({ object: 'table_size' as const, ...table })),
  }
})
