import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { deleteOutgoingMessages } from './messages/message-store.ts'

const batch = 20

type RemovalProgress = { group_id: number; message_ids: readonly number[] }

/** Deletes the remaining outgoing messages of deleted messages in the background. */
export const outgoingMessageRemoval = createResumableJob(
  'outgoing message removal',
  async ({ read }, progress: RemovalProgress) =>
    (await deleteOutgoingMessages.run(read, { ...progress, limit: batch })) === batch ? progress : null,
)
