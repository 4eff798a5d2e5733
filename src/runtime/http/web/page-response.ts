import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encoders, type Encoding } from '../content-encoding.ts'
import { isNotModified, etagOf } from '../etags.ts'
import type { PageChunks } from './platform.ts'

export type PageResponse = {
  status: number
  headers: readonly (readonly [string, string])[]
  body: Buffer
  /** Compressed on first use. */
  compressed(coding: Encoding): Buffer
  /** The same for every visitor. */
  isPublic: boolean
  /** The ETag, for public responses only. */
  tag: string | undefined
}

const isPage = 'x-sveltekit-page'
// Headers that the framework sets for its own scripts, or for a body it has not seen.
const strippedHeaders = new Set(['content-length', 'etag', isPage])
/** Compressing fewer bytes gains nothing. */
const minCompressBytes = 600

/** The response of the pages; `shown` is the rendered page, if there is one. */
export async function readPageResponse(response: Response, shown: PageChunks): Promise<PageResponse> {
  const { status, headers } = response
  const body = headers.has(isPage) ? bytesOf(shown) : Buffer.from(await response.arrayBuffer())
  const isPublic = status === 200 && /^public\b/.test(headers.get('cache-control') ?? '')
  const packed: Partial<Record<Encoding, Buffer>> = {}
  return {
    status,
    headers: [...headers].filter(([name]) => !strippedHeaders.has(name)),
    body,
    compressed: coding => (packed[coding] ??= encoders[coding](body)),
    isPublic,
    tag: isPublic ? etagOf(body) : undefined,
  }
}

// Joining the chunks as one string would copy each page in the JavaScript heap.
const bytesOf = (chunks: PageChunks): Buffer =>
  Buffer.concat(chunks.map(chunk => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))

/** Sends a response, or 304 if the client has it. */
export function sendPageResponse(request: FastifyRequest, reply: FastifyReply, response: PageResponse): FastifyReply {
  const { status, headers, body, tag } = response
  for (const [name, value] of headers) void reply.header(name, value)
  void reply.code(status).header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (tag !== undefined) void reply.header('etag', tag)
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (tag !== undefined && isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const isPackable = body.length >= minCompressBytes && isText(headers)
  const coding = isPackable ? chooseEncoding(request.headers['accept-encoding']) : undefined
  return coding === undefined
    ? reply.send(body)
    : reply.header('content-encoding', coding).send(response.compressed(coding))
}

const isText = (headers: PageResponse['headers']): boolean =>
  headers.some(([name, value]) => name === 'content-type' && /^text\/|xml|json/.test(value))

export const htmlType = 'text/html'
/** The default is a page: mail programs that follow an unsubscribe button by themselves send no Accept header. */
export const acceptHeaderFor = ({ accept }: FastifyRequest['headers']): string =>
  accept?.includes('json') ? accept : htmlType
