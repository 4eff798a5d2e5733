import { isIP } from 'node:net'
import { isPublicAddress } from './ip-ranges.ts'

/** How a connection to another mail server is encrypted: docs/decisions/0031. */
export const relayTlsModes = ['opportunistic', 'require', 'verify', 'off'] as const
export type RelayTls = (typeof relayTlsModes)[number]

// Names that no public authority certifies: RFC 2606, 6761, 6762, 8375, and what local networks use.
const privateName = /^[^.]*$|\.(?:localhost|local|internal|intranet|private|lan|home|corp|home\.arpa|test|invalid)$/i

/** The default mode for a relay. `relay` is an smtp:// or smtps:// address, or direct. */
export function defaultRelayTls(relay: string): RelayTls {
  const url = URL.parse(relay)
  if (!url || url.searchParams.get('tls.rejectUnauthorized') === 'false') return 'opportunistic'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(host) === 0 ? !privateName.test(host) : isPublicAddress(host)
  return isPublic ? 'verify' : 'opportunistic'
}
