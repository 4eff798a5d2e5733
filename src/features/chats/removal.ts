import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { GroupContents } from '../groups/index.ts'
import { removeFrom, removeIn } from './store.ts'

const batch = 500

/** Removes what was said in a chat that is gone, and who was in it. */
export const chatRemoval = createResumableJob(
  'chat removal',
  async ({ read }, rest: { group_id: number; chat_id: number }) => {
    for (const remove of Object.values(removeFrom))
      if ((await remove.run(read, { ...rest, limit: batch })) === batch) return rest
    return null
  },
)

/** What is removed in the background after its group. */
export const chatContents: readonly GroupContents[] = Object.entries(removeIn).map(([table, remove]) => ({
  table,
  remove: (tx, group_id, limit) => remove.run(tx, { group_id, limit }),
}))
