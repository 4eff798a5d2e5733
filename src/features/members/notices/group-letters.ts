import type { LetterWriter, LetterWriters } from '#runtime/letters.ts'
import { freshGroups, findLetterGroup } from '../../groups/index.ts'
import { wantingSubgroups } from './store.ts'
import { moderatorsWanting, subscriptionOf, whyTold } from './wanting.ts'

/** What moderators are told when the space of their group runs short. */
const spaceLetter: LetterWriter<'group.space_short'> = async ({ data: { group_id, percent } }, { tx, url }) => {
  const kind = 'storage_notify'
  const group = await findLetterGroup(tx, group_id)
  if (!group) return []
  const text = {
    title: 'Space runs short',
    paragraphs: [
      `${group.name} has used ${percent} % of the space that it has for messages and attachments.`,
      'When nothing is left, nobody can post. Space becomes free when messages with large attachments are deleted.',
    ],
    action: { text: 'Go to the messages', url: `${url}/g/${group.name}/messages` },
    why: whyTold(group, url),
    group,
  }
  const subject = `${group.name} has used ${percent} % of its space`
  return (await moderatorsWanting(tx, group_id, kind)).map(recipient => ({ kind, recipient, subject, text }))
}

const plans: Record<string, string> = {
  group_plan_basic: 'basic',
  group_plan_premium: 'premium',
  group_plan_enterprise: 'enterprise',
}

/** What owners are told when the plan of their group has changed. */
const planLetter: LetterWriter<'group.plan_changed'> = async ({ data: { group_id, plan } }, { tx, url }) => {
  const kind = 'account_notify'
  const group = await findLetterGroup(tx, group_id)
  if (!group) return []
  const title = `${group.name} is on another plan`
  const text = {
    title,
    paragraphs: [
      `Those who run ${new URL(url).host} have put ${group.name} on the plan ${plans[plan] ?? plan}. What the group can do follows from its plan.`,
    ],
    action: { text: 'See the settings of the group', url: `${url}/g/${group.name}/settings` },
    why: whyTold(group, url),
    group,
  }
  const wanting = await moderatorsWanting(tx, group_id, kind, 'sub_perm_billing')
  return wanting.map(recipient => ({ kind, recipient, subject: title, text }))
}

/** Those of the privacies under which all members of the parent may know of a subgroup. */
const listed: ReadonlySet<string> = new Set([
  'sub_group_privacy_none',
  'sub_group_privacy_archives',
  'sub_group_privacy_limited_archives',
])

/** What members are told of a new subgroup that they may know of. */
const subgroupLetter: LetterWriter<'group.subgroup_created'> = async ({ data, account_id }, { tx, url }) => {
  const kind = 'sub_group_notify'
  const { group_id, subgroup_id } = data
  const group = await findLetterGroup(tx, group_id)
  const subgroup = await freshGroups.groupById(tx, subgroup_id)
  if (!group || !subgroup || !listed.has(subgroup.settings.privacy)) return []
  const title = `A new subgroup: ${subgroup.name}`
  const text = {
    title,
    paragraphs: [`${group.name} has a new subgroup, ${subgroup.name}.`],
    quoted: [{ lead: 'It says of itself', text: subgroup.plain_description }],
    action: { text: 'See the subgroup', url: `${url}/g/${subgroup.name}` },
    why: [
      `You get this because you are a member of ${group.name} and want to be told of new subgroups.`,
      { text: 'Change what you are told of', url: subscriptionOf(group, url) },
    ],
    group,
  }
  const wanting = await wantingSubgroups.all(tx, { group_id, except_id: account_id ?? 0 })
  return wanting.map(({ email }) => ({ kind, recipient: email, subject: title, text }))
}

/** The letters about groups themselves, to those who want them. */
export const groupLetters: LetterWriters = {
  'group.space_short': spaceLetter,
  'group.plan_changed': planLetter,
  'group.subgroup_created': subgroupLetter,
}
