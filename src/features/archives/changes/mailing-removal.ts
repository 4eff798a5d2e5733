import { longWork } from '#runtime/long-work.ts'
import { deleteMailings } from './message-store.ts'

const batch = 20

type Rest = { group_id: number; message_ids: readonly number[] }

/** Removes the mailings of messages that are gone, where there were many. */
export const mailingRemoval = longWork('mailing removal', async ({ read }, rest: Rest) =>
  (await deleteMailings.run(read, { ...rest, limit: batch })) === batch ? rest : null,
)
