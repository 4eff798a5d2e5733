import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './content-encoding.ts'

type CachedDocument = Record<'plain' | 'gzip', { pieces: readonly Buffer[]; size: number; etag: string }>

/** What a connection is given at once, of bytes that all of them share. */
const chunkBytes = 65_536

/** Answers with a text that is the same for everybody: made, compressed and kept once, however many ask for it. */
export function serveSharedText(text: () => string, type: string) {
  let kept: CachedDocument | undefined
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    kept ??= cacheDocument(text())
    const isSmall = preferredEncoding(request.headers['accept-encoding'], ['gzip', 'x-gzip', '*']) !== undefined
    const { pieces, size, etag } = isSmall ? kept.gzip : kept.plain
    void reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300' })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (isSmall) void reply.header('content-encoding', 'gzip')
    return reply
      .headers({ 'content-type': type, 'content-length': size })
      .send(Readable.from(pieces, { objectMode: false, highWaterMark: chunkBytes }))
  }
}

function cacheDocument(text: string): CachedDocument {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const kept = (all: Buffer, etag: string) => ({
    pieces: Array.from({ length: Math.ceil(all.length / chunkBytes) }, (_, n) =>
      all.subarray(n * chunkBytes, (n + 1) * chunkBytes),
    ),
    size: all.length,
    etag,
  })
  return { plain: kept(bytes, `"${hash}"`), gzip: kept(gzipSync(bytes, { level: 9 }), `"${hash}-gzip"`) }
}

/** RFC 9110, section 13.1.2. */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
