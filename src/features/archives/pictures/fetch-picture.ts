import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pictureTypes, typeOf } from '#content/images/index.ts'
import { ForbiddenHostError, outboundRequests } from '#runtime/http/outbound.ts'

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
  const request = outboundRequests(mayReach)

  return async function fetchPicture(address: string): Promise<FetchedPicture> {
    const signal = AbortSignal.timeout(fetchTimeoutMs)
    let url = URL.parse(address)
    for (let hops = 0; url && hops <= mostRedirects; hops += 1) {
      const response = await request(url, { headers, signal }).catch((error: unknown) => {
        throw error instanceof ForbiddenHostError ? new NoPictureError(error.message) : error
      })
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
