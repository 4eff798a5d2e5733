import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { queryFamily } from '#storage/query.ts'
import { batchOf, contentsIn } from '../groups/index.ts'

const batch = 500
const tables = ['chat_subs', 'chat_tapbacks', 'chat_files', 'chat_search', 'chat_messages']
const ofChat = queryFamily(
  'chat.removeFrom',
  Object.fromEntries(tables.map(table => [table, batchOf(table, 'group_id = :group_id and chat_id = :chat_id')])),
)

/** Deletes the messages and memberships of a deleted chat in batches. */
export const chatRemoval = createResumableJob(
  'chat removal',
  async ({ read }, progress: { group_id: number; chat_id: number }) => {
    for (const remove of Object.values(ofChat))
      if ((await remove.run(read, { ...progress, limit: batch })) === batch) return progress
    return null
  },
)

/** Tables that are cleared in the background after the group was deleted. */
export const chatContents = contentsIn([...tables, 'chats'])
