import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { tagged } from '../answers.ts'
import { createAskedAgain } from '../asked-again.ts'
import type { Guest } from '../door.ts'
import type { Answer } from '../road.ts'
import { findCoding, packings, type Coding } from './codings.ts'
import { isHad } from './etags.ts'

/** Bytes below which compressing gains nothing. */
const worthwhile = 600
const mostBytes = 4 * 1024 * 1024

export type SendToAll = (reply: FastifyReply, given: Given) => FastifyReply
type Given = { request: FastifyRequest; endpoint: Endpoint; guest: Guest; answer: Answer }

/** Whether everybody who is not signed in gets the same: what is to be seen of something that anybody may see. */
export const isForAll = ({ request, endpoint, guest, answer }: Given): boolean =>
  request.method === 'GET' &&
  endpoint.method === 'GET' &&
  endpoint.on !== undefined &&
  guest.identity === null &&
  answer.cookies.length === 0

/**
 * Sends what is for all. Anybody may keep it, and asks each time whether it is still so: that takes the road of every call, with
 * the rights of now. It holds nothing secret beside what others wrote, so that it may be compressed. docs/decisions/0322
 */
export function createPublicAnswers(): SendToAll {
  const isAskedAgain = createAskedAgain()
  const packed = new Map<string, Buffer>()
  let bytes = 0

  /** Compressed once, when it is asked for again. */
  function packedAs(coding: Coding, tag: string, text: string): Buffer | undefined {
    const name = `${coding} ${tag}`
    const known = packed.get(name)
    if (known) return known
    if (!isAskedAgain(name)) return undefined
    const made = packings[coding](Buffer.from(text))
    if ((bytes += made.length) > mostBytes) {
      packed.clear()
      bytes = made.length
    }
    packed.set(name, made)
    return made
  }

  return (reply, { request, endpoint, answer }) => {
    const { 'if-none-match': had, 'accept-encoding': accepted } = request.headers
    const { etag, textOf } = tagged(endpoint, answer)
    void reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'Cookie, Authorization, Accept-Encoding' })
    if (isHad(had, etag)) return reply.code(304).send()
    void reply.header('content-type', 'application/json; charset=utf-8')
    const text = textOf()
    const coding = text.length < worthwhile ? undefined : findCoding(accepted)
    const small = coding && packedAs(coding, etag, text)
    return small ? reply.header('content-encoding', coding).send(small) : reply.send(text)
  }
}
