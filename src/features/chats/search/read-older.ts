import { longWork } from '#runtime/long-work.ts'
import { query } from '#storage/query.ts'
import { author, line } from '../line-store.ts'
import { changeWords } from './kept-words.ts'
import { saidIn, wordsOfLine } from './words.ts'

const batch = 200
type Place = { group_id: number; chat_id: number; msg_num: number }

const next = `from chat_messages m where (m.group_id, m.chat_id, m.msg_num) > (:group_id::bigint, :chat_id::bigint, :msg_num::bigint)
   order by m.group_id, m.chat_id, m.msg_num limit ${batch}`
/** Against being changed meanwhile. */
const lockChats = query(
  'chatSearch.lockChats',
  `select c.id from chats c where c.id in (select m.chat_id ${next}) order by c.id for no key update`,
)
const older = query(
  'chatSearch.older',
  `select ${line} from (select m.* ${next}) m ${author}
   order by m.group_id, m.chat_id, m.msg_num`,
)

/** Reads the words of what was said before they were kept. */
export const chatWords = longWork('chat words', (database, place: Place) =>
  database.transaction(async (tx): Promise<Place | null> => {
    await lockChats.run(tx, place)
    const rows = await older.all(tx, place)
    for (const row of rows)
      if (!row.is_deleted && row.type === 'chat_msg_type_normal')
        changeWords.send(tx, {
          group_id: row.group_id,
          chat_id: row.chat_id,
          msg_num: row.msg_num,
          words: wordsOfLine(saidIn(row)),
        })
    const last = rows.at(-1)
    return last ? { group_id: last.group_id, chat_id: last.chat_id, msg_num: last.msg_num } : null
  }),
)
