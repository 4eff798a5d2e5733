import { rateLimitError } from '../../limits/rate-limiter.ts'

/** How much of something there may be at once: in all, and from one network. */
export type QuotaLimits = { all: number; network: number }
/** What somebody takes up of a room. */
export type Reservation = {
  /** Takes up more, or refuses where there is no more room for this network or for anybody. */
  take(size: number): void
  /** Gives all of it back. */
  release(): void
}
export type Quota = (network: string) => Reservation

/** Seconds: what takes up room is soon done, or ended. */
const retryAfterSeconds = 2

/** Room that many share, so that nobody fills it alone and all together do not burst the house. */
export function createQuota({ all, network: each }: QuotaLimits): Quota {
  const taken = new Map<string, number>()
  let total = 0
  return network => {
    let own = 0
    return {
      take(size) {
        const before = taken.get(network) ?? 0
        if (before + size > each || total + size > all) throw rateLimitError(retryAfterSeconds)
        taken.set(network, before + size)
        total += size
        own += size
      },
      release() {
        const left = (taken.get(network) ?? 0) - own
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
        total -= own
        own = 0
      },
    }
  }
}
