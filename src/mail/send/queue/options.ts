import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { Database } from '#storage/database.ts'
import type { MailRoutes } from '../smtp/routes.ts'
import type { SchedulerLimits } from './pacing/domain-scheduler.ts'
import type { MailKinds } from './mail-kind.ts'
import type { AttemptResult, Checkpoint } from './result-writer.ts'

/** The queue of outgoing mail. Each process of an installation runs one, and they share the work. */
export type MailQueue = {
  /** Checks for due messages. */
  wake(): void
  /** Runs until nothing is due or being sent. */
  settle(): Promise<void>
  stats(): MailQueueStats
  stop(): Promise<void>
}
/** That of a process that leaves sending to others. */
export const noMailQueue: MailQueue = {
  wake() {},
  settle: async () => {},
  stats: () => ({ waiting: 0, sending: 0, attempts: { delivered: 0, deferred: 0, refused: 0, stored: 0 } }),
  stop: async () => {},
}
/** What one process sends. */
export type MailQueueStats = {
  /** Emails in memory that wait for a slot, and those being sent. */
  waiting: number
  sending: number
  /** Attempts by their result, since the start. */
  attempts: Readonly<Record<AttemptResult, number>>
}
export type MailQueueOptions = {
  database: Database
  pipeline: Pick<CallPipeline, 'runAsSystem' | 'postingConcurrency'>
  kinds: MailKinds
  /** The routes for sending; without them mail goes to the local mailbox. */
  routes: MailRoutes | undefined
  log: (line: string, error?: unknown) => void
  limits?: SchedulerLimits
  pollMs?: number
  /** For tests: called at each checkpoint. */
  reach?: (point: Checkpoint) => void
}
