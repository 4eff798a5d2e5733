import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const given = `given as (select account_id, messages from unnest(:account_ids::bigint[], :messages::int[]) as g(account_id, messages))`
const countUnlocked = query(
  'author.countUnlocked',
  `with ${given}, locked as (
     select m.id, g.messages from members m join given g on g.account_id = m.account_id where m.group_id = :group_id
     order by m.id for no key update of m skip locked
   ), counted as (
     update members m set num_messages = greatest(m.num_messages + l.messages, 0) from locked l
     where m.group_id = :group_id and m.id = l.id
   )
   select m.account_id as "account_id!" from members m join given g on g.account_id = m.account_id
   where m.group_id = :group_id and m.id not in (select id from locked)`,
)
const lockAuthors = query(
  'author.lock',
  `select id from members where group_id = :group_id and account_id = any(:account_ids::bigint[]) order by id for no key update`,
)
const recount = query(
  'author.recount',
  `update members m set num_messages = (
     select count(*) from messages p where p.group_id = m.group_id and p.account_id = m.account_id)
   where m.group_id = :group_id and m.account_id = any(:account_ids::bigint[])`,
)

type Authored = { account_id: number | null }

/**
 * Adds to or subtracts from the message counts of members (`each`: 1 or -1). Posting locks the author before the topic,
 * but here the topic is locked already, so authors who are locked by a post are counted by a job later.
 */
export async function countAuthors(
  tx: Tx,
  group_id: number,
  messages: readonly Authored[],
  each: 1 | -1,
): Promise<void> {
  const counts = new Map<number, number>()
  for (const { account_id } of messages)
    if (account_id !== null) counts.set(account_id, (counts.get(account_id) ?? 0) + each)
  const posting = await countUnlocked.all(tx, {
    ...{ group_id, account_ids: [...counts.keys()], messages: [...counts.values()] },
  })
  const account_ids = posting.map(({ account_id }) => account_id)
  await authorRecount.enqueue(tx, account_ids.length > 0 ? { group_id, account_ids } : null)
}

export const authorRecount = createResumableJob(
  'author counts',
  async (database, authors: { group_id: number; account_ids: number[] }) => {
    await database.transaction(async tx => {
      await lockAuthors.run(tx, authors)
      await recount.run(tx, authors)
    })
    return null
  },
)
