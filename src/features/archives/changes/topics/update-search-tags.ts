import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import { lockTopics, updateSearchTagBatch, renameTags } from './topic-store.ts'

/** Telling the search of a message costs as much as posting it: so many at once, and in a long topic the rest later. */
const batch = 500

type SearchTagCursor = { created: Timestamp; id: number }
type SearchTagProgress = { group_id: number; topic_id: number; after: SearchTagCursor | null }

/** Lets the messages of a locked topic, and the search for them, know of its hashtags. */
export async function updateSearchTags(
  tx: Tx,
  { group_id, id: topic_id }: { group_id: number; id: number },
  tags: readonly { name: string }[],
): Promise<void> {
  await renameTags.run(tx, { group_id, topic_id, tags: tags.map(tag => `#${tag.name}`).join(' ') })
  await searchTagUpdate.enqueue(tx, await updateSomeTags(tx, { group_id, topic_id, after: null }))
}

/** Goes on with what `tellMessages` left. It goes by the hashtags of the moment: doing it twice does no harm. */
export const searchTagUpdate = createResumableJob('topic hashtags', (database, rest: SearchTagProgress) =>
  database.transaction(async tx => {
    const isThere = (await lockTopics.run(tx, { group_id: rest.group_id, ids: [rest.topic_id] })) > 0
    return isThere ? updateSomeTags(tx, rest) : null
  }),
)

/** Some messages after a place; what is left, or null. */
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
