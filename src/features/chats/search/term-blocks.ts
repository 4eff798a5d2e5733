import { blocksOfSize } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** Blocks by the id of a message. Ids are of all groups, so a block is larger than in the archives. */
export const chatBlocks = blocksOfSize(131_072, 2 ** 24)

/** The words of messages `m` that have just been written, for the statement that writes them. */
export const insertTermsSql = (
  words: string,
  from = 'm',
): string => `insert into chat_search (group_id, message_id, chat_id, msg_num, block, created, words)
  select m.group_id, m.id, m.chat_id, m.msg_num, ${chatBlocks.blockSql('m.group_id', 'm.id')}, m.created, ${words}::text::tsvector from ${from}`

/** What a message is found by, once that is something else or was not known. */
export const updateTerms = query(
  'chatSearch.change',
  `with m as (
     select * from chat_messages where group_id = :group_id and chat_id = :chat_id and msg_num = :msg_num
   ) ${insertTermsSql(':words')}
   on conflict (group_id, chat_id, msg_num) do update set words = excluded.words`,
)

const cleanPendingList = query('chatSearch.takeIn', `select gin_clean_pending_list('chat_search_words') as "pages!"`)

/**
 * Has the index take in the words that it gathered. Otherwise somebody does it who says something, when much has gathered, and all whose
 * words are written with theirs wait for it. docs/decisions/0035
 */
export const flushPendingTerms = async (tx: Tx): Promise<void> => void (await cleanPendingList.one(tx))
