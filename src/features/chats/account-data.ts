import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { ExportSource } from '../accounts/index.ts'
import type { ArchiveDeps } from '../archives/index.ts'

const countSubscriptions = query(
  'chats.countOfAccount',
  `select count(*) as "count!" from chat_subs where account_id = :account_id`,
)
const removeSubscriptions = query('chats.removePlaces', `delete from chat_subs where account_id = :account_id`)
const lockReacted = query(
  'chats.lockReacted',
  `select c.id from chats c where (c.group_id, c.id) in (select group_id, chat_id from chat_tapbacks where account_id = :account_id)
   order by c.id for no key update`,
)
/** Removes an account's reactions, and updates the reactions shown on the messages. */
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

/** Deletes an account's chat data when it is deleted; its messages are kept. */
export const chatDeletion = {
  name: 'chats',
  count: async (tx: Tx, account_id: number): Promise<number> =>
    (await countSubscriptions.one(tx, { account_id })).count,
  async remove({ tx }: Pick<RecordContext<never>, 'tx'>, account_id: number): Promise<void> {
    await removeSubscriptions.run(tx, { account_id })
    await lockReacted.run(tx, { account_id })
    await removeReactions.run(tx, { account_id })
  },
}

const batchSize = 200
const subscriptionsOf = query(
  'chats.ofAccount',
  `select s.id as chatsub_id, s.group_id, s.chat_id, c.subject, s.created, s.last_msg_seen, s.muted as is_muted from chat_subs s
   join chats c on c.group_id = s.group_id and c.id = s.chat_id where s.account_id = :account_id order by s.id limit 100000`,
)
// Lists are read in batches with the last message as the cursor.
const beyond = `(m.group_id, m.chat_id, m.msg_num) > (:group_id::bigint, :chat_id::bigint, :msg_num::bigint)
   order by m.group_id, m.chat_id, m.msg_num limit ${batchSize}`
const messagesAfter = query(
  'chats.saidBy',
  `select m.group_id, m.chat_id, m.msg_num, m.created, m.edited, m.message, m.reply_to_num as reply_to_msg_num, m.media
   from chat_messages m
   where m.account_id = :account_id and not m.is_deleted and m.type = 'chat_msg_type_normal' and ${beyond}`,
)
const reactionsAfter = query(
  'chats.reactedBy',
  `select m.group_id, m.chat_id, m.msg_num, array_agg(m.type order by m.type) as "types!" from chat_tapbacks m
   where m.account_id = :account_id and (m.group_id, m.chat_id, m.msg_num) > (:group_id::bigint, :chat_id::bigint, :msg_num::bigint)
   group by m.group_id, m.chat_id, m.msg_num order by m.group_id, m.chat_id, m.msg_num limit ${batchSize}`,
)
const filesAfter = query(
  'chats.filesOf',
  `select m.group_id, m.chat_id, m.msg_num, f.hash, f.filename from chat_messages m
   join chat_files f on f.group_id = m.group_id and f.chat_id = m.chat_id and f.msg_num = m.msg_num
   where m.account_id = :account_id and ${beyond}`,
)

/** Exports the chats of an account, its messages, reactions and files. */
export const chatExport = ({ blobs }: Pick<ArchiveDeps, 'blobs'>): ExportSource =>
  async function* (tx, { id: account_id }) {
    yield { path: 'chats.json', content: `${JSON.stringify(await subscriptionsOf.all(tx, { account_id }), null, 2)}\n` }
    yield { path: 'chat_messages.jsonl', content: lines(at => messagesAfter.all(tx, { account_id, ...at })) }
    yield { path: 'chat_tapbacks.jsonl', content: lines(at => reactionsAfter.all(tx, { account_id, ...at })) }
    for await (const files of batches(at => filesAfter.all(tx, { account_id, ...at })))
      for (const { chat_id, msg_num, hash, filename } of files) {
        const blob = await blobs.open(hash)
        const path = `chats/${chat_id}/${msg_num}-${filename}`
        if (blob) yield { path, content: blob.stream as AsyncIterable<Uint8Array> }
      }
  }

type ExportCursor = { group_id: number; chat_id: number; msg_num: number }
type NextRows<Row> = (at: ExportCursor) => Promise<Row[]>

async function* batches<Row extends ExportCursor>(next: NextRows<Row>): AsyncGenerator<Row[]> {
  for (let at: ExportCursor = { group_id: 0, chat_id: 0, msg_num: 0 }; ;) {
    const rows = await next({ group_id: at.group_id, chat_id: at.chat_id, msg_num: at.msg_num })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < batchSize) return
    at = last
  }
}

async function* lines<Row extends ExportCursor>(next: NextRows<Row>): AsyncGenerator<Uint8Array> {
  for await (const rows of batches(next)) yield Buffer.from(rows.map(row => `${JSON.stringify(row)}\n`).join(''))
}
