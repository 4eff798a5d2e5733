import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** How many messages of all chats a block has: those of one group among them are no more. */
export const blockSize = 131_072
const blocksOfAGroup = 2 ** 24
export const blockOf = (group_id: number, line_id: number): number =>
  group_id * blocksOfAGroup + Math.floor(line_id / blockSize)
const blockSql = (group_id: string, line_id: string): string =>
  `(${group_id})::bigint * ${blocksOfAGroup} + (${line_id})::bigint / ${blockSize}`

/** The words of messages `m` that have just been written, for the statement that writes them. */
export const insertTermsSql = (
  words: string,
  from = 'm',
): string => `insert into chat_search (group_id, line_id, chat_id, msg_num, block, created, words)
  select m.group_id, m.id, m.chat_id, m.msg_num, ${blockSql('m.group_id', 'm.id')}, m.created, ${words}::text::tsvector from ${from}`

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
