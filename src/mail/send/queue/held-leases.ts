import type { Tx } from '#storage/database.ts'
import type { Claim } from './claims.ts'
import { releaseStrays } from './store.ts'

/** What this process has taken and not finished. */
export type HeldLeases = {
  add(claims: readonly Claim[]): void
  /** It is over, and that is written down. */
  drop(claim: Claim): void
  /** What was being taken may be ours without our knowing of it: nobody would send it. */
  markUncertain(): void
  /** Frees what is ours and not known here, for some time after it was torn: the database may be late with what it was asked. */
  releaseStrays(tx: Tx, worker_id: number): Promise<void>
}

const uncertainMs = 60_000

export function createHeldLeases(): HeldLeases {
  const held = new Set<Claim>()
  let uncertainUntil = -Infinity
  return {
    add: claims => claims.forEach(claim => held.add(claim)),
    drop: claim => void held.delete(claim),
    markUncertain: () => void (uncertainUntil = performance.now() + uncertainMs),
    async releaseStrays(tx, worker_id) {
      if (performance.now() > uncertainUntil) return
      const claims = [...held]
      const late = claims
        .filter(claim => claim.retries)
        .flatMap(({ outgoingMessage, ids }) => ids.map(id => [outgoingMessage.id, id] as const))
      await releaseStrays.run(tx, {
        worker_id,
        outgoing_message_ids: claims.filter(claim => !claim.retries).map(({ outgoingMessage }) => outgoingMessage.id),
        late_ids: late.map(([outgoing_message_id]) => outgoing_message_id),
        recipient_ids: late.map(([, recipient_id]) => recipient_id),
      })
    },
  }
}
