import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import { deleteOutgoingMessages } from './messages/message-store.ts'

const batch = 20

type RemovalProgress = { group_id: number; message_ids: readonly number[] }

/** Deletes the remaining outgoing messages of deleted messages in the background. */
export const outgoingMessageRemoval = createResumableJob(
  'outgoing message removal',
  async ({ read }, progress: RemovalProgress) =>
    (await deleteOutgoingMessages.run(read, { ...progress, limit: batch })) === batch ? progress : null,
)

/** Deletes the outgoing messages of messages that are removed from a group; in a large group, a job deletes the rest. */
export async function removeOutgoingMessages(tx: Tx, group_id: number, message_ids: readonly number[]): Promise<void> {
  const deletedCount = await deleteOutgoingMessages.run(tx, { group_id, message_ids, limit: batch })
  await outgoingMessageRemoval.enqueue(tx, deletedCount === batch ? { group_id, message_ids } : null)
}
