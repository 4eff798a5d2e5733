import { withNewIds, type BundlePart } from '#runtime/bundle/part.ts'

const tapbackIds = { user_id: 'account', sub_id: 'member' }
const blockSize = { group: 2 ** 24, messages: 131_072 }

/** Chats and their history, who is in them, reactions and files. */
export const chatBundle: BundlePart = {
  tables: [
    // Its trigger counts the people who are in it.
    {
      table: 'chats',
      order: 'id',
      id: 'chat',
      refs: { account_id: 'account' },
      html: ['description'],
      read: row => ({ ...row, subs_count: 0 }),
    },
    {
      table: 'chat_subs',
      order: 'id',
      id: 'chat member',
      refs: { chat_id: 'chat', account_id: 'account', member_id: 'member' },
    },
    {
      table: 'chat_messages',
      order: 'id',
      id: 'chat message',
      refs: { chat_id: 'chat', account_id: 'account', member_id: 'member' },
      read: (row, _, { ids }) => ({ ...row, tapbacks: withNewIds(row['tapbacks'], tapbackIds, ids) }),
    },
    {
      table: 'chat_tapbacks',
      order: 'id',
      refs: { chat_id: 'chat', account_id: 'account', member_id: 'member' },
    },
    {
      table: 'chat_files',
      order: 'chat_id, msg_num',
      refs: { chat_id: 'chat' },
      hashes: 'array[t.hash, t.thumbnail_hash]',
    },
    {
      table: 'chat_search',
      order: 'chat_id, msg_num',
      refs: { message_id: 'chat message', chat_id: 'chat' },
      leftOut: ['block'],
      read: (row, _, { ids, group_id }) => ({
        ...row,
        block: group_id * blockSize.group + Math.floor(Number(row['message_id']) / blockSize.messages),
        words: String(row['words']).replaceAll(
          /'([pc])=(\d+)'/g,
          (_term, sign: string, old: string) =>
            `'${sign}=${ids.find(sign === 'p' ? 'account' : 'chat', Number(old)) ?? 0}'`,
        ),
      }),
    },
  ],
}
