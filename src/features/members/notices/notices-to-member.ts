import type { Value } from '#contract/enumerations.ts'
import type { Fact, FactData, FactName } from '#contract/facts.ts'
import {
  emailType,
  type EmailContent,
  type EmailContext,
  type EmailDraft,
  type EmailGroup,
  type EmailMessages,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import type { Row } from '#storage/query.ts'
import { displayName, findEmailGroup } from '../../groups/index.ts'
import { activeNotices, memberWithAddress } from './store.ts'
import { subscriptionUrl } from './recipients.ts'

export type NoticeKind = Value<'member_notice'>
type MemberFact = {
  [N in FactName]: FactData[N] extends { group_id: number; member_info_id: number; email: string } ? N : never
}[FactName]

type FooterKey = 'member' | 'joined' | 'approved' | 'sponsored' | 'posted' | 'invitedToEvent' | 'answeredEvent'
type FooterText = (t: EmailMessages, group: EmailGroup, url: string) => EmailContent['why']
/** To a person who stays. */
export const memberFooter =
  (key: FooterKey): FooterText =>
  ({ footer }, group, url) => [
    footer[key]({ group: displayName(group) }),
    { text: footer.subscriptionSettings, url: subscriptionUrl(group, url) },
  ]
/** To a person who gets no further email of the group, or not yet. */
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

/** Why the person gets a notice of a kind. */
export const noticeFooter = (kind: NoticeKind): FooterText => {
  const ofFact = Object.values(noticesByFact).find(({ kinds }) => (kinds as readonly NoticeKind[]).includes(kind))
  return ofFact?.why ?? memberFooter(kind.startsWith('member_notice_locked') ? 'posted' : 'member')
}

/** What ends a membership. */
const endingFacts: readonly FactName[] = ['member.removed', 'member.banned', 'member.left']

type NoticeRecipient = { recipient: string; group: EmailGroup; why: FooterText }

/** A notice: the group's text, with the moderators as sender. */
export function noticeWriter(
  { subject, body }: Pick<Row<'notice.active'>, 'subject' | 'body'>,
  { group, why }: Omit<NoticeRecipient, 'recipient'>,
  { url, mailDomain }: Pick<EmailContext, 'url' | 'mailDomain'>,
): EmailDraft['write'] {
  return t => ({
    ...{ title: subject, words: body, why: why(t, group, url), group },
    from: {
      name: t.moderatorsOf({ group: displayName(group) }),
      replyTo: `${group.name}+owner@${mailDomain}`,
      byHand: false,
    },
  })
}

/** An approved person is notified, even without a welcome notice. */
function approvedEmail(
  { recipient, group, why }: NoticeRecipient,
  { url, mailDomain }: EmailContext,
): EmailDraft<'membership_approved'> {
  const place = displayName(group)
  const write: EmailDraft['write'] = t => ({
    title: t.memberApproved.subject({ group: place }),
    paragraphs: [
      t.memberApproved.text({ group: place, address: `${group.name}@${mailDomain}` }),
      t.memberApproved.help({ address: `${group.name}+help@${mailDomain}` }),
    ],
    action: { text: t.viewGroup, url: `${url}/g/${group.name}` },
    why: why(t, group, url),
    group,
  })
  return { kind: 'membership_approved', recipient, write, replyTo: `${group.name}+owner@${mailDomain}` }
}

async function noticesTo(
  fact: Fact<keyof typeof noticesByFact>,
  desk: EmailContext,
): Promise<EmailDraft<NoticeKind | 'membership_approved'>[]> {
  const { group_id, email, unsolicited } = fact.data
  // Lifting a ban is silent.
  if (fact.name === 'member.removed' && fact.data.banned) return []
  const { kinds, why } = noticesByFact[fact.name]
  const [found, group] = [
    await activeNotices.all(desk.tx, { group_id, kinds }),
    await findEmailGroup(desk.tx, group_id),
  ]
  if (!group) return []
  const to = { recipient: email, group, why }
  const isLetIn = fact.name === 'member.approved' && !found.some(({ kind }) => kind === 'member_notice_welcome')
  const emails = found.map(notice => ({
    kind: notice.kind as NoticeKind,
    recipient: email,
    write: noticeWriter(notice, to, desk),
  }))
  // Limits the emails of repeatedly adding and removing a person.
  if (unsolicited && endingFacts.includes(fact.name))
    return emails.map(draft => ({ ...draft, unsolicited: { group_id } }))
  return [...(isLetIn ? [approvedEmail(to, desk)] : []), ...emails]
}

const rejectionKinds = {
  'locked group': 'member_notice_locked_group',
  'locked topic': 'member_notice_locked_topic',
} as const satisfies Record<string, NoticeKind>

const onceADay = { count: 1, seconds: 86_400 }

/** The group's notice to a member whose mail was rejected. Once a day, since auto-responders reply. */
const rejectionEmail: EmailWriter<'message.refused', NoticeKind> = async ({ data }, desk) => {
  const { group_id, email, reason } = data
  const { tx } = desk
  const notice = await activeNotices.first(tx, { group_id, kinds: [rejectionKinds[reason]] })
  const group = await findEmailGroup(tx, group_id)
  if (!notice || !group || !(await memberWithAddress.first(tx, { group_id, email }))) return []
  if (!(await tryConsumeQuota(tx, `refusal-told:${group_id}:${reason}:${email.toLowerCase()}`, onceADay))) return []
  const write = noticeWriter(notice, { group, why: memberFooter('posted') }, desk)
  return [{ kind: rejectionKinds[reason], recipient: email, write }]
}

/** The notices of a group for joining, leaving and pending people, and for rejected mail. */
export const noticeEmails: readonly EmailType[] = [
  emailType(
    [
      'member_notice_welcome',
      'member_notice_guidelines',
      'member_notice_sponsorship',
      'member_notice_pending_subscription',
      'member_notice_rejected_subscription',
      'member_notice_removed_member',
      'member_notice_banned_member',
      'member_notice_goodbye',
      'membership_approved',
    ],
    Object.keys(noticesByFact) as (keyof typeof noticesByFact)[],
    'The person who joined, left or waits, if the group has such a notice',
    noticesTo,
  ),
  emailType(
    ['member_notice_locked_group', 'member_notice_locked_topic'],
    'message.refused',
    'The member whose email was refused, if the group has such a notice',
    rejectionEmail,
  ),
]
