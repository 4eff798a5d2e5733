import type { Fact } from '#contract/facts.ts'
import {
  emailType,
  oneLine,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailGroup,
  type EmailItem,
  type EmailLink,
  type EmailMessages,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { withoutPoll } from '#content/text/index.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { query, type Row } from '#storage/query.ts'
import { findEmailGroup, displayName } from '../../groups/index.ts'
import { addressOfModerator, moderatorsSubscribedTo, moderatorFooter } from '../../members/index.ts'
import { redactRaw } from '../files/redact-raw.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import type { HoldReason } from '../posting/posting-rules.ts'
import { decisionOn } from './decisions.ts'
import { firstLines, namesOf, pollLines } from './excerpt.ts'
import { pendingDays } from './notify-moderators.ts'

const columns = `p.id, p.created, p.name, p.email, p.subject, p.snippet, p.reason, p.submission, p.skeleton, g.pending_messages_count,
  exists (select from pending_messages o where o.group_id = p.group_id and o.id < p.id and o.state = 'held') as "others_wait!"`
/** A pending message that no email has announced yet. */
const unannouncedPending = query(
  'pending.unannounced',
  `select ${columns} from pending_messages p join groups g on g.id = p.group_id
   where p.group_id = :group_id and p.id = :id and p.state = 'held' and p.announced is null`,
)
const markAnnounced = query(
  'pending.markAnnounced',
  `update pending_messages set announced = now() where group_id = :group_id and id = :id and state = 'held' and announced is null
   returning id`,
)
/** Those of some messages that are still pending. */
const stillPending = query(
  'pending.stillPending',
  `select ${columns} from pending_messages p join groups g on g.id = p.group_id
   where p.group_id = :group_id and p.id = any(:ids::bigint[]) and p.state = 'held' order by p.id`,
)
type PendingEmailRow = Row<'pending.unannounced'>

/** This many are announced individually; those that follow within the interval are in a summary. */
const singleEmailRate = { count: 3, seconds: 600 }
const kind = 'pending_msg_notify'

type EmailScope = { group: EmailGroup; group_id: number; desk: EmailContext }

const pageOf = ({ group, desk }: EmailScope): string => `${desk.url}/g/${group.name}/moderation`
const addressFor = (
  { group, group_id, desk }: EmailScope,
  { id }: PendingEmailRow,
  purpose: 'approve message' | 'reject message' | 'delete message' | 'claim message',
): string => desk.replyAddress(purpose, [group_id, id], group.name)

const reasonOf = ({ reason }: PendingEmailRow, t: EmailMessages): string =>
  t.holdReason.toModerators[reason as HoldReason]
const senderOf = ({ name, email }: PendingEmailRow): string =>
  name === '' ? `<${email}>` : `${untrusted(name)} <${email}>`

/** To all subscribed moderators who may decide and can be reached. */
async function toModerators(
  { group_id, desk }: EmailScope,
  draft: Omit<EmailDraft, 'recipient'>,
): Promise<EmailDraft[]> {
  const recipients = await moderatorsSubscribedTo(desk.tx, group_id, kind, 'sub_perm_pendingmsg')
  return recipients.map(recipient => ({ ...draft, recipient }))
}

const maxAttachedBytes = 100_000

/** The pending email as an attachment, without files and hidden headers; null if it is long. */
function attachedOriginal(
  { skeleton, submission }: PendingEmailRow,
  { mailDomain, signedTokens }: EmailContext,
): { attachment?: Buffer } {
  if (skeleton.length > maxAttachedBytes) return {}
  const { parts } = submission as HeldSubmission
  return {
    attachment: redactRaw({ skeleton, parts }, { seesAddresses: false, mailDomain, codes: signedTokens }).skeleton,
  }
}

/** One pending post, with its text; a plain reply approves it. */
function singleEmail(pending: PendingEmailRow, about: EmailScope): Promise<EmailDraft[]> {
  const { group, desk } = about
  const { pending_messages_count: count, submission } = pending
  const [subject, place] = [oneLine(pending.subject), displayName(group)]
  const { text, files, poll } = submission as HeldSubmission
  const write: EmailDraft['write'] = email => {
    const t = email.needsApproval
    const others: EmailLink[] = count > 1 ? [{ text: t.allPending({ count, group: place }), url: pageOf(about) }] : []
    const author = untrusted(pending.name) || pending.email
    return {
      subject: t.subject({ group: group.name, subject }),
      title: t.title,
      paragraphs: [t.text({ author, group: place, reason: reasonOf(pending, email) })],
      quoted: [
        {
          lead: t.wrote({ author: senderOf(pending) }),
          text: [
            email.subjectLine({ subject }),
            '',
            firstLines(poll ? withoutPoll(text.plain, poll) : text.plain),
            ...pollLines(poll),
            ...namesOf(files),
          ].join('\n'),
        },
      ],
      action: { text: t.review, url: `${pageOf(about)}?item=message-${pending.id}` },
      more: [...others, t.expiry({ days: pendingDays }), t.byEmail],
      rows: [
        { meaning: t.reject, link: { text: t.reject, mail: addressFor(about, pending, 'reject message') } },
        { meaning: t.delete, link: { text: t.delete, mail: addressFor(about, pending, 'delete message') } },
        { meaning: t.claim, link: { text: t.claim, mail: addressFor(about, pending, 'claim message') } },
      ],
      why: moderatorFooter(email, group, desk.url),
      group,
    }
  }
  const replyTo = addressFor(about, pending, 'approve message')
  return toModerators(about, { write, replyTo, ...attachedOriginal(pending, desk) })
}

/** In quotation marks, so that no line of it looks like ours. */
const quotedSnippet = ({ snippet }: PendingEmailRow): string[] => (snippet === '' ? [] : [`"${untrusted(snippet)}"`])

const itemOf = (pending: PendingEmailRow, about: EmailScope, t: EmailMessages): EmailItem => ({
  title: untrusted(pending.subject),
  lines: [`${senderOf(pending)}. ${reasonOf(pending, t)}`, ...quotedSnippet(pending)],
  links: [
    { text: t.needsApproval.review, url: `${pageOf(about)}?item=message-${pending.id}` },
    { text: t.needsApproval.approve, mail: addressFor(about, pending, 'approve message') },
    { text: t.needsApproval.reject, mail: addressFor(about, pending, 'reject message') },
    { text: t.needsApproval.claim, mail: addressFor(about, pending, 'claim message') },
  ],
})

/** Several pending posts, each with its own addresses. */
function listEmail(
  all: readonly PendingEmailRow[],
  about: EmailScope,
  head: (
    t: EmailMessages['needsApproval'],
    given: { count: number; group: string },
  ) => { subject: string; lead: string },
): Promise<EmailDraft[]> {
  const { group, desk } = about
  const write: EmailDraft['write'] = email => {
    const t = email.needsApproval
    const { subject, lead } = head(t, { count: all.length, group: displayName(group) })
    return {
      subject: `[${group.name}] ${subject}`,
      title: subject,
      paragraphs: [lead, t.severalByEmail],
      items: all.map(pending => itemOf(pending, about, email)),
      action: { text: t.reviewAll, url: pageOf(about) },
      more: [t.expiry({ days: pendingDays })],
      why: moderatorFooter(email, group, desk.url),
      group,
    }
  }
  return toModerators(about, { write })
}

/** A post is announced at once, unless several have been in the last minutes: then it is in the next summary. */
const approvalEmail: EmailWriter<'message.held'> = async ({ data, group_id }, desk) => {
  if (data.reason === 'unconfirmed') return []
  const where = { group_id: group_id ?? 0, id: data.pending_message_id }
  const pending = await unannouncedPending.first(desk.tx, where)
  const group = await findEmailGroup(desk.tx, group_id)
  if (!pending || !group) return []
  // A moderator who has decided on everything is told of the next post at once.
  const since = pending.others_wait ? null : pending.created
  if (!(await tryConsumeQuota(desk.tx, `pending-told:${where.group_id}`, singleEmailRate, since))) return []
  if (!(await markAnnounced.first(desk.tx, where))) return []
  return singleEmail(pending, { group, group_id: where.group_id, desk })
}

async function pendingOf({ data }: Fact<'group.posts_pending' | 'group.posts_expiring'>, desk: EmailContext) {
  const { group_id, pending_message_ids: ids } = data
  const group = await findEmailGroup(desk.tx, group_id)
  const all = group ? await stillPending.all(desk.tx, { group_id, ids }) : []
  return group && all.length > 0 ? { all, about: { group, group_id, desk } } : null
}

/** Posts that were not announced individually. */
const summaryEmail: EmailWriter<'group.posts_pending'> = async (fact, desk) => {
  const found = await pendingOf(fact, desk)
  if (!found) return []
  const { all, about } = found
  const [only] = all
  if (all.length === 1 && only) return singleEmail(only, about)
  return listEmail(all, about, (t, given) => ({ subject: t.severalSubject(given), lead: t.severalText(given) }))
}

/** Posts that expire soon without a decision. */
const expiringEmail: EmailWriter<'group.posts_expiring'> = async (fact, desk) => {
  const found = await pendingOf(fact, desk)
  if (!found) return []
  const { all, about } = found
  return listEmail(all, about, (t, given) => ({ subject: t.expiringSubject(given), lead: t.expiringText(given) }))
}

const decisions = {
  'message.approved': 'approved',
  'message.rejected': 'rejected',
  'message.discarded': 'discarded',
} as const

/** Notifies the moderator who claimed a post of another's decision. */
const claimerEmail: EmailWriter<keyof typeof decisions> = async ({ name, data, group_id }, { tx }) => {
  const group = await findEmailGroup(tx, group_id)
  if (!group || group_id === null || data.claimed_by === undefined) return []
  const recipient = await addressOfModerator(tx, group_id, data.claimed_by, 'sub_perm_pendingmsg')
  const decision = await decisionOn(tx, group_id, data.pending_message_id)
  if (!recipient || !decision) return []
  const place = displayName(group)
  const write: EmailDraft['write'] = t => {
    const texts = t.claimedDecided[decisions[name]]
    const title = texts.title({ subject: oneLine(data.subject) })
    const [by, subject] = [untrusted(decision.full_name), untrusted(data.subject)]
    return {
      subject: `[${group.name}] ${title}`,
      title,
      paragraphs: [texts.text({ name: by, subject, group: place })],
      why: [t.footer.claimed({ group: place })],
      group,
    }
  }
  return [{ recipient, write }]
}

const moderators = 'Moderators who get pending posts and may decide on them'

/** The emails to moderators about pending posts. */
export const moderatorEmails: readonly EmailType[] = [
  emailType(kind, 'message.held', moderators, approvalEmail),
  emailType(kind, 'group.posts_pending', moderators, summaryEmail),
  emailType(kind, 'group.posts_expiring', moderators, expiringEmail),
  emailType(
    'claimed_decided',
    ['message.approved', 'message.rejected', 'message.discarded'],
    'The moderator who claimed the post, if another decided',
    claimerEmail,
  ),
]
