import { days, daysOrForever, type SettingKind, type Value } from './setting-kinds.ts'

/** A setting of the section `retention`. */
const kept = <T extends Value>(key: string, kind: SettingKind<T>, defaultText: string, about: string) => ({
  env: `FOLKMOOT_RETENTION_${key.toUpperCase()}`,
  toml: `retention.${key}`,
  kind,
  default: defaultText,
  about,
})

/** How long things are kept that describe what happened. */
export const RETENTION = {
  activityDays: kept(
    'activity_days',
    daysOrForever(30),
    'forever',
    'How many days entries of the activity log are kept; `forever` for as long as the group exists.',
  ),
  ledgerDays: {
    ...kept(
      'mail_log_days',
      days(1),
      '90',
      'How many days the log of incoming email is kept: sender, recipient, subject and what became of it.',
    ),
    formerly: { env: 'FOLKMOOT_MAIL_LEDGER_DAYS', toml: 'limits.mail_ledger_days' },
  },
  deliveryDays: kept(
    'delivery_days',
    days(7),
    '90',
    'How many days records of sent group email are kept: who got it, and what their mail server answered.',
  ),
  bounceDays: kept('bounce_days', days(7), '90', "How many days bounces are kept, with the mail server's answer."),
  notificationDays: kept(
    'notification_days',
    days(7),
    '28',
    'How many days emails that the service itself sent are kept, with their text.',
  ),
  exportDays: kept('export_days', days(1), '3', 'How many days owners can download the export of a group.'),
} as const
