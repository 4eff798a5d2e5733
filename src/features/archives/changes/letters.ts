import type { LetterWriter, LetterWriters } from '#runtime/letters.ts'
import { query } from '#storage/query.ts'
import { moderatorsWanting } from '../../members/index.ts'

/** A reported message and who reported it; nothing where it is gone meanwhile. */
const reported = query(
  'message.reported',
  `select g.name as group_name, m.msg_num, m.subject, m.name, m.email, m.snippet, r.email as "reporter?",
     r.full_name as "reporter_name?", w.email as "author_email?"
   from messages m join groups g on g.id = m.group_id
   left join accounts r on r.id = :reporter_id? left join accounts w on w.id = m.account_id
   where m.group_id = :group_id and m.id = :id`,
)

/** What moderators are told of a report: all who want to be, but for whoever made it and whoever it is about. */
const reportLetter: LetterWriter<'message.reported'> = async ({ data, group_id: group, account_id }, { tx, url }) => {
  const group_id = group ?? 0
  const message = await reported.first(tx, { group_id, id: data.message_id, reporter_id: account_id })
  if (!message || message.reporter === null) return []
  const { group_name, msg_num, name, email, reporter, reporter_name } = message
  const wanting = await moderatorsWanting(tx, group_id, 'message_report_notify')
  const subject = `Message #${msg_num} in ${group_name} was reported`
  const body = `${reporter_name} <${reporter}> reported a message of ${name} <${email}>:

    ${message.subject}
    ${message.snippet}

${data.reason.trim() || 'They did not say why.'}

    ${url}/g/${group_name}/message/${msg_num}

--
${group_name}: ${url}/g/${group_name}
`
  return wanting
    .filter(recipient => recipient !== reporter && recipient !== message.author_email)
    .map(recipient => ({ kind: 'message_report_notify', recipient, subject, body }))
}

/** The letters that changes in the archives cause. */
export const changeLetters: LetterWriters = { 'message.reported': reportLetter }
