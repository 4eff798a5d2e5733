import { messageFor } from '#locales/index.ts'
import { untrusted, type EmailMessages } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { deliveryStatusSql, deliveryStatusJoins } from '#features/delivery/index.ts'
import type { LocalizedReply } from './command-replies.ts'

/** The latest mails from an address to a group, with the message each one became. */
const lastMails = query(
  'incoming.ofSender',
  `select e.created, e.recipient, e.proof is not null as "proven!", ${deliveryStatusSql.state} as "outcome!", ${deliveryStatusSql.why} as "why!",
     p.msg_num as "msg_num?", coalesce(p.subject, w.subject, nullif(e.subject, '')) as "subject?"
   from (
     select i.*, i.outcome as state from incoming_emails i
     where lower(i.sender) = lower(:email) and i.group_id = :group_id and i.recipient not like '%+status@%'
       and i.created > now() - interval '30 days'
     order by i.created desc, i.id desc limit 20
   ) e${deliveryStatusJoins}
   order by e.created desc, e.id desc`,
)
type SenderMailRow = Row<'incoming.ofSender'>

type StatusMessages = EmailMessages['reply']['status']

function outcomeText(mail: SenderMailRow, page: string, email: EmailMessages): string {
  const t: StatusMessages = email.reply.status
  const { msg_num, why: reason, outcome } = mail
  if (outcome === 'done')
    return msg_num === null ? doneText(reason, t) : t.posted({ url: `${page}/message/${msg_num}` })
  if (outcome === 'held') {
    const heldBecause = messageFor(email.holdReason.toAuthor, reason)
    return heldBecause === undefined ? t.pending : t.pendingBecause({ reason: heldBecause })
  }
  return outcome === 'failed' ? t.failed : t[outcome as 'refused' | 'ignored']({ reason: reasonText(reason, t) })
}

const keyOf = (reason: string): string => reason.replace(':', '').replaceAll(' ', '_')

function doneText(reason: string, t: StatusMessages): string {
  const action = messageFor(t.actions, keyOf(reason))
  return action === undefined ? t.doneOther : t.done({ reason: action })
}

/** The reason for a rejection in words. Of a virus or an unreadable email, the part before the colon says what it was. */
const reasonText = (reason: string, { reasons }: StatusMessages): string =>
  messageFor(reasons, keyOf(reason.split(':', 1)[0]!)) ?? reasons.other

/** The status of a sender's latest emails to a group, newest first. */
export async function statusReply(
  tx: Tx,
  { group_id, email, page }: { group_id: number; email: string; page: string },
): Promise<LocalizedReply> {
  const mails = await lastMails.all(tx, { group_id, email })
  if (mails.length === 0) return ({ reply: t }) => ({ paragraphs: [t.status.none] })
  return t => ({
    paragraphs: [t.reply.status.intro, ...mails.map(mail => lineOf(mail, page, t))],
    action: { text: t.viewGroup, url: page },
  })
}

function lineOf(mail: SenderMailRow, page: string, email: EmailMessages): string {
  const { created, recipient, subject, proven } = mail
  const t = email.reply.status
  const date = `${created.slice(0, 16).replace('T', ' ')} UTC`
  const outcome = [outcomeText(mail, page, email), ...(proven ? [] : [t.unverified])].join(' ')
  return subject === null
    ? t.line({ date, recipient, outcome })
    : t.lineWithSubject({ date, recipient, subject: untrusted(subject), outcome })
}
