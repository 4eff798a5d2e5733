import type { Tx } from '#storage/database.ts'
import { sweepBounces } from './store.ts'

/** Deletes old bounces, so many at most. */
export const sweepOldBounces = (tx: Tx, limit: { days: number; limit: number }): Promise<number> =>
  sweepBounces.run(tx, limit)
