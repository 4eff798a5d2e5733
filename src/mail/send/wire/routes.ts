import { isIP } from 'node:net'
import type { Settings } from '#settings/index.ts'
import { defaultRelayTls, type RelayTls } from '#settings/relay-tls.ts'
import { directTo, type Names } from './direct.ts'
import type { Line, Patience } from './line.ts'
import { type Host, openLine } from './open-line.ts'
import { startTls } from './tls.ts'

/** Which way mail goes to a domain. */
export type Routes = {
  /** All ways are one: when it is closed, nothing goes anywhere. */
  isOne: boolean
  open(domain: string, signal: AbortSignal): Promise<Line>
}

export type RouteOptions = {
  relay: string
  /** Where it is left out, what suits the relay. */
  tls?: RelayTls
  name: string
  patience?: Patience
  /** For tests: where the servers of domains are. */
  names?: Names
  port?: number
  mayReach?: (address: string) => boolean
}

/** The way that the settings name; undefined where mail stays here. */
export function routesFor(settings: Pick<Settings, 'smtpRelay' | 'smtpRelayTls' | 'mailDomain'>): Routes | undefined {
  const { smtpRelay: relay, smtpRelayTls: tls, mailDomain: name } = settings
  return relay === undefined ? undefined : routesOf({ relay, tls, name })
}

/** `direct`, or the address of a server that takes everything. */
export function routesOf(options: RouteOptions): Routes {
  if (options.relay === 'direct') return { isOne: false, open: directTo(options) }
  const host = relayHost(options)
  return { isOne: true, open: (_domain, signal) => openLine({ ...host, signal }) }
}

/** The server of an smtp:// or smtps:// address. */
export function relayHost({ relay, tls = defaultRelayTls(relay), name, patience }: RouteOptions): Host {
  const { protocol, hostname, port, username, password, searchParams } = new URL(relay)
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  // A password must not go over a network that others can listen to, whatever the server offers.
  const needsTls = tls === 'opportunistic' && username !== '' && !isLoopback(host)
  return {
    host,
    port: Number(port || (isSecure ? 465 : 25)),
    name,
    tls: isSecure ? 'at once' : needsTls ? 'needed' : startTls[tls],
    certified: tls === 'verify' ? (searchParams.get('tls.servername') ?? host) : null,
    ...(username === ''
      ? {}
      : { login: { user: decodeURIComponent(username), password: decodeURIComponent(password) } }),
    ...(patience ? { patience } : {}),
  }
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
