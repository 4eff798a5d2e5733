import {
  emailType,
  untrusted,
  type EmailDraft,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { moderatorsSubscribedTo, moderatorFooter } from '../../members/index.ts'

/** A reported message and its reporter; no row if it was deleted. */
const reportedMessage = query(
  'message.reported',
  `select m.msg_num, m.subject, m.name, m.email, m.snippet, r.email as "reporter?",
     r.full_name as "reporter_name?", w.email as "author_email?"
   from messages m
   left join accounts r on r.id = :reporter_id? left join accounts w on w.id = m.account_id
   where m.group_id = :group_id and m.id = :id`,
)

/** Notifies moderators of a report, except the reporter and the author of the message. */
const reportEmail: EmailWriter<'message.reported'> = async ({ data, group_id: group_of, account_id }, { tx, url }) => {
  const group_id = group_of ?? 0
  const message = await reportedMessage.first(tx, { group_id, id: data.message_id, reporter_id: account_id })
  const group = await findEmailGroup(tx, group_id)
  if (!group || !message || message.reporter === null) return []
  const { msg_num, email, reporter } = message
  const [name, reporter_name] = [untrusted(message.name), untrusted(message.reporter_name ?? '')]
  const wanting = await moderatorsSubscribedTo(tx, group_id, 'message_report_notify')
  const reason = data.reason.trim()
  const write: EmailDraft['write'] = ({ reported: t, ...common }) => {
    const reporterText = `${reporter_name} <${reporter}>`
    return {
      subject: t.subject({ group: group.name, number: String(msg_num) }),
      title: t.title,
      paragraphs: [
        t.text({ reporter: reporterText, author: `${name} <${email}>` }),
        ...(reason === '' ? [t.noReason] : []),
      ],
      quoted: [
        ...(reason === '' ? [] : [{ lead: common.personWrites({ name: reporter_name }), text: reason }]),
        { lead: t.message, text: `${message.subject}\n\n${message.snippet}` },
      ],
      action: { text: t.action, url: `${url}/g/${group.name}/message/${msg_num}` },
      why: moderatorFooter(common, group, url),
      group,
    }
  }
  return wanting
    .filter(recipient => recipient !== reporter && recipient !== message.author_email)
    .map(recipient => ({ recipient, write }))
}

export const changeEmails: readonly EmailType[] = [
  emailType(
    'message_report_notify',
    'message.reported',
    'Moderators who get reports, but not who reported or wrote the message',
    reportEmail,
  ),
]
