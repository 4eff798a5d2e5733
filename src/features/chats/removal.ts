import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { queryFamily } from '#storage/query.ts'
import { batchOf, contentsIn } from '../groups/index.ts'

const batch = 500
const tables = ['chat_subs', 'chat_tapbacks', 'chat_files', 'chat_search', 'chat_messages']
const ofChat = queryFamily(
  'chat.removeFrom',
  Object.fromEntries(tables.map(table => [table, batchOf(table, 'group_id = :group_id and chat_id = :chat_id')])),
)

/** Removes what was said in a chat that is gone, and who was in it. */
export const chatRemoval = createResumableJob(
  'chat removal',
  async ({ read }, rest: { group_id: number; chat_id: number }) => {
    for (const remove of Object.values(ofChat))
      if ((await remove.run(read, { ...rest, limit: batch })) === batch) return rest
    return null
  },
)

/** What is removed in the background after its group. */
export const chatContents = contentsIn([...tables, 'chats'])
