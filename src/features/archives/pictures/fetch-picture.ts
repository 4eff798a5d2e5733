import { lookup, type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { pictureTypes, typeOf } from '#content/images/index.ts'

/** A fetched image. */
export type FetchedPicture = { mediaType: string; content: Buffer }
/** There is no image: the URL or server is not allowed or failed, or the response is not a supported image. */
export class NoPictureError extends Error {
  override name = 'NoPictureError'
}

const mostBytes = 5_000_000
const mostRedirects = 3
const fetchTimeoutMs = 10_000
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
// Nothing about the viewer is sent: no cookie, referrer or user agent.
const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'Folkmoot' }

/** Fetches an external image. Only connects to addresses that `mayReach` allows, also after DNS lookups and redirects. */
export function pictureFetcher(mayReach: (address: string) => boolean) {
  const reachable: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error: Error | null, found: LookupAddress[]) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => mayReach(address))
      if (!first) done(new NoPictureError(`${name} is not on the public network`), [])
      else if (options.all) done(null, [first, ...others])
      else done(null, first.address, first.family)
    })

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const client = clients[url.protocol]
    const host = url.hostname.replaceAll(/[[\]]/g, '')
    // If the host is an IP address, there is no DNS lookup.
    if (!client || !isUsualPort(url.port) || (isIP(host) !== 0 && !mayReach(host)))
      throw new NoPictureError(`${url.host} is not asked for pictures`)
    const request = client.get(url, { agent: false, auth: '', lookup: reachable, headers, signal })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }

  return async function fetchPicture(address: string): Promise<FetchedPicture> {
    const signal = AbortSignal.timeout(fetchTimeoutMs)
    let url = URL.parse(address)
    for (let hops = 0; url && hops <= mostRedirects; hops += 1) {
      const response = await ask(url, signal)
      try {
        const { statusCode = 0, headers: given } = response
        if (statusCode === 200) return await pictureIn(response)
        if (!redirects.has(statusCode)) throw new NoPictureError(`answered ${statusCode}`)
        url = URL.parse(given.location ?? '', url)
      } finally {
        response.destroy()
      }
    }
    throw new NoPictureError('leads nowhere')
  }
}

const clients: Readonly<Record<string, Pick<typeof http, 'get'>>> = { 'http:': http, 'https:': https }
/** Lower ports belong to services that might misinterpret the request. */
const isUsualPort = (port: string): boolean => port === '' || ['80', '443'].includes(port) || Number(port) >= 1024

async function pictureIn(response: IncomingMessage): Promise<FetchedPicture> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) throw new NoPictureError('is too large')
    pieces.push(piece)
  }
  const content = Buffer.concat(pieces)
  const mediaType = await typeOf(Readable.from([content]))
  if (!pictureTypes.has(mediaType)) throw new NoPictureError(`is ${mediaType}`)
  return { mediaType, content }
}
