import type { Value } from '#contract/enumerations.ts'
import type { Fact, FactData, FactName } from '#contract/facts.ts'
import type {
  EmailContext,
  EmailDraft,
  EmailGroup,
  EmailMessages,
  EmailContent,
  EmailWriter,
  EmailWriters,
} from '#runtime/notifications/email-content.ts'
import type { Row } from '#storage/query.ts'
import { displayName, findEmailGroup } from '../../groups/index.ts'
import { moderatorEmails } from './moderator-emails.ts'
import { activeNotices } from './store.ts'
import { subscriptionUrl } from './recipients.ts'

export type NoticeKind = Value<'member_notice'>
type MemberFact = {
  [N in FactName]: FactData[N] extends { group_id: number; member_info_id: number; email: string } ? N : never
}[FactName]

type FooterKey = 'member' | 'joined' | 'approved' | 'sponsored' | 'posted' | 'invitedToEvent' | 'answeredEvent'
type FooterText = (t: EmailMessages, group: EmailGroup, url: string) => EmailContent['why']
/** To somebody who stays. */
export const memberFooter =
  (key: FooterKey): FooterText =>
  ({ footer }, group, url) => [
    footer[key]({ group: displayName(group) }),
    { text: footer.subscriptionSettings, url: subscriptionUrl(group, url) },
  ]
/** To somebody whom the group does not write to again, or not yet. */
const otherFooter =
  (key: 'requested' | 'requestEnded' | 'wasMember' | 'left'): FooterText =>
  ({ footer }, group) => [footer[key]({ group: displayName(group) })]

/** Which notices the person themselves gets, when the group has active ones, and why. */
const noticesByFact = {
  'member.joined': { kinds: ['member_notice_welcome', 'member_notice_guidelines'], why: memberFooter('joined') },
  'member.approved': { kinds: ['member_notice_welcome', 'member_notice_guidelines'], why: memberFooter('approved') },
  'member.agreed': { kinds: ['member_notice_guidelines'], why: memberFooter('joined') },
  'member.sponsored': { kinds: ['member_notice_sponsorship'], why: memberFooter('sponsored') },
  'member.requested': { kinds: ['member_notice_pending_subscription'], why: otherFooter('requested') },
  'member.rejected': { kinds: ['member_notice_rejected_subscription'], why: otherFooter('requestEnded') },
  'member.removed': { kinds: ['member_notice_removed_member'], why: otherFooter('wasMember') },
  'member.banned': { kinds: ['member_notice_banned_member'], why: otherFooter('wasMember') },
  'member.left': { kinds: ['member_notice_goodbye'], why: otherFooter('left') },
} as const satisfies { [N in MemberFact]?: { kinds: readonly NoticeKind[]; why: FooterText } }

/** What ends a membership. */
const endingFacts: readonly FactName[] = ['member.removed', 'member.banned', 'member.left']

type NoticeRecipient = { recipient: string; group: EmailGroup; why: FooterText }

/** What a notice says: the words of the group, whose moderators are named as its sender. */
export function noticeWriter(
  { subject, body }: Row<'notice.active'>,
  { group, why }: Omit<NoticeRecipient, 'recipient'>,
  { url, mailDomain }: EmailContext,
): EmailDraft['write'] {
  return t => ({
    subject,
    text: { title: subject, words: body, why: why(t, group, url), group },
    from: {
      name: t.moderatorsOf({ group: displayName(group) }),
      replyTo: `${group.name}+owner@${mailDomain}`,
      byHand: false,
    },
  })
}

/** A requester hears that they were approved, also where the group has no welcome notice. */
function approvedEmail({ recipient, group, why }: NoticeRecipient, { url, mailDomain }: EmailContext): EmailDraft {
  const place = displayName(group)
  const write: EmailDraft['write'] = t => {
    const subject = t.memberApproved.subject({ group: place })
    const text = {
      title: subject,
      paragraphs: [
        t.memberApproved.text({ group: place, address: `${group.name}@${mailDomain}` }),
        t.memberApproved.help({ address: `${group.name}+help@${mailDomain}` }),
      ],
      action: { text: t.viewGroup, url: `${url}/g/${group.name}` },
      why: why(t, group, url),
      group,
    }
    return { subject, text }
  }
  return { kind: 'membership_approved', recipient, write, replyTo: `${group.name}+owner@${mailDomain}` }
}

async function noticesTo(fact: Fact<keyof typeof noticesByFact>, desk: EmailContext): Promise<EmailDraft[]> {
  const { group_id, email, unasked } = fact.data
  const { kinds, why } = noticesByFact[fact.name]
  const [found, group] = [
    await activeNotices.all(desk.tx, { group_id, kinds }),
    await findEmailGroup(desk.tx, group_id),
  ]
  if (!group) return []
  const to = { recipient: email, group, why }
  const isLetIn = fact.name === 'member.approved' && !found.some(({ kind }) => kind === 'member_notice_welcome')
  const emails = found.map(notice => ({ kind: notice.kind, recipient: email, write: noticeWriter(notice, to, desk) }))
  // Nobody fills a mailbox by adding and removing its owner again and again.
  if (unasked && endingFacts.includes(fact.name)) return emails.map(draft => ({ ...draft, unasked: { group_id } }))
  return [...(isLetIn ? [approvedEmail(to, desk)] : []), ...emails]
}

const noticesAndReport: EmailWriter<'member.joined' | 'member.approved' | 'member.requested'> = async (fact, desk) => [
  ...(await noticesTo(fact, desk)),
  ...(await moderatorEmails(fact, desk)),
]

/** The emails of the group to those who come, go, or wait. */
export const noticeEmails: EmailWriters = {
  ...Object.fromEntries(Object.keys(noticesByFact).map(name => [name, noticesTo])),
  'member.joined': noticesAndReport,
  'member.approved': noticesAndReport,
  'member.requested': noticesAndReport,
  // Nobody is told that a ban of theirs was forgotten.
  'member.removed': async (fact, desk) => (fact.data.banned ? [] : noticesTo(fact, desk)),
}
