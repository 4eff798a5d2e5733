import type { Readable } from 'node:stream'
import type { RateWatchedBody, MinRateWatchdog } from './min-rate.ts'
import { createQuota, type QuotaLimits, type Reservation } from './quota.ts'

/** The memory and disk that a body uses while it arrives and while its call runs. */
export type BodyBudget = RateWatchedBody & {
  memory: Reservation
  disk: Reservation
  release(): void
}
export type BodyBudgetLimits = { memory: QuotaLimits; disk: QuotaLimits }
export type OpenBodyBudget = (stream: Readable, network: string) => BodyBudget

/** Limits the size of all bodies together and per network, and how slowly they may arrive. */
export function createBodyBudgets(limits: BodyBudgetLimits, pace: MinRateWatchdog): OpenBodyBudget {
  const [memoryOf, diskOf] = [createQuota(limits.memory), createQuota(limits.disk)]
  return (stream, network) => {
    const paced = pace.watch(stream)
    const [memory, disk] = [memoryOf(network), diskOf(network)]
    return {
      ...paced,
      memory,
      disk,
      release() {
        paced.stop()
        memory.release()
        disk.release()
      },
    }
  }
}
