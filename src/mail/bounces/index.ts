import { startWorkerPool } from '#content/worker-pool.ts'
import type { BounceReport } from './bounce-types.ts'
import { maxParsedBytes } from './bounce-mail-parts.ts'

export { readFeedbackReport, type FeedbackReport } from './feedback-report.ts'
export type { Failure, BounceReport as Report } from './bounce-types.ts'
export { sharedRecipient, parseReturnToken, returnAddress, type DeliveryRef } from './return-address.ts'
export { bounceVerdict } from './verdict.ts'

class ReportRefusedError extends Error {
  override name = 'ReportRefusedError'
}

const workerPool = startWorkerPool({
  module: new URL('./worker.ts', import.meta.url),
  size: 1,
  timeLimitMs: 2000,
  memoryMb: 64,
  refusal: why => new ReportRefusedError(why),
})

/** Reads a mail to a return address. Unreadable mail is not a report. */
export async function readBounceReport(raw: Uint8Array): Promise<BounceReport> {
  try {
    // Copied, since transferring a buffer to the worker detaches its memory.
    const head = raw.slice(0, maxParsedBytes)
    return (await workerPool.run(new Uint8Array(head), [])) as BounceReport
  } catch (error) {
    if (error instanceof ReportRefusedError) return { is: 'not a report' }
    throw error
  }
}
