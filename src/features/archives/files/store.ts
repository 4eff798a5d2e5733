import { query, queryFamily, type Row } from '#storage/query.ts'
import { editedText } from '../message/columns.ts'

const keys = `select m.msg_num, m.id, m.created, octet_length(r.skeleton) as "bytes!"
  from messages m join message_raw r on r.group_id = m.group_id and r.message_id = m.id
  where m.group_id = :group_id`
/** Keys of the messages in a download, page by page: after a number, or after a time. */
export const downloadKeys = queryFamily('download.keys', {
  number: `${keys} and m.msg_num > :after order by m.msg_num limit :count`,
  time: `${keys} and (m.created, m.id) > (:since?::timestamptz, :after) order by m.created, m.id limit :count`,
})
export type DownloadKey = Row<'download.keys'>

/** The mails of the messages that still exist, in the order of `ids`. */
export const mailsOf = query(
  'download.mails',
  `select m.created, m.account_id, m.email, r.skeleton, r.parts, ${editedText}
   from unnest(:ids::bigint[]) with ordinality as wanted (id, place)
     join messages m on m.group_id = :group_id and m.id = wanted.id
     join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   order by wanted.place`,
)
export type MailRow = Row<'download.mails'>
