import { holdReasons } from '#features/archives/index.ts'
import { untrusted } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { deliveryStatusSql, deliveryStatusJoins } from '#features/delivery/index.ts'
import type { ReplyContent } from './command-replies.ts'

/** The last mails in somebody's name to the addresses of a group, and what they are about where that is known. */
const lastMails = query(
  'incoming.ofSender',
  `select e.created, e.recipient, e.proof is not null as "proven!", ${deliveryStatusSql.state} as "outcome!", ${deliveryStatusSql.why} as "why!",
     p.msg_num as "msg_num?", coalesce(p.subject, w.subject, nullif(e.subject, '')) as "subject?"
   from (
     select i.*, i.outcome as state from incoming_mails i
     where lower(i.sender) = lower(:email) and i.group_id = :group_id and i.recipient not like '%+status@%'
       and i.created > now() - interval '30 days'
     order by i.created desc, i.id desc limit 20
   ) e${deliveryStatusJoins}
   order by e.created desc, e.id desc`,
)
type SenderMailRow = Row<'incoming.ofSender'>

const pendingBecause = (why: string): string => {
  const reason = holdReasons[why as keyof typeof holdReasons]
  return reason ? `pending. ${reason.toAuthor}` : 'pending'
}

/** What became of a mail, and why. */
const outcomePhrases: Record<string, (mail: SenderMailRow, page: string) => string> = {
  done: ({ msg_num, why }, page) => (msg_num === null ? `done: ${why}` : `posted: ${page}/message/${msg_num}`),
  held: ({ why }) => pendingBecause(why),
  refused: ({ why }) => `refused: ${why}`,
  ignored: ({ why }) => `passed over: ${why}`,
  failed: ({ why }) => `put off: ${why}. Your mail server tries again by itself`,
}

/** Where somebody's mails to a group are, the newest first. */
export async function statusReply(
  tx: Tx,
  { group_id, email, page }: { group_id: number; email: string; page: string },
): Promise<ReplyContent> {
  const mails = await lastMails.all(tx, { group_id, email })
  if (mails.length === 0) return { paragraphs: ['No mail of yours to this group has come here in the last 30 days.'] }
  return {
    paragraphs: ['Your last mails to this group, the newest first:', ...mails.map(mail => lineOf(mail, page))],
    action: { text: 'See the group', url: page },
  }
}

function lineOf(mail: SenderMailRow, page: string): string {
  const { created, recipient, subject, proven } = mail
  const what = subject === null ? '' : `, "${untrusted(subject)}"`
  const doubt = proven ? '' : ' (nothing shows that it was you who sent it)'
  return `${created.slice(0, 16).replace('T', ' ')} UTC to ${recipient}${what}: ${outcomePhrases[mail.outcome]!(mail, page)}${doubt}`
}
