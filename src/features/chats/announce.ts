import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'

const batch = 500

const dueChat = query(
  'chat.dueToAnnounce',
  `select group_id, id from chats where announced_to is not null order by id limit 1 for no key update skip locked`,
)
/** Claims the next batch of members to notify: those who receive emails of the group. */
const takeSome = query(
  'chat.announceTo',
  `with due as (
     select m.id from members m join chats c on c.group_id = :group_id and c.id = :id
     where m.group_id = :group_id and m.status = 'sub_status_normal' and m.id > c.announced_to order by m.id limit ${batch}
   ), noted as (
     update chats c set announced_to = case when (select count(*) from due) = ${batch} then (select max(due.id) from due) end
     where c.group_id = :group_id and c.id = :id
   )
   select id from due`,
)

/** Notifies a batch of members of a new chat. */
export async function announceSome(
  { tx, record }: RecordContext<'chat.announced'>,
  { group_id, id }: { group_id: number; id: number },
): Promise<void> {
  const due = await takeSome.all(tx, { group_id, id })
  if (due.length === 0) return
  record('chat.announced', { group_id, chat_id: id, member_info_ids: due.map(member => member.id) })
}

/** The same for any chat that is not announced to all yet; returns whether there was one. */
export async function announceChats(call: RecordContext<'chat.announced'>): Promise<boolean> {
  const chat = await dueChat.first(call.tx)
  if (chat) await announceSome(call, chat)
  return chat !== undefined
}
