import { query, queryFamily } from '#storage/query.ts'
import { scanParams, scanTexts, type ScannedTable } from '../../archives/index.ts'
import { chatAuthorJoin, chatMessageColumns } from '../message-store.ts'
import { chatBlocks } from './term-blocks.ts'

/** The first and the last message id of a group. */
const searchBounds = query(
  'chatSearch.ends',
  `select coalesce(min(message_id), 0) as "first!", coalesce(max(message_id), 0) as "last!" from chat_search where group_id = :group_id`,
)

const matches = queryFamily('chatSearch.found', scanTexts({ table: 'chat_search', number: 'message_id' }))

/** The messages of all chats of a group, by id. */
export const chatMessagesTable: ScannedTable = {
  ...chatBlocks,
  async blocksOf(tx, { group_id }) {
    const { first, last } = await searchBounds.one(tx, { group_id })
    const [oldest, newest] = [chatBlocks.blockOf(group_id, first), chatBlocks.blockOf(group_id, last)]
    return { blocks: Array.from({ length: newest - oldest + 1 }, (_, n) => newest - n), first, last }
  },
  matchesIn: (tx, request, along, part) =>
    matches[`${along}:${request.dir}`].all(tx, { ...scanParams(request), ...part }),
}

/** The matching messages for display, in the given order. Messages of a deleted chat that are not removed yet are left out. */
export const foundMessages = query(
  'chatSearch.lines',
  `select ${chatMessageColumns}, c.subject, c.state
   from unnest(:message_ids::bigint[]) with ordinality f (message_id, place)
   join chat_search s on s.group_id = :group_id and s.message_id = f.message_id
   join chat_messages m on m.group_id = :group_id and m.chat_id = s.chat_id and m.msg_num = s.msg_num and not m.is_deleted
   join chats c on c.group_id = m.group_id and c.id = m.chat_id ${chatAuthorJoin} order by f.place`,
)
