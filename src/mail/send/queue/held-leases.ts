import type { Tx } from '#storage/database.ts'
import type { Claim } from './claims.ts'
import { releaseStrays } from './store.ts'

/** The claims held by this process. */
export type HeldLeases = {
  add(claims: readonly Claim[]): void
  /** Removes a claim after its end was committed. */
  drop(claim: Claim): void
  /** Notes that a claim query failed: the database may hold leases for us that we do not know of. */
  markUncertain(): void
  /** Releases unknown leases of this worker, for some time after a failed claim, since the query may still be executed late. */
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
      const retries = claims
        .filter(claim => claim.retries)
        .flatMap(({ outgoingMessage, ids }) => ids.map(id => [outgoingMessage.id, id] as const))
      await releaseStrays.run(tx, {
        worker_id,
        outgoing_message_ids: claims.filter(claim => !claim.retries).map(({ outgoingMessage }) => outgoingMessage.id),
        late_ids: retries.map(([outgoing_message_id]) => outgoing_message_id),
        recipient_ids: retries.map(([, recipient_id]) => recipient_id),
      })
    },
  }
}
