import type { Fact } from '#contract/facts.ts'
import {
  untrusted,
  type NotificationEmail,
  type EmailContext,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { nameOfMember } from './store.ts'
import { moderatorsSubscribedTo, moderatorFooter } from './recipients.ts'

const newMemberReport = {
  wish: 'sub_notify',
  title: 'A new member',
  text: 'is a new member of',
  action: 'See the members',
  page: 'members',
} as const

/** What moderators and owners are told, which of them, and by which wish of theirs. */
const reports = {
  'member.joined': newMemberReport,
  'member.approved': newMemberReport,
  'member.requested': {
    wish: 'pending_sub_notify',
    title: 'Somebody wants to join',
    text: 'wants to become a member of',
    action: 'Decide who becomes a member',
    page: 'members?type=pending',
    needs: 'sub_perm_pendingmembers',
  },
} as const

/** What moderators hear of people who come. */
export async function moderatorEmails(
  fact: Fact<keyof typeof reports>,
  { tx, url, replyAddress }: EmailContext,
): Promise<NotificationEmail[]> {
  const { group_id, email, member_info_id } = fact.data
  const { wish, title, text, action, page, ...report } = reports[fact.name]
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const needs = 'needs' in report ? report.needs : undefined
  const wanting = (await moderatorsSubscribedTo(tx, group_id, wish, needs)).filter(own => own !== email)
  const subject = `${email} ${text} ${group.name}`
  const name = untrusted((await nameOfMember.first(tx, { group_id, id: member_info_id }))?.full_name ?? '')
  const said = {
    title,
    paragraphs: [`${name === '' ? email : `${name} <${email}>`} ${text} ${group.name}.`],
    action: { text: action, url: `${url}/g/${group.name}/${page}` },
    why: moderatorFooter(group, url),
    group,
  }
  if (wish !== 'pending_sub_notify') return wanting.map(recipient => ({ kind: wish, recipient, subject, text: said }))
  const about = [group_id, member_info_id]
  const more = [
    'By mail: to let them in, answer this letter.',
    { text: 'Refuse them, by an empty mail', mail: replyAddress('reject member', about, group.name) },
  ]
  const replyTo = replyAddress('approve member', about, group.name)
  return wanting.map(recipient => ({ kind: wish, recipient, subject, text: { ...said, more }, replyTo }))
}

/** What an owner of the parent is told who has just got a subgroup. */
export const inheritedEmail: EmailWriter<'member.inherited'> = async ({ data }, { tx, url }) => {
  const group = await findEmailGroup(tx, data.group_id)
  if (!group) return []
  const title = `You are now an owner of ${group.name}`
  const text = {
    title,
    paragraphs: [
      `The last owner of ${group.name} is gone, as they are no member of its parent group any more. You are an owner of the parent group, and so you own this one from now on.`,
    ],
    action: { text: 'Go to the group', url: `${url}/g/${group.name}` },
    why: [`You get this because you own ${group.name}.`],
    group,
  }
  return [{ kind: 'subgroup_inherited', recipient: data.email, subject: title, text }]
}
