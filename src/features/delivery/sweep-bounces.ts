import type { Tx } from '#storage/database.ts'
import { sweepBounces } from './store.ts'

const retentionDays = 90
const batch = 1000

/** Deletes old bounces. */
export async function sweepOldBounces(tx: Tx): Promise<void> {
  while ((await sweepBounces.run(tx, { days: retentionDays, limit: batch })) === batch);
}
