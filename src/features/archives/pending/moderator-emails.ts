import type { Fact } from '#contract/facts.ts'
import {
  oneLine,
  untrusted,
  type NotificationEmail,
  type EmailContext,
  type EmailGroup,
  type EmailItem,
  type EmailLink,
  type EmailContent,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { query, type Row } from '#storage/query.ts'
import { findEmailGroup, displayName } from '../../groups/index.ts'
import { addressOfModerator, moderatorsSubscribedTo, moderatorFooter } from '../../members/index.ts'
import { redactRaw } from '../files/redact-raw.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import { decisionOn } from './decisions.ts'
import { firstLines, namesOf } from './excerpt.ts'
import { pendingDays } from './notify-moderators.ts'
import { holdReasons } from './hold-reasons.ts'

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

/** So many are announced one by one; those that follow within the time are listed in a summary. */
const singleEmailRate = { count: 3, seconds: 600 }
const kind = 'pending_msg_notify'

type EmailScope = { group: EmailGroup; group_id: number; desk: EmailContext }

const pageOf = ({ group, desk }: EmailScope): string => `${desk.url}/g/${group.name}/pending`
const addressFor = (
  { group, group_id, desk }: EmailScope,
  { id }: PendingEmailRow,
  purpose: 'approve message' | 'reject message' | 'delete message' | 'claim message',
): string => desk.replyAddress(purpose, [group_id, id], group.name)

const reasonOf = ({ reason }: PendingEmailRow): string => holdReasons[reason as keyof typeof holdReasons].toModerators
const senderOf = ({ name, email }: PendingEmailRow): string =>
  name === '' ? `<${email}>` : `${untrusted(name)} <${email}>`
const expiry = `Pending posts are deleted after ${pendingDays} days unless a moderator claims them.`

/** To all moderators who want such emails, have the right to decide, and can be reached. */
async function toModerators(
  { group_id, desk }: EmailScope,
  letter: Omit<NotificationEmail, 'kind' | 'recipient'>,
): Promise<NotificationEmail[]> {
  const recipients = await moderatorsSubscribedTo(desk.tx, group_id, kind, 'sub_perm_pendingmsg')
  return recipients.map(recipient => ({ ...letter, kind, recipient }))
}

const maxAttachedBytes = 100_000

/** The email that waits, without its files and without what is not every moderator's to see; nothing where it is long. */
function attachedOriginal(
  { skeleton, submission }: PendingEmailRow,
  { mailDomain, signedTokens }: EmailContext,
): { attached?: Buffer } {
  if (skeleton.length > maxAttachedBytes) return {}
  const { parts } = submission as HeldSubmission
  return {
    attached: redactRaw({ skeleton, parts }, { seesAddresses: false, mailDomain, codes: signedTokens }).skeleton,
  }
}

/** One pending post, with its text; a plain reply approves it. */
function singleEmail(pending: PendingEmailRow, about: EmailScope): Promise<NotificationEmail[]> {
  const { group, desk } = about
  const { pending_messages_count: count, submission } = pending
  const [subject, place] = [oneLine(pending.subject), displayName(group)]
  const { text, files } = submission as HeldSubmission
  const others: EmailLink[] = count > 1 ? [{ text: `${count} posts are pending in ${place}`, url: pageOf(about) }] : []
  const said: EmailContent = {
    title: 'Post needs approval',
    paragraphs: [
      `A post from ${untrusted(pending.name) || pending.email} to ${place} needs your approval. ${reasonOf(pending)}`,
    ],
    quoted: [
      {
        lead: `${senderOf(pending)} wrote`,
        text: [`Subject: ${subject}`, '', firstLines(text.plain), ...namesOf(files)].join('\n'),
      },
    ],
    action: { text: 'Review post', url: `${pageOf(about)}/${pending.id}` },
    more: [
      ...others,
      expiry,
      'Reply to this email to approve. To reject it with a reason, to delete it, or to claim it, use these addresses:',
    ],
    rows: [
      { meaning: 'Reject', link: { text: 'Reject', mail: addressFor(about, pending, 'reject message') } },
      { meaning: 'Delete', link: { text: 'Delete', mail: addressFor(about, pending, 'delete message') } },
      { meaning: 'Claim', link: { text: 'Claim', mail: addressFor(about, pending, 'claim message') } },
    ],
    why: moderatorFooter(group, desk.url),
    group,
  }
  return toModerators(about, {
    subject: `[${group.name}] Needs approval: ${subject}`,
    text: said,
    replyTo: addressFor(about, pending, 'approve message'),
    ...attachedOriginal(pending, desk),
  })
}

/** In quotation marks, so that no line of it looks like ours. */
const quotedSnippet = ({ snippet }: PendingEmailRow): string[] => (snippet === '' ? [] : [`"${untrusted(snippet)}"`])

const itemOf = (pending: PendingEmailRow, about: EmailScope): EmailItem => ({
  title: untrusted(pending.subject),
  lines: [`${senderOf(pending)}. ${reasonOf(pending)}`, ...quotedSnippet(pending)],
  links: [
    { text: 'Review post', url: `${pageOf(about)}/${pending.id}` },
    { text: 'Approve', mail: addressFor(about, pending, 'approve message') },
    { text: 'Reject', mail: addressFor(about, pending, 'reject message') },
    { text: 'Claim', mail: addressFor(about, pending, 'claim message') },
  ],
})

/** Several pending posts, each with its own addresses. */
function listEmail(
  all: readonly PendingEmailRow[],
  about: EmailScope,
  head: { subject: string; lead: string },
): Promise<NotificationEmail[]> {
  const { group, desk } = about
  const text: EmailContent = {
    title: head.subject,
    paragraphs: [
      head.lead,
      'To approve, reject or claim a post, send an email to its address. If you reject it, write the reason in the email: the author gets it.',
    ],
    items: all.map(pending => itemOf(pending, about)),
    action: { text: 'Review all pending posts', url: pageOf(about) },
    more: [expiry],
    why: moderatorFooter(group, desk.url),
    group,
  }
  return toModerators(about, { subject: `[${group.name}] ${head.subject}`, text })
}

/** A post is announced at once, unless several have been in the last minutes: then it is in the next summary. */
export const approvalEmail: EmailWriter<'message.held'> = async ({ data, group_id }, desk) => {
  const where = { group_id: group_id ?? 0, id: data.pending_message_id }
  const pending = await unannouncedPending.first(desk.tx, where)
  const group = await findEmailGroup(desk.tx, group_id)
  if (!pending || !group) return []
  // Who has decided on all that was pending hears of the next post at once.
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

/** What was not announced one by one. */
export const summaryEmail: EmailWriter<'group.posts_pending'> = async (fact, desk) => {
  const found = await pendingOf(fact, desk)
  if (!found) return []
  const { all, about } = found
  const [only] = all
  if (all.length === 1 && only) return singleEmail(only, about)
  return listEmail(all, about, {
    subject: `${all.length} posts need approval`,
    lead: `${all.length} posts to ${displayName(about.group)} need your approval.`,
  })
}

/** What is deleted soon, unless somebody decides. */
export const expiringEmail: EmailWriter<'group.posts_expiring'> = async (fact, desk) => {
  const found = await pendingOf(fact, desk)
  if (!found) return []
  const { all, about } = found
  const posts = all.length === 1 ? '1 pending post expires' : `${all.length} pending posts expire`
  const pronoun = all.length === 1 ? 'it' : 'them'
  return listEmail(all, about, {
    subject: `${posts} in 2 days`,
    lead: `${posts} in ${displayName(about.group)} in 2 days. Nobody has approved, rejected or claimed ${pronoun} yet.`,
  })
}

const decisionTexts = {
  'message.approved': { word: 'Approved', became: (place: string) => `is now in ${place}` },
  'message.rejected': { word: 'Rejected', became: (place: string) => `was not posted to ${place}` },
  'message.discarded': { word: 'Deleted', became: (place: string) => `was not posted to ${place}` },
}

/** Whoever claimed a post hears what another moderator decided on it. */
export const claimerEmail: EmailWriter<keyof typeof decisionTexts> = async ({ name, data, group_id }, { tx }) => {
  const group = await findEmailGroup(tx, group_id)
  if (!group || group_id === null || data.claimed_by === undefined) return []
  const recipient = await addressOfModerator(tx, group_id, data.claimed_by, 'sub_perm_pendingmsg')
  const decision = await decisionOn(tx, group_id, data.pending_message_id)
  if (!recipient || !decision) return []
  const { word, became } = decisionTexts[name]
  const [subject, place] = [oneLine(data.subject), displayName(group)]
  const text: EmailContent = {
    title: `${word}: ${subject}`,
    paragraphs: [`${word} by ${untrusted(decision.full_name)}: "${untrusted(data.subject)}" ${became(place)}.`],
    why: [`You're getting this because you claimed this post in ${place}.`],
    group,
  }
  return [{ kind: 'claimed_decided', recipient, subject: `[${group.name}] ${text.title}`, text }]
}
