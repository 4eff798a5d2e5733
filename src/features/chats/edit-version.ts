import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockChat } from './store.ts'

export const chatVersions: Pick<Versions, 'chat'> = {
  // What is said in it is no edit of a chat.
  async chat({ tx, row: { group_id, id } }) {
    const chat = await lockChat.first(tx, { group_id, id })
    return chat && (chat.edited ?? chat.created)
  },
}
