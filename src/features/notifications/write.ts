import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { isPushedByDefault } from './notification-kinds.ts'
import { enumerations } from '#contract/enumerations.ts'
import type { Note } from './notes.ts'
import {
  agedAccounts,
  deleteAged,
  enqueuePushes,
  lockCounts,
  lockRecipients,
  mostKept,
  prune,
  recount,
  writeNotifications,
} from './store.ts'

/** Changes notifications of some accounts under the lock of their counts, which are then true again. Returns whose they are. */
export async function changeNotifications(
  tx: Tx,
  ids: readonly number[],
  change: (account_ids: number[]) => Promise<unknown>,
): Promise<number[]> {
  const locked = await lockRecipients.all(tx, { account_ids: [...new Set(ids)] })
  const account_ids = locked.map(({ id }) => id)
  if (account_ids.length === 0) return []
  await lockCounts.run(tx, { account_ids })
  await change(account_ids)
  const counted = await recount.all(tx, { account_ids })
  const full = counted.filter(({ total }) => total > mostKept).map(({ account_id }) => account_id)
  if (full.length > 0) {
    await prune.run(tx, { account_ids: full })
    await recount.run(tx, { account_ids: full })
  }
  return account_ids
}

const quiet = enumerations.notification_kind.filter(kind => !isPushedByDefault(kind))

/** Writes the notifications of a fact, and queues those that browsers show. */
export function writeNotes(tx: Tx, fact: { id: number; group_id: number }, notes: readonly Note[]): Promise<number[]> {
  return changeNotifications(
    tx,
    notes.map(({ account_id }) => account_id),
    async account_ids => {
      const there = new Set(account_ids)
      const rows = notes.filter(({ account_id }) => there.has(account_id)).map(note => ({ num: 1, text: '', ...note }))
      const written = await writeNotifications.all(tx, { group_id: fact.group_id, fact_id: fact.id, notes: json(rows) })
      if (written.length > 0) await enqueuePushes.run(tx, { ids: written.map(({ id }) => id), quiet })
    },
  )
}

const sweepBatch = 500

/** Deletes notifications that are too old; returns whether there may be more. */
export async function sweepNotificationsOfPeople({ tx }: { tx: Tx }): Promise<boolean> {
  const aged = await agedAccounts.all(tx, { limit: sweepBatch })
  const accounts = aged.map(({ account_id }) => account_id)
  await changeNotifications(tx, accounts, account_ids => deleteAged.run(tx, { account_ids }))
  return aged.length === sweepBatch
}
