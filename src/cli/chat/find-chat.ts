import type { Client, Item } from '#client/index.ts'
import type { Messages } from '#locales/index.ts'
import { CommandError } from '../errors.ts'

type ChatItem = Item<'getchats'>
export type JoinedChat = { chat: ChatItem; chatsub_id: number }

/** The chat of that number or subject, joined unless one is in it already. */
export async function findChat(
  client: Client,
  { group_name, wanted }: { group_name: string; wanted: string },
  t: Messages,
): Promise<JoinedChat> {
  const pages = await Array.fromAsync(client.pages('getchats', { group_name, limit: 100 }))
  const chats = pages.flatMap(page => page.data)
  const chat = choose(chats, wanted, t)
  const sub = chat.chat_sub ?? (await client.joinchat({ chat_id: chat.id }))
  return { chat, chatsub_id: sub.id }
}

function choose(chats: readonly ChatItem[], wanted: string, { cli }: Messages): ChatItem {
  const word = wanted.toLowerCase()
  const ways: ((chat: ChatItem) => boolean)[] = [
    ({ id }) => String(id) === wanted.replace(/^#/, ''),
    ({ subject }) => subject.toLowerCase() === word,
    ({ subject }) => subject.toLowerCase().includes(word),
  ]
  for (const way of ways) {
    const [found, ...more] = chats.filter(way)
    if (found && more.length === 0) return found
  }
  const list = chats.map(({ id, subject }) => `\n  ${id}  ${subject}`).join('')
  throw new CommandError(list ? cli.chat.whichChat({ list }) : cli.chat.noChats)
}
