import type { RecordContext } from '#runtime/calls/handler.ts'
import type { ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const countPending = query(
  'pending.countOfAccount',
  `select count(*) as "count!" from pending_messages where account_id = :account_id and state in ('held', 'decided')`,
)
const removePendingOf = query(
  'pending.removeOfAccount',
  `with gone as (delete from pending_messages where account_id = :account_id returning group_id, state),
   counts as (select group_id, count(*) filter (where state = 'held') as waited from gone group by group_id)
   update groups g set pending_messages_count = g.pending_messages_count - counts.waited
   from counts where g.id = counts.group_id`,
)

/** Pending posts are deleted with their author's account. */
export const pendingDeletion = {
  name: 'pending_messages',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countPending.one(tx, { account_id })).count,
  async remove({ tx }: Pick<RecordContext<never>, 'tx'>, account_id: number): Promise<void> {
    await removePendingOf.run(tx, { account_id })
  },
}

// Texts may be large: a few at a time are in memory.
const atOnce = 20
const pendingAfter = query(
  'pending.ofAccount',
  `select id, group_id, created, submission ->> 'subject' as subject, submission -> 'text' ->> 'plain' as text
   from pending_messages where account_id = :account_id and state in ('held', 'decided') and id > :after order by id limit ${atOnce}`,
)

/** The pending posts of a person, for their export. */
export async function* pendingExport(tx: Tx, { id }: { id: number }): AsyncGenerator<ZipEntry> {
  yield { path: 'pending_messages.jsonl', content: lines(tx, id) }
}

async function* lines(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0; ;) {
    const rows = await pendingAfter.all(tx, { account_id, after })
    for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}
