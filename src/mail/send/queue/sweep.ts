import type { Tx } from '#storage/database.ts'
import { sweepLetters } from '../store.ts'
import { sweepMailbox } from './mailbox.ts'
import { sweepMailings, sweepOfNobody, sweepWorkers } from './store.ts'

const batch = 500

/** Forgets what nobody asks for any more. */
export async function sweepQueue(tx: Tx): Promise<void> {
  while ((await sweepMailings.run(tx, { limit: batch })) === batch);
  while ((await sweepLetters.run(tx, { limit: batch })) === batch);
  await sweepOfNobody.run(tx)
  await sweepWorkers.run(tx)
  await sweepMailbox(tx)
}
