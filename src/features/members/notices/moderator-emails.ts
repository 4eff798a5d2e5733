import type { Fact } from '#contract/facts.ts'
import {
  emailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { displayName, findEmailGroup, freshGroups } from '../../groups/index.ts'
import { nameOfMember, subgroupSubscribers } from './store.ts'
import { moderatorFooter, moderatorsSubscribedTo, ownersOf, subscriptionUrl } from './recipients.ts'

const newMemberReport = { option: 'sub_notify', page: 'members' } as const

/** Emails to moderators and owners, each with its option. */
const reports = {
  'member.joined': newMemberReport,
  'member.approved': newMemberReport,
  'member.requested': {
    option: 'pending_sub_notify',
    page: 'members?type=pending',
    needs: 'sub_perm_pendingmembers',
  },
} as const

/** Emails to moderators about people who join or ask to. */
async function reportsTo(
  fact: Fact<keyof typeof reports>,
  { tx, url, replyAddress }: EmailContext,
): Promise<EmailDraft[]> {
  const { group_id, email, member_info_id } = fact.data
  const { option, page, ...report } = reports[fact.name]
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const needs = 'needs' in report ? report.needs : undefined
  const wanting = (await moderatorsSubscribedTo(tx, group_id, option, needs)).filter(own => own !== email)
  const name = untrusted((await nameOfMember.first(tx, { group_id, id: member_info_id }))?.full_name ?? '')
  const person = name === '' ? email : `${name} <${email}>`
  const place = displayName(group)
  const about = [group_id, member_info_id]
  const isRequest = option === 'pending_sub_notify'
  const write: EmailDraft['write'] = ({ memberReport: t, ...common }) => {
    const given = { group: place, person }
    const byEmail = [t.byEmail, { text: t.reject, mail: replyAddress('reject member', about, group.name) }]
    const subjectOf = isRequest ? t.requestedSubject : t.joinedSubject
    return {
      subject: subjectOf({ email, group: place }),
      title: isRequest ? t.requestedTitle : t.joinedTitle,
      paragraphs: [isRequest ? t.requestedText(given) : t.joinedText(given)],
      action: { text: isRequest ? t.requestedAction : t.joinedAction, url: `${url}/g/${group.name}/${page}` },
      more: isRequest ? byEmail : [],
      why: moderatorFooter(common, group, url),
      group,
    }
  }
  const replyTo = isRequest ? { replyTo: replyAddress('approve member', about, group.name) } : {}
  return wanting.map(recipient => ({ recipient, write, ...replyTo }))
}

/** The email to an owner of the parent who became owner of a subgroup. */
const inheritedEmail: EmailWriter<'member.inherited'> = async ({ data }, { tx, url }) => {
  const group = await findEmailGroup(tx, data.group_id)
  if (!group) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ subgroupInherited: t, ...common }) => ({
    title: t.subject({ group: place }),
    paragraphs: [t.text({ group: place })],
    action: { text: common.viewGroup, url: `${url}/g/${group.name}` },
    why: [common.footer.owner({ group: place })],
    group,
  })
  return [{ recipient: data.email, write }]
}

/** The email to moderators when storage runs short. */
const storageEmail: EmailWriter<'group.space_short'> = async ({ data: { group_id, percent } }, { tx, url }) => {
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ storage: t, ...common }) => ({
    subject: t.subject({ group: place, percent: String(percent) }),
    title: t.title,
    paragraphs: [t.text({ group: place, percent: String(percent) }), t.more],
    action: { text: t.action, url: `${url}/g/${group.name}/messages` },
    why: moderatorFooter(common, group, url),
    group,
  })
  return (await moderatorsSubscribedTo(tx, group_id, 'storage_notify')).map(recipient => ({ recipient, write }))
}

/** The email to owners when the plan has changed. */
const planEmail: EmailWriter<'group.plan_changed'> = async ({ data: { group_id, plan } }, { tx, url }) => {
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ plan: t, ...common }) => ({
    title: t.subject({ group: place }),
    paragraphs: [t.text({ host: new URL(url).host, group: place, plan })],
    action: { text: t.action, url: `${url}/g/${group.name}/settings` },
    why: moderatorFooter(common, group, url),
    group,
  })
  const wanting = await moderatorsSubscribedTo(tx, group_id, 'account_notify', 'sub_perm_billing')
  return wanting.map(recipient => ({ recipient, write }))
}

/** What owners are told when an administrator suspends their group. Its pages are absent by now. */
const suspendedEmail: EmailWriter<'group.suspended'> = async ({ data }, { tx, url }) => {
  const group = { name: data.name, title: data.title, color: '' }
  const about = { host: new URL(url).host, group: displayName(group) }
  const write: EmailDraft['write'] = ({ suspended: t }) => ({
    title: t.subject(about),
    paragraphs: [t.text(about)],
    quoted: [{ lead: t.reason, text: data.reason }].filter(({ text }) => text !== ''),
    more: [t.more],
    why: [t.why(about)],
    group,
  })
  return (await ownersOf(tx, data.group_id)).map(recipient => ({ recipient, write }))
}

/** What owners are told when it is back. */
const restoredEmail: EmailWriter<'group.unsuspended'> = async ({ data: { group_id } }, { tx, url }) => {
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const about = { host: new URL(url).host, group: displayName(group) }
  const write: EmailDraft['write'] = ({ restored: t, ...common }) => ({
    title: t.subject(about),
    paragraphs: [t.text(about)],
    action: { text: t.action, url: `${url}/g/${group.name}` },
    why: moderatorFooter(common, group, url),
    group,
  })
  return (await ownersOf(tx, group_id)).map(recipient => ({ recipient, write }))
}

/** Those of the privacies under which all members of the parent may know of a subgroup. */
const listedPrivacies: ReadonlySet<string> = new Set([
  'sub_group_privacy_none',
  'sub_group_privacy_archives',
  'sub_group_privacy_limited_archives',
])

/** The email to members about a new subgroup that they may see. */
const subgroupEmail: EmailWriter<'group.subgroup_created'> = async ({ data, account_id }, { tx, url }) => {
  const { group_id, subgroup_id } = data
  const group = await findEmailGroup(tx, group_id)
  const subgroup = await freshGroups.groupById(tx, subgroup_id)
  if (!group || !subgroup || !listedPrivacies.has(subgroup.settings.privacy)) return []
  const { name, plain_description } = subgroup
  const write: EmailDraft['write'] = ({ subgroup: t, footer }) => ({
    title: t.subject({ subgroup: name }),
    paragraphs: [t.text({ group: displayName(group), subgroup: name })],
    quoted: [{ lead: t.description, text: plain_description }],
    action: { text: t.action, url: `${url}/g/${name}` },
    why: [
      footer.member({ group: displayName(group) }),
      { text: footer.notificationSettings, url: subscriptionUrl(group, url) },
    ],
    group,
  })
  const wanting = await subgroupSubscribers.all(tx, { group_id, except_id: account_id ?? 0 })
  return wanting.map(({ email }) => ({ recipient: email, write }))
}

const reportEmail = (kind: 'sub_notify' | 'pending_sub_notify', on: readonly (keyof typeof reports)[], to: string) =>
  emailType(kind, on, to, reportsTo)

/** The emails to moderators, owners and members about their groups. */
export const groupEmails: readonly EmailType[] = [
  reportEmail('sub_notify', ['member.joined', 'member.approved'], 'Moderators who get new members'),
  reportEmail('pending_sub_notify', ['member.requested'], 'Moderators who get requests to join and may decide on them'),
  emailType('subgroup_inherited', 'member.inherited', 'The new owner of a subgroup', inheritedEmail),
  emailType('storage_notify', 'group.space_short', 'Moderators who get storage warnings', storageEmail),
  emailType('account_notify', 'group.plan_changed', 'Owners who get changes of the plan', planEmail),
  emailType('account_notify', 'group.suspended', 'The owners', suspendedEmail),
  emailType('account_notify', 'group.unsuspended', 'The owners', restoredEmail),
  emailType('sub_group_notify', 'group.subgroup_created', 'Members who get new subgroups', subgroupEmail),
]
