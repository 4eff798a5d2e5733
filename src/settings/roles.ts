import { choices } from './setting-kinds.ts'

/** What a process starts for each of its roles; one without the role doesn't. All of them answer `/healthz` and `/readyz`. */
export const roles = {
  web: 'the pages, and links in emails',
  api: 'the calls of the API, uploads and downloads of files',
  live: 'the WebSockets of chats, and the event streams of open pages',
  'mail-in': 'the SMTP and LMTP ports that are set',
  'mail-out': 'the queue of outgoing email',
  worker: 'what follows from changes (emails, webhooks, pictures), the search index, and everything by the clock',
} as const

export type Role = keyof typeof roles
export const allRoles = Object.freeze(Object.keys(roles)) as readonly Role[]

/** What a process does of the work of an installation. */
export const ROLES = {
  roles: {
    env: 'FOLKMOOT_ROLES',
    toml: 'roles',
    kind: choices(...allRoles),
    default: allRoles.join(','),
    shownDefault: 'all',
    about: `What this process does, if several share an installation: ${allRoles.map(role => `\`${role}\``).join(', ')}.`,
  },
} as const
