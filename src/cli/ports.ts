import { createServer } from 'node:net'
import type { Settings } from '#settings/index.ts'
import { CommandError } from './errors.ts'

/** Listens for a moment: why that is not possible, or nothing. */
export function tryListening(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** Why nobody can listen on a port, with its setting; undefined for what is not the port's fault. */
export function portSentence(
  error: NodeJS.ErrnoException,
  { host, port, setting }: { host: string; port: number | undefined; setting: string },
): string | undefined {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop it, or set ${setting} to another port.`,
    EACCES: `This account can't listen on port ${port}. Set ${setting} to a port above 1023, and put a reverse proxy in front.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Change FOLKMOOT_HOST.`,
    ENOTFOUND: `${host} can't be resolved. Change FOLKMOOT_HOST.`,
  }
  return sentences[error.code ?? '']
}

/**
 * Looks at the ports before anything is made: a database that is of no use yet would only cost time. The plain port nobody
 * has asked for can be done without, which `warn` is told; so can those for mail.
 */
export async function settingsForFreePorts(settings: Settings, warn: (line: string) => void): Promise<Settings> {
  const { host, port, sources } = settings
  const taken = await findTaken(host, port, 'FOLKMOOT_PORT')
  if (taken !== undefined) throw new CommandError(taken)
  let free = settings
  for (const { key, setting, without } of dispensable) {
    const wanted = settings[key]
    const why = wanted === 'off' ? undefined : await findTaken(host, wanted, setting)
    if (why === undefined) continue
    if (sources[key] !== 'default') throw new CommandError(why)
    warn(`${why} ${without}`)
    free = { ...free, [key]: 'off' }
  }
  return free
}

/** Ports that can be done without, and what that means. */
const dispensable = [
  {
    key: 'httpPort',
    setting: 'FOLKMOOT_HTTP_PORT',
    without: "Until then, http:// isn't redirected to https://.",
  },
  { key: 'smtpPort', setting: 'FOLKMOOT_SMTP_PORT', without: 'Until then, no email is received.' },
  { key: 'lmtpPort', setting: 'FOLKMOOT_LMTP_PORT', without: 'Until then, no email is received over LMTP.' },
] as const

async function findTaken(host: string, port: number, setting: string): Promise<string | undefined> {
  if (port === 0) return undefined
  const error = await tryListening(host, port)
  return error && (portSentence(error, { host, port, setting }) ?? error.message)
}
