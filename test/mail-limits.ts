import { type SchedulerLimits, defaultSchedulerLimits } from '#mail/send/queue/pacing/domain-scheduler.ts'

/** Nobody is slow, however busy the machine is, and what is being sent is waited for: what happens does not depend on time. */
export const unlimitedPacing: SchedulerLimits = {
  ...defaultSchedulerLimits,
  slowMs: Infinity,
  waitMs: Infinity,
  stopMs: 300_000,
}
