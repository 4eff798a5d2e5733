import { bytes, count, type SettingKind } from './setting-kinds.ts'

/** A setting of the section `limits`: `body_rate` there is FOLKMOOT_BODY_RATE in the environment. */
const limit = (key: string, kind: SettingKind<number>, defaultText: string, about: string) => ({
  env: `FOLKMOOT_${key.toUpperCase()}`,
  toml: `limits.${key}`,
  kind,
  default: defaultText,
  about,
})

/** Limits and rates. */
export const LIMITS = {
  maxBody: {
    ...limit('body', bytes, '4 MiB', 'Maximum size of the form or JSON body of a call.'),
    env: 'FOLKMOOT_MAX_BODY',
  },
  maxUpload: {
    ...limit('upload', bytes, '25 MiB', 'Maximum size of a message with its attachments.'),
    env: 'FOLKMOOT_MAX_UPLOAD',
  },
  maxText: {
    ...limit('text', bytes, '1 MiB', 'Maximum size of the text of a message, as HTML.'),
    env: 'FOLKMOOT_MAX_TEXT',
  },
  maxAttachments: {
    ...limit('attachments', count(0), '100', 'Maximum number of attachments of a message.'),
    env: 'FOLKMOOT_MAX_ATTACHMENTS',
  },
  groupStorage: limit('group_storage', bytes, '20 GiB', 'Storage of a group, for messages and attachments.'),
  connections: limit('connections', count(1), '10000', 'Maximum number of connections.'),
  connectionsAddress: limit(
    'connections_address',
    count(1),
    '1000',
    "Maximum number of connections per IP address (IPv6: per /64 network). Doesn't apply to trusted proxies.",
  ),
  framesPerMinute: limit(
    'chat_frames_per_minute',
    count(1),
    '300',
    'Chat frames per minute and person, on all connections together.',
  ),
  smtpConnections: limit('smtp_connections', count(1), '500', 'Maximum number of connections of mail servers.'),
  smtpConnectionsAddress: limit(
    'smtp_connections_address',
    count(1),
    '50',
    "The same per IP address (IPv6: per /64 network). Doesn't apply to those in `FOLKMOOT_MAIL_TRUST`.",
  ),
  bodies: limit('bodies', bytes, '64 MiB', 'Memory for the bodies of all calls in progress, without files.'),
  bodiesAddress: limit(
    'bodies_address',
    bytes,
    '16 MiB',
    'The same per IP address. One body of the maximum size is always accepted.',
  ),
  uploads: limit('uploads', bytes, '2 GiB', 'Disk space for the files of all calls in progress.'),
  uploadsAddress: limit(
    'uploads_address',
    bytes,
    '500 MiB',
    'The same per IP address. One message of the maximum size is always accepted.',
  ),
  bodyRate: limit(
    'body_rate',
    bytes,
    '1 KiB',
    'Minimum transfer rate of a body, in bytes per second. A body that is slower for 15 seconds is aborted.',
  ),
  callsAtOnce: limit(
    'calls_at_once',
    count(1),
    '6',
    'Concurrent calls per account, or of all visitors from one IP address; further calls are queued.',
  ),
  callsAtOnceAddress: limit(
    'calls_at_once_address',
    count(1),
    '24',
    'Concurrent calls of all accounts and visitors from one IP address.',
  ),
  callsWaiting: limit(
    'calls_waiting',
    count(0),
    '500',
    'Queued calls per account, or of all visitors from one IP address; further calls are refused.',
  ),
  turnPatience: limit('turn_patience', count(1), '15', 'Seconds after which a queued call is refused.'),
  callSeconds: limit(
    'call_seconds',
    count(1),
    '50',
    'Timeout of a call, in seconds. It is aborted without any effect. Set a longer timeout in proxies.',
  ),
  callsPerMinute: limit('calls_per_minute', count(1), '1200', 'Calls per minute and account.'),
  callsPerMinuteAddress: limit(
    'calls_per_minute_address',
    count(1),
    '2400',
    'Calls per minute and IP address (IPv6: /64 network).',
  ),
  searchMemory: limit('search_memory', bytes, '48 MiB', 'Memory per process for caching the search index.'),
  loginsPerQuarterHour: limit(
    'logins_per_quarter_hour',
    count(1),
    '10',
    'Sign-in attempts per account in 15 minutes, from one network or from one browser that signed in before.',
  ),
  loginsPerQuarterHourAddress: limit(
    'logins_per_quarter_hour_address',
    count(1),
    '50',
    'Sign-in attempts per IP address in 15 minutes; browsers that signed in before are counted separately.',
  ),
  largestMail: limit(
    'mail_largest',
    bytes,
    '15 MiB',
    'Size of an email to members above which its attachments become links.',
  ),
  mailsPerDayUnconfirmed: limit(
    'mails_per_day_unconfirmed',
    count(1),
    '3',
    'Emails per day to an unconfirmed address; invitations and direct adds have their own limit.',
  ),
  emailsPerHour: {
    ...limit(
      'emails_per_hour',
      count(1),
      '5',
      'Confirmation and password reset emails per hour and recipient, of each kind.',
    ),
    formerly: { env: 'FOLKMOOT_LETTERS_PER_HOUR', toml: 'limits.letters_per_hour' },
  },
  emailsPerHourAddress: {
    ...limit(
      'emails_per_hour_address',
      count(1),
      '30',
      'Such emails per hour requested from one IP address, to any recipient; also private emails per hour and account.',
    ),
    formerly: { env: 'FOLKMOOT_LETTERS_PER_HOUR_ADDRESS', toml: 'limits.letters_per_hour_address' },
  },
  addressChangesPerDay: limit('address_changes_per_day', count(1), '5', 'Email address changes per day and account.'),
  codesPerQuarterHour: limit(
    'codes_per_quarter_hour',
    count(1),
    '5',
    'Two-factor attempts per account in 15 minutes, from all unknown browsers together or from one known browser.',
  ),
  exportsPerDay: limit('exports_per_day', count(1), '10', 'Data exports per day, for each account and each group.'),
} as const
