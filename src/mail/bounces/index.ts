import { startThreads } from '#content/threads.ts'
import type { Report } from './report.ts'
import { lookedAt } from './take-apart.ts'

export { feedbackIn, type FeedbackReport } from './complaint.ts'
export type { Failure, Report } from './report.ts'
export { readReturnCode, returnAddress, type Sent } from './return-address.ts'
export { verdictOf } from './verdict.ts'

class ReportRefusedError extends Error {
  override name = 'ReportRefusedError'
}

const threads = startThreads({
  module: new URL('./worker.ts', import.meta.url),
  size: 1,
  timeLimitMs: 2000,
  memoryMb: 64,
  refusal: why => new ReportRefusedError(why),
})

/** What a mail says that came to where reports go. One that cannot be read is none. */
export async function reportIn(raw: Uint8Array): Promise<Report> {
  try {
    // A copy: what is handed over takes all of its memory with it.
    const head = raw.slice(0, lookedAt)
    return (await threads.order(new Uint8Array(head), [])) as Report
  } catch (error) {
    if (error instanceof ReportRefusedError) return { is: 'not a report' }
    throw error
  }
}
