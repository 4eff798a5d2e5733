import type { Tx } from '#storage/database.ts'
import { sweepBounces } from './store.ts'

const retentionDays = 90
const batch = 1000

/** What came back long ago is of no use to anybody. */
export async function sweepOldBounces(tx: Tx): Promise<void> {
  while ((await sweepBounces.run(tx, { days: retentionDays, limit: batch })) === batch);
}
