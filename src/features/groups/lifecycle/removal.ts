import { addJob, type FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { Database, Tx } from '#storage/database.ts'
import { queryFamily } from '#storage/query.ts'
import { forgetTakenNames } from './removal-store.ts'

/**
 * Something of which a group may have many. Removes at most `limit` rows of a group that is gone, and says how many; what
 * hangs on those rows outside of the database goes with them.
 */
export type GroupContents = {
  table: string
  remove(tx: Tx, group_id: number, limit: number): Promise<number>
}

/** A statement that deletes some rows of a table. */
export const batchOf = (table: string, condition = 'group_id = :group_id'): string =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where ${condition} limit :limit))`

/** The contents of groups in some tables, in deletion order; `statements`: where its `group_id` is not enough. */
export function contentsIn(tables: readonly string[], statements: Readonly<Record<string, string>> = {}) {
  const texts = tables.map(table => [table, statements[table] ?? batchOf(table)] as const)
  const removals = queryFamily('removal', Object.fromEntries(texts))
  return tables.map((table): GroupContents => ({
    table,
    remove: (tx, group_id, limit) => removals[table]!.run(tx, { group_id, limit }),
  }))
}

export const ownContents = contentsIn(['members', 'facts'], {
  // Facts of the group are deleted; the fact of its deletion stays.
  facts: batchOf('facts', `group_id = :group_id and name <> 'group.deleted'`),
})

const batch = 500
/** One job works no longer than this, so that the jobs of others come in between. */
const sliceMs = 100
/** A call that found the group just before its end may have written after it; none lasts this long. */
const finalCheckSeconds = 120

type RemovalProgress = { group_ids: number[]; lastLook: boolean }

/** Deletes the remains of deleted groups in small batches; then makes a final pass: docs/decisions/0006. */
export function groupRemovalSubscriber({
  database,
  contents,
}: {
  database: Database
  contents: readonly GroupContents[]
}): FactSubscriber {
  const name = 'group removal'
  return {
    name,
    facts: ['group.deleted'],
    async handle({ fact, payload }, commit) {
      const remaining =
        fact?.name === 'group.deleted'
          ? { group_ids: fact.data.group_ids, lastLook: false }
          : (payload as RemovalProgress)
      const group_ids = await removeSome(remaining.group_ids)
      await commit(async tx => {
        if (group_ids.length > 0) await addJob(tx, name, { ...remaining, group_ids })
        else if (remaining.lastLook) await forgetTakenNames.run(tx)
        else {
          const { group_ids: all } = remaining
          await addJob(tx, name, { group_ids: all, lastLook: true }, finalCheckSeconds)
        }
      })
    },
  }

  /** Works for a slice of time; the groups of which something may be left. */
  async function removeSome(group_ids: readonly number[]): Promise<number[]> {
    const until = performance.now() + sliceMs
    for (const [at, group_id] of group_ids.entries()) {
      for (const { remove } of contents) {
        while ((await remove(database.read, group_id, batch)) === batch)
          if (performance.now() > until) return group_ids.slice(at)
      }
      if (performance.now() > until) return group_ids.slice(at + 1)
    }
    return []
  }
}
