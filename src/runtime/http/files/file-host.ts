import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '#contract/errors.ts'
import { streamTypeOf, type FileStream } from '#contract/schema.ts'
import type { Implementation } from '../../calls/handler.ts'
import type { Caller } from '../../calls/admission.ts'
import type { CallPipeline } from '../../calls/pipeline.ts'
import { credentialRefOf } from '../../calls/identity.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import type { RequestWatch } from '../request-timeout.ts'
import { sendFile } from './file-response.ts'
import { queryOf } from '../bodies/form.ts'
import { hostNameOf } from '../host-name.ts'
import { filesHeaders } from '../security-headers.ts'
import { readTicket, signTicket, type FileTicket } from './file-tickets.ts'

/** A host of its own for files that people bring: what gets past all other walls is there alone, without any cookie. */
export type FileHost = {
  url: string
  /** What tickets are signed with. */
  key: Buffer
}
type FileHostDeps = {
  files: FileHost
  pipeline: CallPipeline
  requestWatch: RequestWatch
  implementations: readonly Implementation[]
  ownOrigin: string
  strictTransport: boolean
}

/** How calls declare files that people brought. Zips are made by us. */
const uploadedType = 'application/octet-stream'
const path = '/file'

/** Whether what a call answers is served by the files' own host, where there is one. */
export const isUploadedFile = ({ endpoint }: Pick<Implementation, 'endpoint'>): boolean =>
  streamTypeOf(endpoint.returns) === uploadedType

/** Sends a caller whose rights were asked on to the file, with a ticket for it. */
export function redirectToFileHost(
  reply: FastifyReply,
  { url, key }: FileHost,
  { endpoint }: Pick<Implementation, 'endpoint'>,
  { identity, origin }: Caller,
  raw: RawParams,
): FastifyReply {
  const ticket: FileTicket = {
    call: endpoint.name,
    params: [...raw].filter(([name]) => Object.hasOwn(endpoint.params, name)),
    host: origin.host ?? '',
    proof: identity && credentialRefOf(identity),
  }
  // What anybody may have, pages from elsewhere may show.
  if (!identity) void reply.header('cross-origin-resource-policy', 'cross-origin')
  return reply.redirect(`${url}${path}?ticket=${signTicket(key, ticket)}`, 302)
}

/**
 * Serves the files' host: files for tickets, and nothing else. The pipeline is taken once more, with its rights of now
 * (docs/decisions/0021).
 */
export function addFileHost(app: FastifyInstance, fileHostDeps: FileHostDeps): void {
  const ownName = hostNameOf(new URL(fileHostDeps.files.url).hostname)
  const headers = filesHeaders(fileHostDeps.ownOrigin, fileHostDeps.strictTransport)
  const brought = new Map(fileHostDeps.implementations.filter(isUploadedFile).map(one => [one.endpoint.name, one]))

  app.addHook('onRequest', async (request, reply) => {
    const isFile = request.routeOptions.url === path
    const isHere = hostNameOf(request.hostname) === ownName
    if (!isHere && !isFile) return undefined
    void reply.headers(headers).header('x-request-id', request.id)
    return isHere && isFile && request.protocol === 'https' ? undefined : sendNotFound(reply)
  })
  app.get(path, async (request, reply) => {
    try {
      fileHostDeps.pipeline.countRequest(request.ip)
      const ticket = readTicket(fileHostDeps.files.key, ticketIn(request))
      const implementation = ticket && brought.get(ticket.call)
      if (!ticket || !implementation) return sendNotFound(reply)
      const caller = await fileHostDeps.pipeline.admit(
        implementation.endpoint,
        { authorization: undefined, cookie: undefined, ...(ticket.proof && { credentialRef: ticket.proof }) },
        { via: 'via_web', address: request.ip, agent: '', crossSite: false, host: ticket.host, isCounted: true },
      )
      const raw = new Map(ticket.params)
      const { body } = await fileHostDeps.requestWatch.run({ request, reply, implementation, caller, raw })
      return sendFile(reply, uploadedType, body as FileStream)
    } catch (error) {
      if (isApiError(error) && error.type !== 'rate_limit') return sendNotFound(reply)
      if (isApiError(error)) return sendNotFound(reply.header('retry-after', String(error.retryAfter ?? 1)), 429)
      request.log.error({ err: error }, 'a file could not be sent')
      return sendNotFound(reply, 500)
    }
  })
}

function ticketIn(request: FastifyRequest): string {
  const ticket = queryOf(request)?.get('ticket')
  return typeof ticket === 'string' ? ticket : ''
}

// One answer for all that is not there, is over, or is not for this caller.
const sendNotFound = (reply: FastifyReply, status = 404): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send('There is nothing here.\n')
