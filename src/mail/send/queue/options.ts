import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { Database } from '#storage/database.ts'
import type { MailRoutes } from '../smtp/routes.ts'
import type { SchedulerLimits } from './pacing/domain-scheduler.ts'
import type { MailKinds } from './mail-kind.ts'
import type { Checkpoint } from './result-writer.ts'

/** What goes out. Every process of an installation has one; they share the work. */
export type MailQueue = {
  /** There may be something to send now. */
  wake(): void
  /** Works until nothing is due, and nothing is being sent any more. */
  settle(): Promise<void>
  stop(): Promise<void>
}
export type MailQueueOptions = {
  database: Database
  pipeline: Pick<CallPipeline, 'runAsSystem' | 'postingConcurrency'>
  kinds: MailKinds
  /** How mails leave; without one they stay in the local mailbox. */
  routes: MailRoutes | undefined
  log: (line: string, error?: unknown) => void
  limits?: SchedulerLimits
  pollMs?: number
  /** For tests: told of each point that is reached. */
  reach?: (point: Checkpoint) => void
}
