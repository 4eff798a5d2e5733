import { sweepActivity } from '#features/activity/index.ts'
import { sweepOldBounces } from '#features/delivery/index.ts'
import type { Settings } from '#settings/index.ts'
import type { Tx } from '#storage/database.ts'
import { sweepLedger } from './receive/index.ts'
import { sweepNotifications } from './send/notifications/store.ts'
import { sweepMessages } from './send/queue/store.ts'

/** Deletes at most so many of the oldest rows; how many it was. */
type Sweep = (tx: Tx, limit: { days: number; limit: number }) => Promise<number>
type RetentionSetting = 'activityDays' | 'ledgerDays' | 'deliveryDays' | 'bounceDays' | 'notificationDays'

/** What is deleted by age, and the setting that says at which. Exports know their own end. */
const sweeps: Record<RetentionSetting, Sweep> = {
  activityDays: sweepActivity,
  ledgerDays: sweepLedger,
  deliveryDays: (tx, of) => sweepMessages.run(tx, of),
  bounceDays: sweepOldBounces,
  notificationDays: (tx, of) => sweepNotifications.run(tx, of),
}
const batch = 500

/** Deletes what has been kept as long as the settings say, in batches that hold no lock for long. */
export async function deleteOutdated(
  tx: Tx,
  settings: Pick<Settings, RetentionSetting>,
  signal: AbortSignal,
): Promise<void> {
  for (const [setting, sweep] of Object.entries(sweeps) as [RetentionSetting, Sweep][]) {
    const days = settings[setting]
    if (days === 'forever') continue
    while (!signal.aborted && (await sweep(tx, { days, limit: batch })) >= batch);
  }
}
