import type { Fact } from '#contract/facts.ts'
import {
  oneLine,
  theirs,
  type Letter,
  type LetterDesk,
  type LetterGroup,
  type LetterItem,
  type LetterLink,
  type LetterText,
  type LetterWriter,
} from '#runtime/letters.ts'
import { tryCounted } from '#runtime/rates.ts'
import { query, type Row } from '#storage/query.ts'
import { findLetterGroup, shownName } from '../../groups/index.ts'
import { addressOfModerator, moderatorsWanting, whyTold } from '../../members/index.ts'
import { shownRaw } from '../files/shown-raw.ts'
import type { WaitingSubmission } from '../posting/hold.ts'
import { decisionOn } from './decisions.ts'
import { firstLines, namesOf } from './excerpt.ts'
import { pendingDays } from './notify-moderators.ts'
import { heldReasons } from './reasons.ts'

const columns = `p.id, p.created, p.name, p.email, p.subject, p.snippet, p.reason, p.submission, p.skeleton, g.pending_messages_count,
  exists (select from pending_messages o where o.group_id = p.group_id and o.id < p.id and o.state = 'held') as "others_wait!"`
/** A pending message that no email has announced yet. */
const unannounced = query(
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
type Pending = Row<'pending.unannounced'>

/** So many are announced one by one; those that follow within the time are listed in a summary. */
const singly = { count: 3, seconds: 600 }
const kind = 'pending_msg_notify'

type About = { group: LetterGroup; group_id: number; desk: LetterDesk }

const pageOf = ({ group, desk }: About): string => `${desk.url}/g/${group.name}/pending`
const addressFor = (
  { group, group_id, desk }: About,
  { id }: Pending,
  purpose: 'approve message' | 'reject message' | 'delete message' | 'claim message',
): string => desk.addressTo(purpose, [group_id, id], group.name)

const reasonOf = ({ reason }: Pending): string => heldReasons[reason as keyof typeof heldReasons].toModerators
const senderOf = ({ name, email }: Pending): string => (name === '' ? `<${email}>` : `${theirs(name)} <${email}>`)
const expiry = `Pending posts are deleted after ${pendingDays} days unless a moderator claims them.`

/** To all moderators who want such emails, have the right to decide, and can be reached. */
async function toModerators({ group_id, desk }: About, letter: Omit<Letter, 'kind' | 'recipient'>): Promise<Letter[]> {
  const recipients = await moderatorsWanting(desk.tx, group_id, kind, 'sub_perm_pendingmsg')
  return recipients.map(recipient => ({ ...letter, kind, recipient }))
}

const mostAttached = 100_000

/** The email that waits, without its files and without what is not every moderator's to see; nothing where it is long. */
function attachedMail({ skeleton, submission }: Pending, { mailDomain, codes }: LetterDesk): { attached?: Buffer } {
  if (skeleton.length > mostAttached) return {}
  const { parts } = submission as WaitingSubmission
  return { attached: shownRaw({ skeleton, parts }, { seesAddresses: false, mailDomain, codes }).skeleton }
}

/** One pending post, with its text; a plain reply approves it. */
function singleLetter(pending: Pending, about: About): Promise<Letter[]> {
  const { group, desk } = about
  const { pending_messages_count: count, submission } = pending
  const [subject, place] = [oneLine(pending.subject), shownName(group)]
  const { text, files } = submission as WaitingSubmission
  const others: LetterLink[] = count > 1 ? [{ text: `${count} posts are pending in ${place}`, url: pageOf(about) }] : []
  const said: LetterText = {
    title: 'Post needs approval',
    paragraphs: [
      `A post from ${theirs(pending.name) || pending.email} to ${place} needs your approval. ${reasonOf(pending)}`,
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
    why: whyTold(group, desk.url),
    group,
  }
  return toModerators(about, {
    subject: `[${group.name}] Needs approval: ${subject}`,
    text: said,
    replyTo: addressFor(about, pending, 'approve message'),
    ...attachedMail(pending, desk),
  })
}

/** In quotation marks, so that no line of it looks like ours. */
const quotedSnippet = ({ snippet }: Pending): string[] => (snippet === '' ? [] : [`"${theirs(snippet)}"`])

const itemOf = (pending: Pending, about: About): LetterItem => ({
  title: theirs(pending.subject),
  lines: [`${senderOf(pending)}. ${reasonOf(pending)}`, ...quotedSnippet(pending)],
  links: [
    { text: 'Review post', url: `${pageOf(about)}/${pending.id}` },
    { text: 'Approve', mail: addressFor(about, pending, 'approve message') },
    { text: 'Reject', mail: addressFor(about, pending, 'reject message') },
    { text: 'Claim', mail: addressFor(about, pending, 'claim message') },
  ],
})

/** Several pending posts, each with its own addresses. */
function listLetter(all: readonly Pending[], about: About, head: { subject: string; lead: string }): Promise<Letter[]> {
  const { group, desk } = about
  const text: LetterText = {
    title: head.subject,
    paragraphs: [
      head.lead,
      'To approve, reject or claim a post, send an email to its address. If you reject it, write the reason in the email: the author gets it.',
    ],
    items: all.map(pending => itemOf(pending, about)),
    action: { text: 'Review all pending posts', url: pageOf(about) },
    more: [expiry],
    why: whyTold(group, desk.url),
    group,
  }
  return toModerators(about, { subject: `[${group.name}] ${head.subject}`, text })
}

/** A post is announced at once, unless several have been in the last minutes: then it is in the next summary. */
export const approvalLetter: LetterWriter<'message.held'> = async ({ data, group_id }, desk) => {
  const where = { group_id: group_id ?? 0, id: data.pending_message_id }
  const pending = await unannounced.first(desk.tx, where)
  const group = await findLetterGroup(desk.tx, group_id)
  if (!pending || !group) return []
  // Who has decided on all that was pending hears of the next post at once.
  const since = pending.others_wait ? null : pending.created
  if (!(await tryCounted(desk.tx, `pending-told:${where.group_id}`, singly, since))) return []
  if (!(await markAnnounced.first(desk.tx, where))) return []
  return singleLetter(pending, { group, group_id: where.group_id, desk })
}

async function pendingOf({ data }: Fact<'group.posts_pending' | 'group.posts_expiring'>, desk: LetterDesk) {
  const { group_id, pending_message_ids: ids } = data
  const group = await findLetterGroup(desk.tx, group_id)
  const all = group ? await stillPending.all(desk.tx, { group_id, ids }) : []
  return group && all.length > 0 ? { all, about: { group, group_id, desk } } : null
}

/** What was not announced one by one. */
export const summaryLetter: LetterWriter<'group.posts_pending'> = async (fact, desk) => {
  const found = await pendingOf(fact, desk)
  if (!found) return []
  const { all, about } = found
  const [only] = all
  if (all.length === 1 && only) return singleLetter(only, about)
  return listLetter(all, about, {
    subject: `${all.length} posts need approval`,
    lead: `${all.length} posts to ${shownName(about.group)} need your approval.`,
  })
}

/** What is deleted soon, unless somebody decides. */
export const expiringLetter: LetterWriter<'group.posts_expiring'> = async (fact, desk) => {
  const found = await pendingOf(fact, desk)
  if (!found) return []
  const { all, about } = found
  const posts = all.length === 1 ? '1 pending post expires' : `${all.length} pending posts expire`
  const pronoun = all.length === 1 ? 'it' : 'them'
  return listLetter(all, about, {
    subject: `${posts} in 2 days`,
    lead: `${posts} in ${shownName(about.group)} in 2 days. Nobody has approved, rejected or claimed ${pronoun} yet.`,
  })
}

const decided = {
  'message.approved': { word: 'Approved', became: (place: string) => `is now in ${place}` },
  'message.rejected': { word: 'Rejected', became: (place: string) => `was not posted to ${place}` },
  'message.discarded': { word: 'Deleted', became: (place: string) => `was not posted to ${place}` },
}

/** Whoever claimed a post hears what another moderator decided on it. */
export const claimerLetter: LetterWriter<keyof typeof decided> = async ({ name, data, group_id }, { tx }) => {
  const group = await findLetterGroup(tx, group_id)
  if (!group || group_id === null || data.claimed_by === undefined) return []
  const recipient = await addressOfModerator(tx, group_id, data.claimed_by, 'sub_perm_pendingmsg')
  const decision = await decisionOn(tx, group_id, data.pending_message_id)
  if (!recipient || !decision) return []
  const { word, became } = decided[name]
  const [subject, place] = [oneLine(data.subject), shownName(group)]
  const text: LetterText = {
    title: `${word}: ${subject}`,
    paragraphs: [`${word} by ${theirs(decision.full_name)}: "${theirs(data.subject)}" ${became(place)}.`],
    why: [`You're getting this because you claimed this post in ${place}.`],
    group,
  }
  return [{ kind: 'claimed_decided', recipient, subject: `[${group.name}] ${text.title}`, text }]
}
