import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './content-encoding.ts'

type CachedDocument = Record<'plain' | 'gzip', { pieces: readonly Buffer[]; size: number; etag: string }>

/** How much a connection is given at once, of a buffer that all connections share. */
const chunkBytes = 65_536

/** Serves a text that is the same for everyone: generated, compressed and cached once. */
export function serveSharedText(text: () => string, type: string) {
  let cached: CachedDocument | undefined
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    cached ??= cacheDocument(text())
    const isSmall = preferredEncoding(request.headers['accept-encoding'], ['gzip', 'x-gzip', '*']) !== undefined
    const { pieces: chunks, size, etag } = isSmall ? cached.gzip : cached.plain
    void reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300' })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (isSmall) void reply.header('content-encoding', 'gzip')
    return reply
      .headers({ 'content-type': type, 'content-length': size })
      .send(Readable.from(chunks, { objectMode: false, highWaterMark: chunkBytes }))
  }
}

function cacheDocument(text: string): CachedDocument {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const cached = (all: Buffer, etag: string) => ({
    pieces: Array.from({ length: Math.ceil(all.length / chunkBytes) }, (_, n) =>
      all.subarray(n * chunkBytes, (n + 1) * chunkBytes),
    ),
    size: all.length,
    etag,
  })
  return { plain: cached(bytes, `"${hash}"`), gzip: cached(gzipSync(bytes, { level: 9 }), `"${hash}-gzip"`) }
}

/** RFC 9110, section 13.1.2. */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
