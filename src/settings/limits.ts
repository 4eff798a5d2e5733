import { bytes, count } from './kinds.ts'

/** How much of something there may be, and how often. */
export const LIMITS = {
  maxBody: {
    env: 'FOLKMOOT_MAX_BODY',
    toml: 'limits.body',
    kind: bytes,
    default: '4 MiB',
    about: 'Largest form or JSON body of a call.',
  },
  maxUpload: {
    env: 'FOLKMOOT_MAX_UPLOAD',
    toml: 'limits.upload',
    kind: bytes,
    default: '25 MiB',
    about: 'Largest message with its attachments.',
  },
  maxText: {
    env: 'FOLKMOOT_MAX_TEXT',
    toml: 'limits.text',
    kind: bytes,
    default: '1 MiB',
    about: 'Largest text of a message, as HTML.',
  },
  maxAttachments: {
    env: 'FOLKMOOT_MAX_ATTACHMENTS',
    toml: 'limits.attachments',
    kind: count(0),
    default: '100',
    about: 'Attachments that a message may have.',
  },
  groupStorage: {
    env: 'FOLKMOOT_GROUP_STORAGE',
    toml: 'limits.group_storage',
    kind: bytes,
    default: '20 GiB',
    about: 'What the messages and attachments of a group may take.',
  },
  callsPerMinute: {
    env: 'FOLKMOOT_CALLS_PER_MINUTE',
    toml: 'limits.calls_per_minute',
    kind: count(1),
    default: '1200',
    about: 'Calls an account may make in a minute.',
  },
  callsPerMinuteAddress: {
    env: 'FOLKMOOT_CALLS_PER_MINUTE_ADDRESS',
    toml: 'limits.calls_per_minute_address',
    kind: count(1),
    default: '2400',
    about: 'Calls an address (IPv6: a /64 network) may make in a minute.',
  },
  loginsPerQuarterHour: {
    env: 'FOLKMOOT_LOGINS_PER_QUARTER_HOUR',
    toml: 'limits.logins_per_quarter_hour',
    kind: count(1),
    default: '10',
    about:
      'Log-ins that may be tried on an account in a quarter of an hour, from one network or by one browser that signed in before.',
  },
  loginsPerQuarterHourAddress: {
    env: 'FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS',
    toml: 'limits.logins_per_quarter_hour_address',
    kind: count(1),
    default: '50',
    about:
      'Log-ins that may be tried from an address in a quarter of an hour; browsers that signed in before count apart.',
  },
  mailsPerDayUnconfirmed: {
    env: 'FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED',
    toml: 'limits.mails_per_day_unconfirmed',
    kind: count(1),
    default: '3',
    about: 'Letters a day to a mail address that nobody has confirmed.',
  },
  lettersPerHour: {
    env: 'FOLKMOOT_LETTERS_PER_HOUR',
    toml: 'limits.letters_per_hour',
    kind: count(1),
    default: '5',
    about: 'Letters that may be asked for to one mail address in an hour, of each kind: confirmations, new passwords.',
  },
  lettersPerHourAddress: {
    env: 'FOLKMOOT_LETTERS_PER_HOUR_ADDRESS',
    toml: 'limits.letters_per_hour_address',
    kind: count(1),
    default: '30',
    about:
      'Such letters that may be asked for from one address in an hour, to whomever; also what one account writes to single members.',
  },
  addressChangesPerDay: {
    env: 'FOLKMOOT_ADDRESS_CHANGES_PER_DAY',
    toml: 'limits.address_changes_per_day',
    kind: count(1),
    default: '5',
    about: 'How often a day an account may ask to move to another mail address.',
  },
  codesPerQuarterHour: {
    env: 'FOLKMOOT_CODES_PER_QUARTER_HOUR',
    toml: 'limits.codes_per_quarter_hour',
    kind: count(1),
    default: '5',
    about:
      'Two-factor codes that may be tried on an account in a quarter of an hour, by all strangers or by one known browser.',
  },
  exportsPerDay: {
    env: 'FOLKMOOT_EXPORTS_PER_DAY',
    toml: 'limits.exports_per_day',
    kind: count(1),
    default: '10',
    about: 'How often a day somebody may export their data.',
  },
} as const
