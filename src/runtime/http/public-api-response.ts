import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCache } from '#base/cache/cache.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { withEtag } from '../responses/serializers.ts'
import type { Caller } from '../calls/admission.ts'
import type { CallResponse } from '../calls/pipeline.ts'
import { chooseEncoding, encoders, type Encoding } from './content-encoding.ts'
import { isNotModified } from './etags.ts'

/** Compressing fewer bytes gains nothing. */
const minCompressBytes = 600

export type SendPublicResponse = (reply: FastifyReply, publicResponseInput: PublicResponseInput) => FastifyReply
type PublicResponseInput = { request: FastifyRequest; endpoint: Endpoint; caller: Caller; answer: CallResponse }

/** Whether every visitor gets the same response: a read without an account of something public. */
export const isPublicResponse = ({ request, endpoint, caller, answer }: PublicResponseInput): boolean =>
  request.method === 'GET' &&
  endpoint.method === 'GET' &&
  endpoint.on !== undefined &&
  caller.identity === null &&
  answer.cookies.length === 0

/**
 * Sends public responses. Clients may cache them and revalidate each time, which runs the whole call with the current
 * permissions. They contain no secrets, so they may be compressed. docs/decisions/0039
 */
export function createPublicResponder(): SendPublicResponse {
  const cache = createCache<Buffer>('compressed responses')

  /** Compressed once, on the second request. */
  function compressedAs(coding: Encoding, tag: string, text: string): Buffer | undefined {
    const key = `${coding} ${tag}`
    const cached = cache.get(key)
    if (cached || !cache.isRepeat(key)) return cached
    const compressed = encoders[coding](Buffer.from(text))
    cache.set(key, compressed, compressed.length)
    return compressed
  }

  return (reply, { request, endpoint, answer: response }) => {
    const { 'if-none-match': had, 'accept-encoding': accepted } = request.headers
    const { etag, textOf } = withEtag(endpoint, response)
    void reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'Cookie, Authorization, Accept-Encoding' })
    if (isNotModified(had, etag)) return reply.code(304).send()
    void reply.header('content-type', 'application/json; charset=utf-8')
    const text = textOf()
    const coding = text.length < minCompressBytes ? undefined : chooseEncoding(accepted)
    const small = coding && compressedAs(coding, etag, text)
    return small ? reply.header('content-encoding', coding).send(small) : reply.send(text)
  }
}
