import { blocksOfSize } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** Blocks by message id. Ids are shared by all groups, so a block is larger than in the archives. */
export const chatBlocks = blocksOfSize(131_072, 2 ** 24)

/** Inserts the search vectors of messages `m` in the statement that inserts the messages. */
export const insertTermsSql = (
  words: string,
  from = 'm',
): string => `insert into chat_search (group_id, message_id, chat_id, msg_num, block, created, words)
  select m.group_id, m.id, m.chat_id, m.msg_num, ${chatBlocks.blockSql('m.group_id', 'm.id')}, m.created, ${words}::text::tsvector from ${from}`

/** Inserts or updates the search vector of a message. */
export const updateTerms = query(
  'chatSearch.change',
  `with m as (
     select * from chat_messages where group_id = :group_id and chat_id = :chat_id and msg_num = :msg_num
   ) ${insertTermsSql(':words')}
   on conflict (group_id, chat_id, msg_num) do update set words = excluded.words`,
)

const cleanPendingList = query('chatSearch.takeIn', `select gin_clean_pending_list('chat_search_words') as "pages!"`)

/**
 * Flushes the pending list of the GIN index. Otherwise an insert does it when the list is long, and all messages in its
 * batch wait. docs/decisions/0035
 */
export const flushPendingTerms = async (tx: Tx): Promise<void> => void (await cleanPendingList.one(tx))
