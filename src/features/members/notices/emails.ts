import type { Value } from '#contract/enumerations.ts'
import type { Fact, FactData, FactName } from '#contract/facts.ts'
import type {
  NotificationEmail,
  EmailContext,
  EmailGroup,
  EmailContent,
  EmailWriter,
  EmailWriters,
} from '#runtime/notifications/email-content.ts'
import type { Row } from '#storage/query.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { moderatorEmails } from './moderator-emails.ts'
import { activeNotices } from './store.ts'
import { subscriptionUrl } from './recipients.ts'

export type NoticeKind = Value<'member_notice'>
type MemberFact = {
  [N in FactName]: FactData[N] extends { group_id: number; member_info_id: number; email: string } ? N : never
}[FactName]

type FooterText = (group: EmailGroup, url: string) => EmailContent['why']
/** To somebody who stays. */
export const memberFooter =
  (because: string): FooterText =>
  (group, url) => [
    `You get this because ${because} ${group.name}.`,
    { text: 'Change what you get, or leave the group', url: subscriptionUrl(group, url) },
  ]
const oneTimeFooter =
  (because: string): FooterText =>
  ({ name }) => [`You get this because ${because} ${name}. The group sends you nothing more.`]

/** Which notices the person themselves gets, when the group has active ones, and why. */
const noticesByFact = {
  'member.joined': {
    kinds: ['member_notice_welcome', 'member_notice_guidelines'],
    why: memberFooter('you have joined'),
  },
  'member.approved': {
    kinds: ['member_notice_welcome', 'member_notice_guidelines'],
    why: memberFooter('you asked to join, and are now a member of'),
  },
  'member.agreed': { kinds: ['member_notice_guidelines'], why: memberFooter('you agreed to be a member of') },
  'member.sponsored': { kinds: ['member_notice_sponsorship'], why: memberFooter('you support, and are a member of,') },
  'member.requested': {
    kinds: ['member_notice_pending_subscription'],
    why: ({ name }) => [`You get this because you asked to join ${name}. Its moderators decide about that.`],
  },
  'member.rejected': { kinds: ['member_notice_rejected_subscription'], why: oneTimeFooter('you had asked to join') },
  'member.removed': { kinds: ['member_notice_removed_member'], why: oneTimeFooter('you were a member of') },
  'member.banned': { kinds: ['member_notice_banned_member'], why: oneTimeFooter('you were a member of') },
  'member.left': { kinds: ['member_notice_goodbye'], why: oneTimeFooter('you have left') },
} as const satisfies { [N in MemberFact]?: { kinds: readonly NoticeKind[]; why: FooterText } }

/** What ends a membership. */
const endingFacts: readonly FactName[] = ['member.removed', 'member.banned', 'member.left']

type NoticeRecipient = { recipient: string; group: EmailGroup; why: EmailContent['why'] }

/** A notice as a letter: in the words of the group, whose moderators are named as its sender. */
export function noticeEmail(
  notice: Row<'notice.active'>,
  to: NoticeRecipient,
  { mailDomain }: EmailContext,
): NotificationEmail {
  const { kind, subject, body } = notice
  const { recipient, group, why } = to
  return {
    kind,
    recipient,
    subject,
    text: { title: subject, words: body, why, group },
    from: { name: `Moderators of ${group.name}`, replyTo: `${group.name}+owner@${mailDomain}`, byHand: false },
  }
}

/** Whoever waited to be let in hears of it, also where the group has nothing to say to those who come. */
function approvedEmail(
  { recipient, group, why }: NoticeRecipient,
  { url, mailDomain }: EmailContext,
): NotificationEmail {
  const title = `You are a member of ${group.name}`
  const text = {
    title,
    paragraphs: [
      `You had asked to join ${group.name}, and are a member now. To write to everybody in it, send a mail to ${group.name}@${mailDomain}`,
      `What else can be done by mail says ${group.name}+help@${mailDomain}`,
    ],
    action: { text: 'See the group', url: `${url}/g/${group.name}` },
    why,
    group,
  }
  return { kind: 'membership_approved', recipient, subject: title, text, replyTo: `${group.name}+owner@${mailDomain}` }
}

async function noticesTo(fact: Fact<keyof typeof noticesByFact>, desk: EmailContext): Promise<NotificationEmail[]> {
  const { group_id, email, unasked } = fact.data
  const { kinds, why } = noticesByFact[fact.name]
  const [found, group] = [
    await activeNotices.all(desk.tx, { group_id, kinds }),
    await findEmailGroup(desk.tx, group_id),
  ]
  if (!group) return []
  const to = { recipient: email, group, why: why(group, desk.url) }
  const isLetIn = fact.name === 'member.approved' && !found.some(({ kind }) => kind === 'member_notice_welcome')
  const letters = found.map(notice => noticeEmail(notice, to, desk))
  // Nobody fills a mailbox by adding and removing its owner again and again.
  if (unasked && endingFacts.includes(fact.name))
    return letters.map(notificationEmail => ({ ...notificationEmail, unasked: { group_id } }))
  return [...(isLetIn ? [approvedEmail(to, desk)] : []), ...letters]
}

const noticesAndReport: EmailWriter<'member.joined' | 'member.approved' | 'member.requested'> = async (fact, desk) => [
  ...(await noticesTo(fact, desk)),
  ...(await moderatorEmails(fact, desk)),
]

/** The letters of the group to those who come, go, or wait. */
export const noticeEmails: EmailWriters = {
  ...Object.fromEntries(Object.keys(noticesByFact).map(name => [name, noticesTo])),
  'member.joined': noticesAndReport,
  'member.approved': noticesAndReport,
  'member.requested': noticesAndReport,
  // Nobody is told that a ban of theirs was forgotten.
  'member.removed': async (fact, desk) => (fact.data.banned ? [] : noticesTo(fact, desk)),
}
