import type { Fact } from '#contract/facts.ts'
import {
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { displayName, findEmailGroup } from '../../groups/index.ts'
import { nameOfMember } from './store.ts'
import { moderatorsSubscribedTo, moderatorFooter } from './recipients.ts'

const newMemberReport = { option: 'sub_notify', page: 'members' } as const

/** What moderators and owners are told, and by which option of theirs. */
const reports = {
  'member.joined': newMemberReport,
  'member.approved': newMemberReport,
  'member.requested': {
    option: 'pending_sub_notify',
    page: 'members?type=pending',
    needs: 'sub_perm_pendingmembers',
  },
} as const

/** What moderators hear of people who join or ask to. */
export async function moderatorEmails(
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
    const text = {
      title: isRequest ? t.requestedTitle : t.joinedTitle,
      paragraphs: [isRequest ? t.requestedText(given) : t.joinedText(given)],
      action: { text: isRequest ? t.requestedAction : t.joinedAction, url: `${url}/g/${group.name}/${page}` },
      more: isRequest ? byEmail : [],
      why: moderatorFooter(common, group, url),
      group,
    }
    const subjectOf = isRequest ? t.requestedSubject : t.joinedSubject
    return { subject: subjectOf({ email, group: place }), text }
  }
  const replyTo = isRequest ? { replyTo: replyAddress('approve member', about, group.name) } : {}
  return wanting.map(recipient => ({ kind: option, recipient, write, ...replyTo }))
}

/** What an owner of the parent is told who has just got a subgroup. */
export const inheritedEmail: EmailWriter<'member.inherited'> = async ({ data }, { tx, url }) => {
  const group = await findEmailGroup(tx, data.group_id)
  if (!group) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ subgroupInherited: t, ...common }) => {
    const subject = t.subject({ group: place })
    const text = {
      title: subject,
      paragraphs: [t.text({ group: place })],
      action: { text: common.viewGroup, url: `${url}/g/${group.name}` },
      why: [common.footer.owner({ group: place })],
      group,
    }
    return { subject, text }
  }
  return [{ kind: 'subgroup_inherited', recipient: data.email, write }]
}
