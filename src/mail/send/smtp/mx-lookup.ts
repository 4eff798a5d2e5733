import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from '#settings/ip-ranges.ts'
import type { RelayTls } from '#settings/relay-tls.ts'
import type { SmtpConnection, SmtpTimeouts } from './connection.ts'
import { SmtpConnectError, NoMailServerError, connectSmtp } from './connect.ts'
import { startTls } from './tls.ts'

/** DNS lookups, with results and errors as in Node's resolver. */
export type MxResolver = {
  resolveMx(domain: string): Promise<{ priority: number; exchange: string }[]>
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
}

type DirectRouteOptions = {
  name: string
  tls?: RelayTls
  names?: MxResolver
  timeouts?: SmtpTimeouts
  port?: number
  mayReach?: (address: string) => boolean
}

// Only some servers are tried (RFC 5321, section 5.1), so that large MX sets do not take hours.
const maxServers = 4
const maxAddresses = 2

const notFoundCodes = new Set(['ENOTFOUND', 'ENODATA'])
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** Connects to one of the MX servers of a domain. */
export function createDirectRoute({
  name,
  tls = 'opportunistic',
  names = new Resolver({ timeout: 5000, tries: 2 }),
  timeouts,
  port = 25,
  mayReach = isPublicAddress,
}: DirectRouteOptions) {
  async function addressesOf(server: string): Promise<string[]> {
    const lookups = await Promise.allSettled([names.resolve6(server), names.resolve4(server)])
    const serverAddresses = lookups.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    const failed = lookups.find(answer => answer.status === 'rejected' && !notFoundCodes.has(codeOf(answer.reason)))
    if (serverAddresses.length === 0 && failed)
      throw new SmtpConnectError(`${server}: its addresses are not to be had now`)
    return serverAddresses
  }

  async function serversOf(domain: string): Promise<string[]> {
    try {
      const records = await names.resolveMx(domain)
      // Null MX (RFC 7505): the domain accepts no mail.
      if (records.length === 1 && records[0]!.exchange.replace('.', '') === '')
        throw new NoMailServerError(`556 5.1.10 ${domain} takes no mail`)
      return records
        .toSorted((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange)
        .filter(exchange => exchange !== '' && isIP(exchange) === 0)
    } catch (error) {
      if (error instanceof NoMailServerError) throw error
      // RFC 5321, section 5.1: without an MX record the domain itself is the server.
      if (notFoundCodes.has(codeOf(error))) return [domain]
      throw new SmtpConnectError(`${domain}: its mail servers are not to be had now`, { cause: error })
    }
  }

  async function connectTo(server: string, address: string, signal: AbortSignal): Promise<SmtpConnection> {
    const certified = tls === 'verify' ? server : null
    const host = {
      host: address,
      port,
      name,
      tls: startTls[tls],
      certified,
      signal,
      ...(timeouts ? { timeouts } : {}),
    }
    try {
      return await connectSmtp(host)
    } catch (error) {
      throw new SmtpConnectError(`${server} ${(error as Error).message}`, { cause: error })
    }
  }

  return async (domain: string, signal: AbortSignal): Promise<SmtpConnection> => {
    let lastError: Error | undefined
    let addresses = 0
    for (const server of (await serversOf(domain)).slice(0, maxServers)) {
      const serverAddresses = await addressesOf(server)
      addresses += serverAddresses.length
      for (const address of serverAddresses.filter(mayReach).slice(0, maxAddresses)) {
        try {
          return await connectTo(server, address, signal)
        } catch (error) {
          lastError = error as Error
        }
      }
    }
    if (lastError) throw lastError
    if (addresses > 0) throw new NoMailServerError(`550 5.4.4 the servers of ${domain} are not on the public network`)
    throw new NoMailServerError(`550 5.1.2 ${domain} has no mail server`)
  }
}
