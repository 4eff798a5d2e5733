import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'

/** Participants are notified of missed messages after a chat was quiet for this long. */
const quietMinutes = 15
const batch = 500

const quietChat = query(
  'chat.resting',
  `select group_id, id, num_messages from chats
   where num_messages > missed_num and updated < now() - make_interval(mins => ${quietMinutes})
   order by updated limit 1 for no key update skip locked`,
)
/** Claims participants with unread messages who want notifications; each is notified once. */
const claimSubscribers = query(
  'chat.takeMissed',
  `update chat_subs s set notified_num = :num_messages
   where s.group_id = :group_id and s.id = any (array(
     select p.id from chat_subs p join members m on m.id = p.member_id
     where p.chat_id = :chat_id and p.last_msg_seen < :num_messages and p.notified_num < :num_messages and not p.muted and m.status = 'sub_status_normal'
       and m.options ->> 'chat_notify' in ('sub_notify_email', 'sub_notify_email_and_app')
     order by p.id limit ${batch} for update of p))
   returning s.id, s.last_msg_seen`,
)
const setMissedUpTo = query(
  'chat.noteMissed',
  `update chats set missed_num = :num_messages where group_id = :group_id and id = :chat_id`,
)

/** Notifies participants of a quiet chat of missed messages; returns whether there was such a chat. */
export async function notifyMissed({ tx, record }: RecordContext<'chat.missed'>): Promise<boolean> {
  const chat = await quietChat.first(tx)
  if (!chat) return false
  const { group_id, id: chat_id, num_messages } = chat
  const subscribers = await claimSubscribers.all(tx, { group_id, chat_id, num_messages })
  if (subscribers.length > 0)
    record('chat.missed', {
      group_id,
      chat_id,
      places: subscribers.map(({ id, last_msg_seen }) => [id, last_msg_seen]),
    })
  if (subscribers.length < batch) await setMissedUpTo.run(tx, { group_id, chat_id, num_messages })
  return true
}
