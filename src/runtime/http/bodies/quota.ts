import { rateLimitError } from '../../limits/rate-limiter.ts'

/** The limit in total and per network. */
export type QuotaLimits = { all: number; network: number }
/** One holder's share of a quota. */
export type Reservation = {
  /** Reserves more, or throws if the quota of the network or the total is used up. */
  take(size: number): void
  release(): void
}
export type Quota = (network: string) => Reservation

/** Seconds: reservations are short. */
const retryAfterSeconds = 2

/** A quota shared by all, of which one network can use only a part. */
export function createQuota({ all, network: each }: QuotaLimits): Quota {
  const usedByNetwork = new Map<string, number>()
  let total = 0
  return network => {
    let used = 0
    return {
      take(size) {
        const before = usedByNetwork.get(network) ?? 0
        if (before + size > each || total + size > all) throw rateLimitError(retryAfterSeconds)
        usedByNetwork.set(network, before + size)
        total += size
        used += size
      },
      release() {
        const remaining = (usedByNetwork.get(network) ?? 0) - used
        if (remaining > 0) usedByNetwork.set(network, remaining)
        else usedByNetwork.delete(network)
        total -= used
        used = 0
      },
    }
  }
}
