import type { EmailDraft, EmailWriter, EmailWriters } from '#runtime/notifications/email-content.ts'
import { displayName, freshGroups, findEmailGroup } from '../../groups/index.ts'
import { subgroupSubscribers } from './store.ts'
import { moderatorsSubscribedTo, subscriptionUrl, moderatorFooter } from './recipients.ts'

/** What moderators are told when the space of their group runs short. */
const storageEmail: EmailWriter<'group.space_short'> = async ({ data: { group_id, percent } }, { tx, url }) => {
  const kind = 'storage_notify'
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ storage: t, ...common }) => {
    const text = {
      title: t.title,
      paragraphs: [t.text({ group: place, percent: String(percent) }), t.more],
      action: { text: t.action, url: `${url}/g/${group.name}/messages` },
      why: moderatorFooter(common, group, url),
      group,
    }
    return { subject: t.subject({ group: place, percent: String(percent) }), text }
  }
  return (await moderatorsSubscribedTo(tx, group_id, kind)).map(recipient => ({ kind, recipient, write }))
}

/** What owners are told when the plan of their group has changed. */
const planEmail: EmailWriter<'group.plan_changed'> = async ({ data: { group_id, plan } }, { tx, url }) => {
  const kind = 'account_notify'
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ plan: t, ...common }) => {
    const subject = t.subject({ group: place })
    const text = {
      title: subject,
      paragraphs: [t.text({ host: new URL(url).host, group: place, plan })],
      action: { text: t.action, url: `${url}/g/${group.name}/settings` },
      why: moderatorFooter(common, group, url),
      group,
    }
    return { subject, text }
  }
  const wanting = await moderatorsSubscribedTo(tx, group_id, kind, 'sub_perm_billing')
  return wanting.map(recipient => ({ kind, recipient, write }))
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
  const { name, plain_description } = subgroup
  const write: EmailDraft['write'] = ({ subgroup: t, footer }) => {
    const subject = t.subject({ subgroup: name })
    const text = {
      title: subject,
      paragraphs: [t.text({ group: displayName(group), subgroup: name })],
      quoted: [{ lead: t.description, text: plain_description }],
      action: { text: t.action, url: `${url}/g/${name}` },
      why: [
        footer.member({ group: displayName(group) }),
        { text: footer.notificationSettings, url: subscriptionUrl(group, url) },
      ],
      group,
    }
    return { subject, text }
  }
  const wanting = await subgroupSubscribers.all(tx, { group_id, except_id: account_id ?? 0 })
  return wanting.map(({ email }) => ({ kind, recipient: email, write }))
}

/** The emails about groups themselves, to those who want them. */
export const groupEmails: EmailWriters = {
  'group.space_short': storageEmail,
  'group.plan_changed': planEmail,
  'group.subgroup_created': subgroupEmail,
}
