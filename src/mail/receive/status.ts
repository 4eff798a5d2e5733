import { theirs } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import type { Said } from './tellings.ts'

/** The last mails in somebody's name to the addresses of a group, and what they are about where that is known. */
const lastMails = query(
  'incoming.ofSender',
  `select i.created, i.recipient, i.proof is not null as "proven!", i.outcome,
     coalesce(p.reason, i.why) as "why!", m.msg_num as "msg_num?",
     coalesce(m.subject, p.subject) as "subject?"
   from incoming_mails i
   left join messages m on m.group_id = i.group_id and m.id = i.message_id
   left join pending_messages p on p.group_id = i.group_id and p.id = i.pending_message_id and p.state = 'held'
   where lower(i.sender) = lower(:email) and i.group_id = :group_id and i.recipient not like '%+status@%'
     and i.created > now() - interval '30 days'
   order by i.created desc, i.id desc limit 20`,
)
type Mail = Row<'incoming.ofSender'>

/** What became of a mail, and why. */
const became: Record<string, (mail: Mail, page: string) => string> = {
  done: ({ msg_num, why }, page) => (msg_num === null ? `done: ${why}` : `posted: ${page}/message/${msg_num}`),
  held: ({ why }) =>
    why === 'unconfirmed' ? 'it waits for your answer to the letter about it' : `it waits for a moderator: ${why}`,
  refused: ({ why }) => `refused: ${why}`,
  ignored: ({ why }) => `passed over: ${why}`,
  failed: ({ why }) => `put off: ${why}. Your mail server tries again by itself`,
}

/** Where somebody's mails to a group are, the newest first. */
export async function statusOf(
  tx: Tx,
  { group_id, email, page }: { group_id: number; email: string; page: string },
): Promise<Said> {
  const mails = await lastMails.all(tx, { group_id, email })
  if (mails.length === 0) return { paragraphs: ['No mail of yours to this group has come here in the last 30 days.'] }
  return {
    paragraphs: ['Your last mails to this group, the newest first:', ...mails.map(mail => lineOf(mail, page))],
    action: { text: 'See the group', url: page },
  }
}

function lineOf(mail: Mail, page: string): string {
  const { created, recipient, subject, proven } = mail
  const what = subject === null ? '' : `, "${theirs(subject)}"`
  const doubt = proven ? '' : ' (nothing shows that it was you who sent it)'
  return `${created.slice(0, 16).replace('T', ' ')} UTC to ${recipient}${what}: ${became[mail.outcome]!(mail, page)}${doubt}`
}
