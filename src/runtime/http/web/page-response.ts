import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encoders, type Encoding } from '../content-encoding.ts'
import { isNotModified, etagOf } from '../etags.ts'
import type { PageChunks } from './platform.ts'

/** What the pages answered, whole. */
export type PageResponse = {
  status: number
  headers: readonly (readonly [string, string])[]
  body: Buffer
  /** Compressed when it is first asked for so. */
  compressed(coding: Encoding): Buffer
  /** Everybody who is not signed in gets the same. */
  isPublic: boolean
  /** What tells it from what was or will be answered there; only of what is for all. */
  tag: string | undefined
}

const isPage = 'x-sveltekit-page'
// What the framework says of its own: to its scripts, and of a body that it has not seen.
const strippedHeaders = new Set(['content-length', 'etag', isPage])
/** Bytes below which compressing gains nothing. */
const minCompressBytes = 600

/** The answer of the pages; `shown` is the page, if it is one. */
export async function readPageResponse(response: Response, shown: PageChunks): Promise<PageResponse> {
  const { status, headers } = response
  const body = headers.has(isPage) ? bytesOf(shown) : Buffer.from(await response.arrayBuffer())
  const isForAll = status === 200 && /^public\b/.test(headers.get('cache-control') ?? '')
  const packed: Partial<Record<Encoding, Buffer>> = {}
  return {
    status,
    headers: [...headers].filter(([name]) => !strippedHeaders.has(name)),
    body,
    compressed: coding => (packed[coding] ??= encoders[coding](body)),
    isPublic: isForAll,
    tag: isForAll ? etagOf(body) : undefined,
  }
}

// One long text would be laid out anew in the memory of scripts for each page.
const bytesOf = (pieces: PageChunks): Buffer =>
  Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/** Sends an answer, or that it is still the one that whoever asks has. */
export function sendPageResponse(request: FastifyRequest, reply: FastifyReply, answer: PageResponse): FastifyReply {
  const { status, headers, body, tag } = answer
  for (const [name, value] of headers) void reply.header(name, value)
  void reply.code(status).header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (tag !== undefined) void reply.header('etag', tag)
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (tag !== undefined && isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const isPackable = body.length >= minCompressBytes && isText(headers)
  const coding = isPackable ? chooseEncoding(request.headers['accept-encoding']) : undefined
  return coding === undefined
    ? reply.send(body)
    : reply.header('content-encoding', coding).send(answer.compressed(coding))
}

const isText = (headers: PageResponse['headers']): boolean =>
  headers.some(([name, value]) => name === 'content-type' && /^text\/|xml|json/.test(value))
