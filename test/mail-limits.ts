import { type Limits, usualLimits } from '#mail/send/queue/lanes.ts'

/** Nobody is slow, however busy the machine is, and what is being sent is waited for: what happens does not depend on time. */
export const timeless: Limits = { ...usualLimits, slowMs: Infinity, waitMs: Infinity, stopMs: 300_000 }
