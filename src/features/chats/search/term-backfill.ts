import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { query } from '#storage/query.ts'
import { chatAuthorJoin, chatMessageColumns } from '../message-store.ts'
import { updateTerms } from './term-blocks.ts'
import { messageTextOf, searchTermsOf } from './message-terms.ts'

const batch = 200
type BackfillCursor = { group_id: number; chat_id: number; msg_num: number }

const next = `from chat_messages m where (m.group_id, m.chat_id, m.msg_num) > (:group_id::bigint, :chat_id::bigint, :msg_num::bigint)
   order by m.group_id, m.chat_id, m.msg_num limit ${batch}`
/** Locks the chats against changes. */
const lockChats = query(
  'chatSearch.lockChats',
  `select c.id from chats c where c.id in (select m.chat_id ${next}) order by c.id for no key update`,
)
const olderMessages = query(
  'chatSearch.older',
  `select ${chatMessageColumns} from (select m.* ${next}) m ${chatAuthorJoin}
   order by m.group_id, m.chat_id, m.msg_num`,
)

/** Adds search vectors of messages that were stored before chats were searchable. */
export const chatTermBackfill = createResumableJob('chat words', (database, backfillCursor: BackfillCursor) =>
  database.transaction(async (tx): Promise<BackfillCursor | null> => {
    await lockChats.run(tx, backfillCursor)
    const rows = await olderMessages.all(tx, backfillCursor)
    for (const row of rows)
      if (!row.is_deleted && row.type === 'chat_msg_type_normal')
        updateTerms.send(tx, {
          group_id: row.group_id,
          chat_id: row.chat_id,
          msg_num: row.msg_num,
          words: searchTermsOf(messageTextOf(row)),
        })
    const last = rows.at(-1)
    return last ? { group_id: last.group_id, chat_id: last.chat_id, msg_num: last.msg_num } : null
  }),
)
