import type { ZipEntry } from '#content/zip.ts'
import type { Recording } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const countPlaces = query(
  'chats.countOfAccount',
  `select count(*) as "count!" from chat_subs where account_id = :account_id`,
)
const removePlaces = query('chats.removePlaces', `delete from chat_subs where account_id = :account_id`)
const lockReacted = query(
  'chats.lockReacted',
  `select c.id from chats c where (c.group_id, c.id) in (select group_id, chat_id from chat_tapbacks where account_id = :account_id)
   order by c.id for no key update`,
)
/** What somebody reacted to does not show it any more. */
const removeReactions = query(
  'chats.removeReactions',
  `with gone as (delete from chat_tapbacks where account_id = :account_id returning group_id, chat_id, msg_num, type),
   less as (
     select group_id, chat_id, msg_num, jsonb_object_agg(type, 1) as types from gone group by group_id, chat_id, msg_num
   )
   update chat_messages m set
     tapbacks = coalesce((select jsonb_agg(t) from jsonb_array_elements(m.tapbacks) t where (t ->> 'user_id')::bigint <> :account_id), '[]'),
     tapback_counts = coalesce((select jsonb_object_agg(c.key, c.value::int - coalesce((less.types ->> c.key)::int, 0))
       from jsonb_each_text(m.tapback_counts) c where c.value::int > coalesce((less.types ->> c.key)::int, 0)), '{}')
   from less where m.group_id = less.group_id and m.chat_id = less.chat_id and m.msg_num = less.msg_num`,
)

/** What deleting an account takes away in chats; what its owner said stays. */
export const chatDeletion = {
  name: 'chats',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countPlaces.one(tx, { account_id })).count,
  async remove({ tx }: Pick<Recording<never>, 'tx'>, account_id: number): Promise<void> {
    await removePlaces.run(tx, { account_id })
    await lockReacted.run(tx, { account_id })
    await removeReactions.run(tx, { account_id })
  },
}

const atOnce = 200
const placesOf = query(
  'chats.ofAccount',
  `select s.id as chatsub_id, s.group_id, s.chat_id, c.subject, s.created, s.last_msg_seen from chat_subs s
   join chats c on c.group_id = s.group_id and c.id = s.chat_id where s.account_id = :account_id order by s.id limit 100000`,
)
const saidAfter = query(
  'chats.saidBy',
  `select group_id, chat_id, msg_num, created, edited, message, reply_to_num as reply_to_msg_num, media from chat_messages
   where account_id = :account_id and not is_deleted and type = 'chat_msg_type_normal'
     and (group_id, chat_id, msg_num) > (:group_id::bigint, :chat_id::bigint, :msg_num::bigint)
   order by group_id, chat_id, msg_num limit ${atOnce}`,
)

/** The chats somebody is in, and what they said in any, for their own copy. */
export async function* chatsOf(tx: Tx, { id }: { id: number }): AsyncGenerator<ZipEntry> {
  yield { path: 'chats.json', content: `${JSON.stringify(await placesOf.all(tx, { account_id: id }), null, 2)}\n` }
  yield { path: 'chat_messages.jsonl', content: lines(tx, id) }
}

async function* lines(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  let place = { group_id: 0, chat_id: 0, msg_num: 0 }
  for (;;) {
    const rows = await saidAfter.all(tx, { account_id, ...place })
    if (rows.length > 0) yield Buffer.from(rows.map(row => `${JSON.stringify(row)}\n`).join(''))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    place = last
  }
}
