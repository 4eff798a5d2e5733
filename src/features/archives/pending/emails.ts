import {
  emailType,
  oneLine,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { query } from '#storage/query.ts'
import { findEmailGroup, displayName } from '../../groups/index.ts'
import { activeNotices, rejectedPostWriter } from '../../members/index.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import type { HoldReason } from '../posting/posting-rules.ts'
import { firstLines, namesOf } from './excerpt.ts'
import { moderatorEmails } from './moderator-emails.ts'
import { pendingDays } from './notify-moderators.ts'
import { takeRejected } from './store.ts'

/** A pending message in emails to its author. */
const pendingOfAuthor = query(
  'pending.ofAuthor',
  `select email, subject, reason, submission from pending_messages where group_id = :group_id and id = :id and state = 'held'`,
)

async function findPending(
  fact: { data: { pending_message_id: number }; group_id: number | null },
  { tx }: EmailContext,
) {
  const group_id = fact.group_id ?? 0
  const pending = await pendingOfAuthor.first(tx, { group_id, id: fact.data.pending_message_id })
  const group = await findEmailGroup(tx, group_id)
  return pending && group ? { ...pending, group_id, group, submission: pending.submission as HeldSubmission } : null
}

/** Confirmation requests to one address per day; more mail in that name is held without one. */
const questions = { count: 20, seconds: 86_400 }

/** Asks the From address of an email whether they sent it. */
const confirmationEmail: EmailWriter<'message.held'> = async (fact, desk) => {
  if (fact.data.reason !== 'unconfirmed') return []
  const found = await findPending(fact, desk)
  if (!found || !(await tryConsumeQuota(desk.tx, `message-asked:${found.email.toLowerCase()}`, questions))) return []
  const { group, group_id, submission, email } = found
  const [subject, place] = [oneLine(found.subject), displayName(group)]
  const write: EmailDraft['write'] = ({ confirmPost: t, ...common }) => {
    const quoted = [
      common.subjectLine({ subject }),
      '',
      firstLines(submission.text.plain),
      ...namesOf(submission.files),
    ].join('\n')
    return {
      subject: t.subject({ subject, group: group.name }),
      title: t.title,
      paragraphs: [t.text({ group: place }), t.howTo, t.ignore({ days: pendingDays })],
      quoted: [{ lead: t.quoted, text: quoted }],
      why: [common.footer.named({ group: place })],
      group,
    }
  }
  const replyTo = desk.replyAddress('confirm message', [group_id, fact.data.pending_message_id], group.name)
  return [{ recipient: email, write, replyTo, inReplyTo: submission.mime_id }]
}

const onceADay = { count: 1, seconds: 86_400 }

/**
 * Tells the author of an email that it is held; on the web they have seen it. Unverified senders are not told, and
 * automatic mail gets no reply (docs/decisions/0019).
 */
const heldEmail: EmailWriter<'message.held'> = async (fact, desk) => {
  if (fact.data.reason === 'unconfirmed') return []
  const found = await findPending(fact, desk)
  if (found?.submission.mailed?.proven !== true || found.submission.mailed.bulk) return []
  const { group, group_id, submission, email } = found
  if (!(await tryConsumeQuota(desk.tx, `held-told:${group_id}:${email.toLowerCase()}`, onceADay))) return []
  const [subject, place] = [untrusted(found.subject), displayName(group)]
  const write: EmailDraft['write'] = ({ postPending: t, ...common }) => {
    const reason = common.holdReason.toAuthor[found.reason as HoldReason]
    return {
      subject: t.subject({ group: group.name, subject: oneLine(found.subject) }),
      title: t.title,
      paragraphs: [t.text({ subject, group: place, reason }), t.next],
      more: [t.onceADay, { text: t.status, mail: `${group.name}+status@${desk.mailDomain}` }],
      why: [common.footer.posted({ group: place })],
      group,
    }
  }
  const replyTo = `${group.name}+owner@${desk.mailDomain}`
  return [{ recipient: email, write, replyTo, inReplyTo: submission.mime_id }]
}

const maxReturnedBytes = 100_000

/** Whether a person is in a group or its parent, by a confirmed address or one from a direct add. */
const isMember = query(
  'pending.isMember',
  `select exists (select from groups g join members m on m.group_id in (g.id, g.parent_id)
     where g.id = :group_id and m.account_id = :account_id and m.status = 'sub_status_normal'
       and m.user_status <> 'user_status_notconfirmed') as "found!"`,
)

/** The email to the author of a rejected post: the reason, the group's notice, and the post. */
const rejectionEmail: EmailWriter<'message.rejected'> = async ({ data, group_id: group_of }, { tx, mailDomain }) => {
  const group_id = group_of ?? 0
  const notice = await activeNotices.first(tx, { group_id, kinds: ['member_notice_rejected_message'] })
  const taken = await takeRejected.first(tx, { group_id, id: data.pending_message_id })
  const group = await findEmailGroup(tx, group_id)
  if (!group || !taken) return []
  const { text, files, mailed, author } = taken.submission as HeldSubmission
  // The named author may never have seen it: they get the moderator's text, and nothing a stranger wrote.
  const isTheirs = mailed?.proven !== false
  // A stranger gets only the moderator's text: anyone can send email in the name of another (docs/decisions/0019).
  const account_id = author.account_id ?? 0
  if (!isTheirs && data.reason.trim() === '' && !(await isMember.one(tx, { group_id, account_id })).found) return []
  const theirText = isTheirs ? [text.plain.slice(0, maxReturnedBytes), ...namesOf(files)].join('\n') : ''
  const { subject, reason } = data
  const write = rejectedPostWriter({ group, subject, reason, text: theirText, isTheirs, notice })
  return [{ recipient: data.email, write, replyTo: `${group.name}+owner@${mailDomain}` }]
}

/** The emails about pending posts. */
export const pendingEmails: readonly EmailType[] = [
  emailType(
    'confirm_message',
    'message.held',
    'The author, if we could not verify that they sent it',
    confirmationEmail,
  ),
  emailType('message_held', 'message.held', 'The author of a post by email', heldEmail),
  emailType('member_notice_rejected_message', 'message.rejected', 'The author', rejectionEmail),
  ...moderatorEmails,
]
