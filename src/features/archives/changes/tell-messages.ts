import { addJob, type Reader } from '#runtime/outbox.ts'
import { slicedWork } from '#runtime/sliced-work.ts'
import type { Database, Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import { lockTopics, remark, renameTags } from './topic-store.ts'

const name = 'topic hashtags'
/** Telling the search of a message costs as much as posting it: so many at once, and in a long topic the rest later. */
const batch = 500

type Place = { created: Timestamp; id: number }
type Rest = { group_id: number; topic_id: number; after: Place | null }

/** Lets the messages of a held topic, and the search for them, know of its hashtags. */
export async function tellMessages(
  tx: Tx,
  { group_id, id: topic_id }: { group_id: number; id: number },
  tags: readonly { name: string }[],
): Promise<void> {
  await renameTags.run(tx, [group_id, topic_id, tags.map(tag => `#${tag.name}`).join(' ')])
  const rest = await remarkSome(tx, { group_id, topic_id, after: null })
  if (rest) await addJob(tx, name, rest)
}

/** Goes on with what `tellMessages` left. It goes by the hashtags of the moment: doing it twice does no harm. */
export const topicHashtags = (database: Database): Reader =>
  slicedWork<Rest>(database, name, async (tx, rest) => {
    const isThere = (await lockTopics.run(tx, [rest.group_id, [rest.topic_id]])) > 0
    return isThere ? remarkSome(tx, rest) : null
  })

/** Some messages after a place; what is left, or null. */
async function remarkSome(tx: Tx, { group_id, topic_id, after }: Rest): Promise<Rest | null> {
  const last = await remark.first(tx, [group_id, topic_id, after?.created ?? null, after?.id ?? null, batch])
  return last ? { group_id, topic_id, after: last } : null
}
