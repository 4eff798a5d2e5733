import { isIP } from 'node:net'
import type { Settings } from '#settings/index.ts'
import { defaultRelayTls, type RelayTls } from '#settings/relay-tls.ts'
import { createDirectRoute, type MxResolver } from './mx-lookup.ts'
import type { SmtpConnection, SmtpTimeouts } from './connection.ts'
import { type SmtpHost, connectSmtp } from './connect.ts'
import { startTls } from './tls.ts'

/** The routes for outgoing mail. */
export type MailRoutes = {
  /** Whether all mail uses one relay, so that its failure affects everything. */
  isSingleRoute: boolean
  open(domain: string, signal: AbortSignal): Promise<SmtpConnection>
}

export type RouteOptions = {
  relay: string
  /** Defaults to the mode that fits the relay. */
  tls?: RelayTls
  name: string
  timeouts?: SmtpTimeouts
  /** For tests: replaces DNS. */
  names?: MxResolver
  port?: number
  mayReach?: (address: string) => boolean
}

/** The routes from the settings; undefined if mail stays in the local mailbox. */
export function routesFor(
  settings: Pick<Settings, 'smtpRelay' | 'smtpRelayTls' | 'mailDomain'>,
): MailRoutes | undefined {
  const { smtpRelay: relay, smtpRelayTls: tls, mailDomain: name } = settings
  return relay === undefined ? undefined : routesOf({ relay, tls, name })
}

/** `relay` is `direct` for MX lookups, or the URL of a relay. */
export function routesOf(options: RouteOptions): MailRoutes {
  if (options.relay === 'direct') return { isSingleRoute: false, open: createDirectRoute(options) }
  const host = relayHost(options)
  return { isSingleRoute: true, open: (_domain, signal) => connectSmtp({ ...host, signal }) }
}

/** Parses an smtp:// or smtps:// URL. */
export function relayHost({ relay, tls = defaultRelayTls(relay), name, timeouts }: RouteOptions): SmtpHost {
  const { protocol, hostname, port, username, password, searchParams } = new URL(relay)
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  // Passwords require TLS, except on the loopback interface.
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
    ...(timeouts ? { timeouts } : {}),
  }
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
