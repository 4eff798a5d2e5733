import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { may } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import { implement, type RecordContext } from '#runtime/calls/handler.ts'
import type { Organisation } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import {
  claimMainGroup,
  insertOrganisation,
  organisationByHost,
  organisationById,
  releaseMainGroup,
  setMainGroup,
  setOrganisation,
} from './store.ts'
import { groupOf } from '../finders.ts'
import { groupById, groupByName } from '../store.ts'
import { urlOfHost, type Addresses } from '../view.ts'

/** Whether it can be the host name of an organisation. */
export const isHostName = (text: string): boolean => hostName.test(text)
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Fields that clients expect and nobody can set. */
const unset = {
  default_timezone: groupSettingDefaults.default_timezone,
  disable_signup: false,
  disable_plus_one: false,
  ga_code: '',
  login_page_text: '',
  no_account_text: '',
}

/** What visitors read first: the start page of the main group's wiki, if they may see it; 0: none. */
async function publicStartPage(tx: Tx, main_group_id: number | null): Promise<number> {
  const row = main_group_id === null ? undefined : await groupById.first(tx, { id: main_group_id })
  if (!row) return 0
  const group = groupOf(row)
  const isVisible = may('wiki_visible', groupAccessOf(group, null, null, null))
  return isVisible ? Math.max(0, group.wiki_main_page_id) : 0
}

type OrganisationDeps = { addresses: Addresses }

const viewOf = async (
  tx: Tx,
  { addresses }: OrganisationDeps,
  { host, main_group_id, ...organisation }: Organisation,
) => ({
  object: 'org' as const,
  ...organisation,
  logged_out_wiki_page_id: await publicStartPage(tx, main_group_id),
  parent_group_id: main_group_id ?? 0,
  title: organisation.name,
  domain: host,
  org_url: urlOfHost(addresses, host),
  ...unset,
})

export const getOrg = (deps: OrganisationDeps) =>
  implement(contract.getOrg, async ({ tx, account, group, organisation, fail }) => {
    // Read again: its main group may have changed since the host name was looked up.
    const id = group ? group.org_id : organisation?.id
    const owner = id ? await organisationById.first(tx, { id }) : undefined
    return owner ? viewOf(tx, deps, owner) : fail(group || account ? 'no organisation' : 'authentication')
  })

/** Makes an organisation; null when the host name is none, or another's. The operator's business. */
export async function addOrganisation(
  { tx, record }: RecordContext<'organisation.added'>,
  { name, host }: { name: string; host: string },
): Promise<Organisation | null> {
  if (!isHostName(host) || name.trim() === '') return null
  const made = await insertOrganisation.first(tx, { name: name.trim(), host })
  if (made) record('organisation.added', { org_id: made.id, name: made.name, host: made.host })
  return made ?? null
}

/**
 * Gives a group and its subgroups to the organisation with that host name; null: to nobody. An organisation's groups are
 * on the enterprise plan. False when there is no such group or organisation, or it is a subgroup.
 */
export async function moveGroupToOrganisation(
  call: RecordContext<'group.moved' | 'organisation.main_group_set'>,
  groupName: string,
  host: string | null,
  planOutside = 'group_plan_premium',
): Promise<boolean> {
  const { tx, record } = call
  const group = await groupByName.first(tx, { name: groupName })
  const organisation = host === null ? null : await organisationByHost.first(tx, { host })
  if (!group || group.parent_id !== null || organisation === undefined) return false
  const org_id = organisation?.id ?? null
  await setOrganisation.run(tx, {
    group_id: group.id,
    org_id,
    plan: org_id === null ? planOutside : 'group_plan_enterprise',
  })
  record('group.moved', { group_id: group.id, org_id: org_id ?? 0 })
  await releaseMainGroup.run(tx, { group_id: group.id, org_id })
  if (org_id !== null) await becomeMainGroup(call, org_id, group.id)
  return true
}

/** Makes a parent group the main group of its organisation where that has none yet. */
export async function becomeMainGroup(
  { tx, record }: RecordContext<'organisation.main_group_set'>,
  org_id: number,
  group_id: number,
): Promise<void> {
  if ((await claimMainGroup.run(tx, { org_id, group_id })) > 0)
    record('organisation.main_group_set', { org_id, main_group_id: group_id })
}

/** Chooses the main group of an organisation; null where the group is none of its parent groups. */
export async function chooseMainGroup(
  { tx, record }: RecordContext<'organisation.main_group_set'>,
  { org_id, group_id }: { org_id: number; group_id: number },
): Promise<Organisation | null> {
  const changed = await setMainGroup.first(tx, { org_id, group_id })
  if (changed) record('organisation.main_group_set', { org_id, main_group_id: group_id })
  return changed ?? null
}

/** The same by names, for the command line. */
export async function chooseMainGroupByName(
  call: RecordContext<'organisation.main_group_set'>,
  host: string,
  groupName: string,
): Promise<boolean> {
  const organisation = await organisationByHost.first(call.tx, { host })
  const group = await groupByName.first(call.tx, { name: groupName })
  if (!organisation || !group) return false
  return (await chooseMainGroup(call, { org_id: organisation.id, group_id: group.id })) !== null
}

export const updateOrg = (deps: OrganisationDeps) =>
  implement(contract.updateOrg, async call => {
    const { tx, params, fail } = call
    const organisation = (await organisationById.first(tx, { id: params.org_id })) ?? fail('invalid org_id')
    const chosen = await chooseMainGroup(call, { org_id: organisation.id, group_id: params.parent_group_id })
    return viewOf(tx, deps, chosen ?? fail('invalid parent_group_id'))
  })
