import { isIP } from 'node:net'
import type { Settings } from '#settings/index.ts'
import { defaultRelayTls, type RelayTls } from '#settings/relay-tls.ts'
import { createDirectRoute, type MxResolver } from './mx-lookup.ts'
import type { SmtpConnection, SmtpTimeouts } from './connection.ts'
import { type SmtpHost, connectSmtp } from './connect.ts'
import { startTls } from './tls.ts'

/** Which way mail goes to a domain. */
export type MailRoutes = {
  /** All ways are one: when it is closed, nothing goes anywhere. */
  isSingleRoute: boolean
  open(domain: string, signal: AbortSignal): Promise<SmtpConnection>
}

export type RouteOptions = {
  relay: string
  /** Where it is left out, what suits the relay. */
  tls?: RelayTls
  name: string
  patience?: SmtpTimeouts
  /** For tests: where the servers of domains are. */
  names?: MxResolver
  port?: number
  mayReach?: (address: string) => boolean
}

/** The way that the settings name; undefined where mail stays here. */
export function routesFor(
  settings: Pick<Settings, 'smtpRelay' | 'smtpRelayTls' | 'mailDomain'>,
): MailRoutes | undefined {
  const { smtpRelay: relay, smtpRelayTls: tls, mailDomain: name } = settings
  return relay === undefined ? undefined : routesOf({ relay, tls, name })
}

/** `direct`, or the address of a server that takes everything. */
export function routesOf(options: RouteOptions): MailRoutes {
  if (options.relay === 'direct') return { isSingleRoute: false, open: createDirectRoute(options) }
  const host = relayHost(options)
  return { isSingleRoute: true, open: (_domain, signal) => connectSmtp({ ...host, signal }) }
}

/** The server of an smtp:// or smtps:// address. */
export function relayHost({ relay, tls = defaultRelayTls(relay), name, patience }: RouteOptions): SmtpHost {
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
