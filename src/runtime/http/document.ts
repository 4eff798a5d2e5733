import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wantedCoding } from './codings.ts'

type Document = Record<'plain' | 'gzip', { pieces: readonly Buffer[]; size: number; etag: string }>

/** What a connection is given at once, of bytes that all of them share. */
const piece = 65_536

/** Answers with a text that is the same for everybody: made, compressed and kept once, however many ask for it. */
export function serveDocument(text: () => string, type: string) {
  let kept: Document | undefined
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    kept ??= documentOf(text())
    const isSmall = wantedCoding(request.headers['accept-encoding'], ['gzip', 'x-gzip', '*']) !== undefined
    const { pieces, size, etag } = isSmall ? kept.gzip : kept.plain
    void reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300' })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (isSmall) void reply.header('content-encoding', 'gzip')
    return reply
      .headers({ 'content-type': type, 'content-length': size })
      .send(Readable.from(pieces, { objectMode: false, highWaterMark: piece }))
  }
}

function documentOf(text: string): Document {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const kept = (all: Buffer, etag: string) => ({
    pieces: Array.from({ length: Math.ceil(all.length / piece) }, (_, n) => all.subarray(n * piece, (n + 1) * piece)),
    size: all.length,
    etag,
  })
  return { plain: kept(bytes, `"${hash}"`), gzip: kept(gzipSync(bytes, { level: 9 }), `"${hash}-gzip"`) }
}

/** RFC 9110, section 13.1.2. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
