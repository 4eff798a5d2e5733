import { type SchedulerLimits, defaultSchedulerLimits } from '#mail/send/queue/pacing/domain-scheduler.ts'

/** No timeouts, so that results do not depend on the speed of the machine. */
export const unlimitedPacing: SchedulerLimits = {
  ...defaultSchedulerLimits,
  slowMs: Infinity,
  waitMs: Infinity,
  stopMs: 300_000,
}
