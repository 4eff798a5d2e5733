import { groupSettingDefaults } from '#contract/group-settings.ts'
import { implement, type Recording } from '#runtime/call.ts'
import type { Organisation } from '#runtime/subjects.ts'
import * as contract from './contract.ts'
import { insertOrganisation, organisationByHost, organisationById, setOrganisation } from './organisation-store.ts'
import { groupByName } from './store.ts'

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** What programs ask of an organisation and nobody can set: it has no group around its own, and no pages of its own. */
const unset = {
  parent_group_id: 0,
  logged_out_wiki_page_id: 0,
  default_timezone: groupSettingDefaults.default_timezone,
  disable_signup: false,
  disable_plus_one: false,
  ga_code: '',
  login_page_text: '',
  no_account_text: '',
}

const organisationView = ({ host, ...organisation }: Organisation) => ({
  object: 'org' as const,
  ...organisation,
  title: organisation.name,
  domain: host,
  org_url: `https://${host}`,
  ...unset,
})

export const getOrg = implement(contract.getOrg, async ({ tx, account, group, organisation, fail }) => {
  const owner = group ? group.org_id !== null && (await organisationById.first(tx, { id: group.org_id })) : organisation
  return owner ? organisationView(owner) : fail(group || account ? 'no organisation' : 'authentication')
})

/** Makes an organisation; null when the host name is none, or another's. The operator's business. */
export async function addOrganisation(
  { tx, record }: Recording<'organisation.added'>,
  { name, host }: { name: string; host: string },
): Promise<Organisation | null> {
  if (!hostName.test(host) || name.trim() === '') return null
  const made = await insertOrganisation.first(tx, { name: name.trim(), host })
  if (made) record('organisation.added', { org_id: made.id, name: made.name, host: made.host })
  return made ?? null
}

/**
 * Gives a group and its subgroups to the organisation with that host name; null: to nobody. An organisation's groups are
 * on the enterprise plan. False when there is no such group or organisation, or it is a subgroup.
 */
export async function moveGroupToOrganisation(
  { tx, record }: Recording<'group.moved'>,
  groupName: string,
  host: string | null,
  planOutside = 'group_plan_premium',
): Promise<boolean> {
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
  return true
}
