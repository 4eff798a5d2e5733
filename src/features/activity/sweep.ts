import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'

// Ids are nearly in the order of time, so that only the first are looked at. Jobs that failed for good need theirs.
const sweep = query(
  'activity.sweep',
  `with first as (
     select f.id, f.created from facts f order by f.id limit :limit + (select count(*) from jobs where fact_id is not null)
   )
   delete from facts where id = any (array(
     select f.id from first f where f.created < now() - make_interval(days => :days)
       and not exists (select from jobs j where j.fact_id = f.id)))`,
)

/** Deletes the oldest facts, after so many days. */
export const sweepActivity = (tx: Tx, limit: { days: number; limit: number }): Promise<number> => sweep.run(tx, limit)
