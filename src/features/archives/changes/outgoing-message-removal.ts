import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { deleteOutgoingMessages } from './messages/message-store.ts'

const batch = 20

type RemovalProgress = { group_id: number; message_ids: readonly number[] }

/** Removes the outgoing messages of messages that are gone, where there were many. */
export const outgoingMessageRemoval = createResumableJob(
  'outgoing message removal',
  async ({ read }, rest: RemovalProgress) =>
    (await deleteOutgoingMessages.run(read, { ...rest, limit: batch })) === batch ? rest : null,
)
