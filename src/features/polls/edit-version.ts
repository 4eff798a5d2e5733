import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockPoll } from './store.ts'

export const pollVersions: Pick<Versions, 'poll'> = {
  // Votes don't count as edits of a poll.
  poll: async ({ tx, row: { id } }) => (await lockPoll.first(tx, { id }))?.updated,
}
