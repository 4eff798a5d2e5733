import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '#contract/errors.ts'
import { streamTypeOf, type FileStream } from '#contract/schema.ts'
import type { Implementation } from '../call.ts'
import type { Guest } from '../door.ts'
import type { Road } from '../road.ts'
import { proofOf } from '../identity.ts'
import type { Raw } from '../parse.ts'
import type { Attendant } from './attend.ts'
import { sendFile } from './file-answer.ts'
import { queryOf } from './form.ts'
import { hostNameOf } from './host-name.ts'
import { filesHeaders } from './security-headers.ts'
import { readTicket, signTicket, type Ticket } from './tickets.ts'

/** A host of its own for files that people bring: what gets past all other walls is there alone, without any cookie. */
export type FilesHost = {
  url: string
  /** What tickets are signed with. */
  key: Buffer
}
type Parts = {
  files: FilesHost
  road: Road
  attendant: Attendant
  implementations: readonly Implementation[]
  ownOrigin: string
  strictTransport: boolean
}

/** How calls declare files that people brought. Zips are made by us. */
const broughtType = 'application/octet-stream'
const path = '/file'

/** Whether what a call answers is served by the files' own host, where there is one. */
export const isBrought = ({ endpoint }: Pick<Implementation, 'endpoint'>): boolean =>
  streamTypeOf(endpoint.returns) === broughtType

/** Sends a caller whose rights were asked on to the file, with a ticket for it. */
export function sendThere(
  reply: FastifyReply,
  { url, key }: FilesHost,
  { endpoint }: Pick<Implementation, 'endpoint'>,
  { identity, origin }: Guest,
  raw: Raw,
): FastifyReply {
  const ticket: Ticket = {
    call: endpoint.name,
    params: [...raw].filter(([name]) => Object.hasOwn(endpoint.params, name)),
    host: origin.host ?? '',
    proof: identity && proofOf(identity),
  }
  // What anybody may have, pages from elsewhere may show.
  if (!identity) void reply.header('cross-origin-resource-policy', 'cross-origin')
  return reply.redirect(`${url}${path}?ticket=${signTicket(key, ticket)}`, 302)
}

/**
 * Serves the files' host: files for tickets, and nothing else. The road is taken once more, with its rights of now
 * (docs/decisions/0084).
 */
export function addFilesHost(app: FastifyInstance, parts: Parts): void {
  const ownName = hostNameOf(new URL(parts.files.url).hostname)
  const headers = filesHeaders(parts.ownOrigin, parts.strictTransport)
  const brought = new Map(parts.implementations.filter(isBrought).map(one => [one.endpoint.name, one]))

  app.addHook('onRequest', async (request, reply) => {
    const isFile = request.routeOptions.url === path
    const isHere = hostNameOf(request.hostname) === ownName
    if (!isHere && !isFile) return undefined
    void reply.headers(headers).header('x-request-id', request.id)
    return isHere && isFile && request.protocol === 'https' ? undefined : sendNothing(reply)
  })
  app.get(path, async (request, reply) => {
    try {
      parts.road.admit(request.ip)
      const ticket = readTicket(parts.files.key, ticketIn(request))
      const implementation = ticket && brought.get(ticket.call)
      if (!ticket || !implementation) return sendNothing(reply)
      const guest = await parts.road.enter(
        implementation.endpoint,
        { authorization: undefined, cookie: undefined, ...(ticket.proof && { proof: ticket.proof }) },
        { via: 'via_web', address: request.ip, agent: '', crossSite: false, host: ticket.host, isCounted: true },
      )
      const raw = new Map(ticket.params)
      const { body } = await parts.attendant.attend({ request, reply, implementation, guest, raw })
      return sendFile(reply, broughtType, body as FileStream)
    } catch (error) {
      if (isApiError(error) && error.type !== 'rate_limit') return sendNothing(reply)
      if (isApiError(error)) return sendNothing(reply.header('retry-after', String(error.retryAfter ?? 1)), 429)
      request.log.error({ err: error }, 'a file could not be sent')
      return sendNothing(reply, 500)
    }
  })
}

function ticketIn(request: FastifyRequest): string {
  const ticket = queryOf(request)?.get('ticket')
  return typeof ticket === 'string' ? ticket : ''
}

// One answer for all that is not there, is over, or is not for this caller.
const sendNothing = (reply: FastifyReply, status = 404): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send('There is nothing here.\n')
