import { lookup, type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** A request that must not be made: the URL or the address behind its name is not allowed. */
export class ForbiddenHostError extends Error {
  override name = 'ForbiddenHostError'
}

type OutboundOptions = {
  method?: string
  headers: Readonly<Record<string, string | number>>
  body?: Buffer | null
  signal: AbortSignal
}
/** Makes a request to a URL that somebody else chose. Follows no redirect. */
export type OutboundRequest = (url: URL | string, options: OutboundOptions) => Promise<IncomingMessage>

const clients: Readonly<Record<string, Pick<typeof http, 'request'>>> = { 'http:': http, 'https:': https }
/** Lower ports belong to services that might misinterpret the request. */
const isUsualPort = (port: string): boolean => port === '' || ['80', '443'].includes(port) || Number(port) >= 1024

/** Whether a URL may be requested, as far as that can be seen without a lookup. */
export function isRequestable(url: URL, mayReach: (address: string) => boolean): boolean {
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  return url.protocol in clients && isUsualPort(url.port) && (isIP(host) === 0 || mayReach(host))
}

/** Requests that only connect to addresses that `mayReach` allows, also after DNS lookups. */
export function outboundRequests(mayReach: (address: string) => boolean): OutboundRequest {
  const reachable: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error: Error | null, found: LookupAddress[]) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => mayReach(address))
      if (!first) done(new ForbiddenHostError(`${name} is not on the public network`), [])
      else if (options.all) done(null, [first, ...others])
      else done(null, first.address, first.family)
    })
  return async (given, { method = 'GET', headers, body, signal }) => {
    const url = new URL(given)
    const client = clients[url.protocol]
    // If the host is an IP address, there is no DNS lookup.
    if (!client || !isRequestable(url, mayReach)) throw new ForbiddenHostError(`${url.host} is not requested`)
    const request = client.request(url, { method, agent: false, auth: '', lookup: reachable, headers, signal })
    request.end(body ?? undefined)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }
}
