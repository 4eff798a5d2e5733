import type { Readable } from 'node:stream'
import type { RateWatchedBody, MinRateWatchdog } from './min-rate.ts'
import { createQuota, type QuotaLimits, type Reservation } from './quota.ts'

/** What a body takes up while it comes in, and while its call is under way. */
export type BodyBudget = RateWatchedBody & {
  /** Of the memory. */
  memory: Reservation
  /** Of the disk. */
  disk: Reservation
  release(): void
}
export type BodyBudgetLimits = { memory: QuotaLimits; disk: QuotaLimits }
export type OpenBodyBudget = (stream: Readable, network: string) => BodyBudget

/** Bounds what all bodies take up together, and what those of one network do; and how slowly they may come. */
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
