import { tryListening } from '#health/network.ts'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { CommandError } from './errors.ts'

/** Why a port cannot be used, with its setting; undefined for other errors. */
export function portSentence(
  error: NodeJS.ErrnoException,
  { host, port, setting }: { host: string; port: number | undefined; setting: string },
  { cli: { ports } }: Messages,
): string | undefined {
  // A file that can't be read has the same codes, and no port.
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined
  const args = { host, port: String(port ?? ''), setting }
  switch (error.code) {
    case 'EADDRINUSE':
    case 'EACCES':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return ports[error.code](args)
    default:
      return undefined
  }
}

/**
 * Checks the ports before anything is created, since creating a database takes time. The plain port, if it was not set
 * explicitly, and the mail ports are optional: `warn` is called for them.
 */
export async function settingsForFreePorts(
  settings: Settings,
  warn: (line: string) => void,
  t: Messages,
): Promise<Settings> {
  const { host, port, sources } = settings
  const taken = await findTaken(host, port, 'FOLKMOOT_PORT', t)
  if (taken !== undefined) throw new CommandError(taken)
  let free = settings
  for (const { key, setting } of dispensable) {
    const wanted = settings[key]
    const why = wanted === 'off' ? undefined : await findTaken(host, wanted, setting, t)
    if (why === undefined) continue
    if (sources[key] !== 'default') throw new CommandError(why)
    warn(`${why} ${t.cli.ports.without[key]}`)
    free = { ...free, [key]: 'off' }
  }
  return free
}

/** Ports that can be done without. */
const dispensable = [
  { key: 'httpPort', setting: 'FOLKMOOT_HTTP_PORT' },
  { key: 'smtpPort', setting: 'FOLKMOOT_SMTP_PORT' },
  { key: 'lmtpPort', setting: 'FOLKMOOT_LMTP_PORT' },
] as const

async function findTaken(host: string, port: number, setting: string, t: Messages): Promise<string | undefined> {
  if (port === 0) return undefined
  const error = await tryListening(host, port)
  return error && (portSentence(error, { host, port, setting }, t) ?? error.message)
}
