import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { addJob } from '#runtime/jobs/job-queue.ts'
import type { Tx } from '#storage/database.ts'
import { formerMember } from './patterns.ts'
import { endErasure, erasureById, insertErasure, keepNames, renameSpeaker, type Erasure } from './store.ts'
import { eraseTasks } from './tables.ts'

// Emails, bounces and notices in progress when an account is deleted have arrived by then.
const secondRoundDays = 7
const day = 24 * 3600

/** The progress: round, task, group, and the last row. */
type ErasureProgress = { erasure_id: number; round: 1 | 2; task: number; group: number; after: number }
const beginningOf = (erasure_id: number, round: 1 | 2): ErasureProgress => ({
  erasure_id,
  round,
  task: 0,
  group: 0,
  after: 0,
})

/** Starts erasing a person, in the transaction that deletes their account and before anything is deleted. */
export async function beginErasure(tx: Tx, { account_id, anonymize }: { account_id: number; anonymize: boolean }) {
  const { id } = await insertErasure.one(tx, { account_id, anonymize })
  if (anonymize) await renameSpeaker.run(tx, { account_id, name: formerMember })
  else await keepNames.run(tx, { account_id })
  await erasePerson.enqueue(tx, beginningOf(id, 1))
  await addJob(tx, name, beginningOf(id, 2), secondRoundDays * day)
}

const name = 'erase person'
/** Goes through all personal data, a few rows at a time. Idempotent. */
export const erasePerson = createResumableJob(name, (database, rest: ErasureProgress) =>
  database.transaction(async (tx): Promise<ErasureProgress | null> => {
    const erasure = await erasureById.first(tx, { id: rest.erasure_id })
    const task = eraseTasks[rest.task]
    if (!erasure) return null
    if (!task) {
      if (rest.round === 2) await endErasure.run(tx, { id: erasure.id })
      return null
    }
    const group_id = groupsOf(erasure, task)[rest.group]
    if (group_id === undefined) return { ...rest, task: rest.task + 1, group: 0, after: 0 }
    const after = await task.step(tx, erasure, { group_id, after: rest.after })
    return after === null ? { ...rest, group: rest.group + 1, after: 0 } : { ...rest, after }
  }),
)

/** Facts of accounts belong to the group 0. */
const groupsOf = ({ group_ids }: Erasure, { of }: (typeof eraseTasks)[number]): readonly number[] =>
  ({ groups: group_ids, 'groups and accounts': [0, ...group_ids], everywhere: [0] })[of]
