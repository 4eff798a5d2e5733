import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import { lockTopics, updateSearchTagBatch, renameTags } from './topic-store.ts'

/** Updating a message's search vector costs as much as posting it, so a long topic is updated in batches of this size. */
const batch = 500

type SearchTagCursor = { created: Timestamp; id: number }
type SearchTagProgress = { group_id: number; topic_id: number; after: SearchTagCursor | null }

/** Updates the hashtags in the messages of a locked topic and in their search vectors. */
export async function updateSearchTags(
  tx: Tx,
  { group_id, id: topic_id }: { group_id: number; id: number },
  tags: readonly { name: string }[],
): Promise<void> {
  await renameTags.run(tx, { group_id, topic_id, tags: tags.map(tag => `#${tag.name}`).join(' ') })
  await searchTagUpdate.enqueue(tx, await updateSomeTags(tx, { group_id, topic_id, after: null }))
}

/** Continues what `updateSearchTags` left. It uses the current hashtags, so running it twice is harmless. */
export const searchTagUpdate = createResumableJob('topic hashtags', (database, progress: SearchTagProgress) =>
  database.transaction(async tx => {
    const isThere = (await lockTopics.run(tx, { group_id: progress.group_id, ids: [progress.topic_id] })) > 0
    return isThere ? updateSomeTags(tx, progress) : null
  }),
)

/** Updates one batch of messages after a cursor; returns the remaining progress, or null. */
async function updateSomeTags(tx: Tx, { group_id, topic_id, after }: SearchTagProgress) {
  const last = await updateSearchTagBatch.first(tx, {
    group_id,
    topic_id,
    after_created: after?.created ?? null,
    after_id: after?.id ?? null,
    limit: batch,
  })
  return last ? { group_id, topic_id, after: last } : null
}
