import type { EmailWriter, EmailWriters } from '#runtime/notifications/email-content.ts'
import { freshGroups, findEmailGroup } from '../../groups/index.ts'
import { subgroupSubscribers } from './store.ts'
import { moderatorsSubscribedTo, subscriptionUrl, moderatorFooter } from './recipients.ts'

/** What moderators are told when the space of their group runs short. */
const storageEmail: EmailWriter<'group.space_short'> = async ({ data: { group_id, percent } }, { tx, url }) => {
  const kind = 'storage_notify'
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const text = {
    title: 'Space runs short',
    paragraphs: [
      `${group.name} has used ${percent} % of the space that it has for messages and attachments.`,
      'When nothing is left, nobody can post. Space becomes free when messages with large attachments are deleted.',
    ],
    action: { text: 'Go to the messages', url: `${url}/g/${group.name}/messages` },
    why: moderatorFooter(group, url),
    group,
  }
  const subject = `${group.name} has used ${percent} % of its space`
  return (await moderatorsSubscribedTo(tx, group_id, kind)).map(recipient => ({ kind, recipient, subject, text }))
}

const plans: Record<string, string> = {
  group_plan_basic: 'basic',
  group_plan_premium: 'premium',
  group_plan_enterprise: 'enterprise',
}

/** What owners are told when the plan of their group has changed. */
const planEmail: EmailWriter<'group.plan_changed'> = async ({ data: { group_id, plan } }, { tx, url }) => {
  const kind = 'account_notify'
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const title = `${group.name} is on another plan`
  const text = {
    title,
    paragraphs: [
      `Those who run ${new URL(url).host} have put ${group.name} on the plan ${plans[plan] ?? plan}. What the group can do follows from its plan.`,
    ],
    action: { text: 'See the settings of the group', url: `${url}/g/${group.name}/settings` },
    why: moderatorFooter(group, url),
    group,
  }
  const wanting = await moderatorsSubscribedTo(tx, group_id, kind, 'sub_perm_billing')
  return wanting.map(recipient => ({ kind, recipient, subject: title, text }))
}

/** Those of the privacies under which all members of the parent may know of a subgroup. */
const listedPrivacies: ReadonlySet<string> = new Set([
  'sub_group_privacy_none',
  'sub_group_privacy_archives',
  'sub_group_privacy_limited_archives',
])

/** What members are told of a new subgroup that they may know of. */
const subgroupEmail: EmailWriter<'group.subgroup_created'> = async ({ data, account_id }, { tx, url }) => {
  const kind = 'sub_group_notify'
  const { group_id, subgroup_id } = data
  const group = await findEmailGroup(tx, group_id)
  const subgroup = await freshGroups.groupById(tx, subgroup_id)
  if (!group || !subgroup || !listedPrivacies.has(subgroup.settings.privacy)) return []
  const title = `A new subgroup: ${subgroup.name}`
  const text = {
    title,
    paragraphs: [`${group.name} has a new subgroup, ${subgroup.name}.`],
    quoted: [{ lead: 'It says of itself', text: subgroup.plain_description }],
    action: { text: 'See the subgroup', url: `${url}/g/${subgroup.name}` },
    why: [
      `You get this because you are a member of ${group.name} and want to be told of new subgroups.`,
      { text: 'Change what you are told of', url: subscriptionUrl(group, url) },
    ],
    group,
  }
  const wanting = await subgroupSubscribers.all(tx, { group_id, except_id: account_id ?? 0 })
  return wanting.map(({ email }) => ({ kind, recipient: email, subject: title, text }))
}

/** The letters about groups themselves, to those who want them. */
export const groupEmails: EmailWriters = {
  'group.space_short': storageEmail,
  'group.plan_changed': planEmail,
  'group.subgroup_created': subgroupEmail,
}
