import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockChat } from './store.ts'

export const chatVersions: Pick<Versions, 'chat'> = {
  // New messages don't count as edits of a chat.
  async chat({ tx, row: { group_id, id } }) {
    const chat = await lockChat.first(tx, { group_id, id })
    return chat && (chat.edited ?? chat.created)
  },
}
