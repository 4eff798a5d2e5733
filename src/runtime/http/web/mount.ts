import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyLimits } from '../body.ts'
import { LeftError } from '../attend.ts'
import { accepts } from '../codings.ts'
import { readCookie, sessionCookie } from '../cookies.ts'
import type { OpenIntake } from '../intake.ts'
import { pageHeaders } from '../security-headers.ts'
import type { UploadParts } from '../uploads.ts'
import { mask } from './masks.ts'
import { callsFor, type CallParts } from './page-calls.ts'
import { formOf } from './page-form.ts'
import type { Asset, Pages } from './platform.ts'

export type WebParts = CallParts &
  UploadParts & {
    pages: Pages
    limits: BodyLimits
    openIntake: OpenIntake
    strictTransport: boolean
    files: string | undefined
  }

/** The pages behind the same listener: files as they were built, everything else asked of the pages. */
export function addWeb(app: FastifyInstance, parts: WebParts): void {
  const headers = pageHeaders(parts.strictTransport, parts.files)
  const limits = { ...parts.limits, all: parts.limits.body, names: anyName }
  for (const [path, asset] of parts.pages.assets)
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) => sendAsset(request, reply, asset, path),
    })
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers(headers)
    const sent = formOf(request, { ...parts, limits })
    const { call, enter } = callsFor({ request, reply, form: sent.read, begin: sent.begin }, parts)
    let shown = ''
    const platform = {
      call,
      show: (html: string) => {
        shown = html
      },
      form: (filesFor?: string) => (filesFor === undefined ? sent.read() : sent.readFiles(() => enter(filesFor))),
      mask,
      // Nobody is told of what failed because nobody is there any more.
      report: (error: unknown) => {
        if (!(error instanceof LeftError)) request.log.error({ err: error }, 'a page failed')
      },
      hasSession: readCookie(request.headers.cookie, sessionCookie) !== undefined,
      isShown: request.method !== 'HEAD' && !/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? '')),
    }
    const asked = new Request(`${parts.ownOrigin}${request.url}`, {
      method: request.method,
      headers: headersOf(request),
    })
    try {
      const response = await parts.pages.respond(asked, { platform, getClientAddress: () => request.ip })
      // What came with the form is settled before anybody is told what became of it.
      await sent.end()
      return await send(request, reply, response, shown)
    } finally {
      await sent.end()
    }
  }
  // Whatever no route takes is asked of the pages, which know what is there.
  app.setNotFoundHandler(handler)
}

// What the pages look at. Cookies are the calls' business, and the body is read by form(), which looks at its type.
const passed = ['accept-language', 'origin'] as const
const headersOf = ({ headers, method }: FastifyRequest): [string, string][] => [
  ...passed.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [])),
  // Whoever does not ask for something else gets a page: mail programs that press a button by themselves say nothing.
  ['accept', headers.accept?.includes('json') ? headers.accept : 'text/html'],
  ...(method === 'POST' ? [['content-type', 'application/x-www-form-urlencoded'] as [string, string]] : []),
]

/** Which fields a form has is the page's to know. */
const anyName = { has: () => true }

const isPage = 'x-sveltekit-page'
// What the framework says of its own: to its scripts, and of a body that it has not seen.
const unsaid = new Set(['content-length', 'etag', isPage])

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  shown: string,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (!unsaid.has(name)) void reply.header(name, value)
  void reply.code(response.status)
  void reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (!request.raw.complete) void reply.header('connection', 'close')
  const body = response.headers.has(isPage) ? Buffer.from(shown) : Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  if (
    body.length < worthwhile ||
    !/^text\/|xml|json/.test(type) ||
    !accepts(request.headers['accept-encoding'], 'gzip')
  )
    return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(gzipSync(body, { level: 4 }))
}

/** Bytes below which compressing gains nothing. */
const worthwhile = 600

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, path: string): FastifyReply {
  const coding = (['br', 'gzip'] as const).find(name => accepts(request.headers['accept-encoding'], name))
  const body = coding === undefined ? asset.plain : coding === 'br' ? asset.brotli() : asset.gzip()
  const isLasting = path.includes('/immutable/')
  if (coding) void reply.header('content-encoding', coding)
  return reply
    .headers({
      'content-type': asset.type,
      vary: 'Accept-Encoding',
      'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(body)
}
