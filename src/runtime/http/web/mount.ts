import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { streamTypeOf, type FileStream } from '#contract/schema.ts'
import type { BodyLimits } from '../bodies/body.ts'
import { CallerGoneError } from '../request-timeout.ts'
import { preferredEncoding } from '../content-encoding.ts'
import { readCookie, sessionCookieName } from '../cookies.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import { takesFiles } from '../api.ts'
import { SlowBodyError } from '../bodies/min-rate.ts'
import { sendFile } from '../files/file-response.ts'
import type { OpenBodyBudget } from '../bodies/body-budget.ts'
import { pageHeaders } from '../security-headers.ts'
import type { UploadDeps } from '../bodies/uploads.ts'
import { createPageResponseCache } from './page-response-cache.ts'
import { mask } from './csrf-mask.ts'
import { readPageResponse, sendPageResponse, type PageResponse } from './page-response.ts'
import { pageCallsFor, type PageCallDeps, type PageCalls } from './page-calls.ts'
import { openPageForm, drainForm, type PageForm } from './page-form.ts'
import type { Asset, PageChunks, PagePlatform, Pages } from './platform.ts'
import { createRateLimitPage } from './rate-limit-page.ts'

export type WebDeps = PageCallDeps &
  UploadDeps & {
    pages: Pages
    limits: BodyLimits
    openBodyBudget: OpenBodyBudget
    strictTransport: boolean
    files: string | undefined
  }

/** The pages behind the same listener: files as they were built, everything else asked of the pages. */
export function addWeb(app: FastifyInstance, parts: WebDeps): void {
  const headers = pageHeaders(parts.strictTransport, parts.files)
  const kept = createPageResponseCache(parts.pipeline.cacheGeneration)
  const sendTooMany = createRateLimitPage(parts)
  for (const [path, asset] of parts.pages.assets)
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) => sendAsset(request, reply, asset, path),
    })
  // Whatever no route takes is asked of the pages, which know what is there.
  app.setNotFoundHandler(async (request, reply) => {
    void reply.headers(headers)
    try {
      parts.pipeline.countRequest(request.ip)
    } catch (error) {
      if (!isApiError(error)) throw error
      await drainForm(request, parts)
      return sendTooMany(request, reply, error)
    }
    const key = cacheKeyOf(request)
    const keep = kept.begin()
    const found = key === undefined ? undefined : kept.get(key)
    if (found && (await countCachedCalls(found.calls, request, reply, parts)))
      return sendPageResponse(request, reply, found.answer)
    const { answer, calls, file } = await renderPage(request, reply, parts)
    if (file) return sendFile(reply, file.type, file.stream)
    if (key !== undefined && answer.isPublic && !reply.hasHeader('set-cookie')) keep(key, { answer, calls })
    return sendPageResponse(request, reply, answer)
  })
}

/** What an answer to somebody of whom nothing is known can depend on; undefined for anybody else. */
function cacheKeyOf({ method, url, hostname, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers.cookie || acceptHeaderFor(headers) !== htmlType) return undefined
  return [hostname, url, headers['accept-language']].join(' ')
}

/** Whoever gets what was made for somebody else is counted as if it were made for them. */
async function countCachedCalls(
  calls: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  parts: WebDeps,
): Promise<boolean> {
  const { admit } = pageCallsFor({ request, reply, ...emptyForm }, parts)
  try {
    for (const name of calls) await admit(name)
    return true
  } catch (error) {
    // How it is refused is the page's to say.
    if (error instanceof ApiError) return false
    throw error
  }
}
const emptyForm = { form: async () => new Map(), begin: () => async () => {} }

type SentFile = { type: string; stream: FileStream }
/** What the pages answered, the calls that they made, and the file that is to be sent in place of it. */
type RenderedPage = { answer: PageResponse; calls: readonly string[]; file: SentFile | undefined }

async function renderPage(request: FastifyRequest, reply: FastifyReply, parts: WebDeps): Promise<RenderedPage> {
  const sent = openPageForm(request, parts)
  const { call, admit, calls } = pageCallsFor({ request, reply, form: sent.read, begin: sent.begin }, parts)
  let shown: PageChunks = []
  let file: SentFile | undefined
  const platform: PagePlatform = {
    call,
    show: pieces => {
      shown = pieces
    },
    async send(name, input) {
      const type = streamTypeOf(parts.implementations.get(name)?.endpoint.returns)
      if (type === undefined) throw new Error(`${name} answers no file`)
      file = { type, stream: (await call(name, input)) as FileStream }
    },
    form: name => formFor(sent, name, { admit, implementations: parts.implementations }),
    mask,
    // Nobody is told of what failed because nobody is there any more.
    report: error => {
      if (!(error instanceof CallerGoneError)) request.log.error({ err: error }, 'a page failed')
    },
    hasSession: readCookie(request.headers.cookie, sessionCookieName) !== undefined,
    isShown: request.method !== 'HEAD' && !/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? '')),
  }
  const asked = new Request(`${parts.ownOrigin}${request.url}`, { method: request.method, headers: headersOf(request) })
  try {
    const response = await parts.pages.respond(asked, { platform, getClientAddress: () => request.ip })
    // What came with the form is settled before anybody is told what became of it.
    await sent.end()
    return { answer: await readPageResponse(response, shown), calls, file }
  } finally {
    await sent.end()
  }
}

// What the pages look at. Cookies are the calls' business, and the body is read by form(), which looks at its type.
const forwardedHeaders = ['accept-language', 'origin'] as const
const headersOf = ({ headers, method }: FastifyRequest): [string, string][] => [
  ...forwardedHeaders.flatMap(name =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [],
  ),
  ['accept', acceptHeaderFor(headers)],
  ...(method === 'POST' ? [['content-type', 'application/x-www-form-urlencoded'] as [string, string]] : []),
]

const htmlType = 'text/html'
/** Whoever does not ask for something else gets a page: mail programs that press a button by themselves say nothing. */
const acceptHeaderFor = ({ accept }: FastifyRequest['headers']): string =>
  accept?.includes('json') ? accept : htmlType

type FormLookup = Pick<PageCalls, 'admit'> & Pick<WebDeps, 'implementations'>

/** The form that a page was sent. Whose fault it is that it cannot be read is told in one way, however that was seen. */
async function formFor(
  sent: PageForm,
  name: string | undefined,
  { admit, implementations }: FormLookup,
): Promise<RawParams> {
  const endpoint = name === undefined ? undefined : implementations.get(name)?.endpoint
  try {
    return await (endpoint
      ? sent.readFor({ takesFiles: takesFiles(endpoint), admit: () => admit(endpoint.name) })
      : sent.read())
  } catch (error) {
    throw error instanceof SlowBodyError ? requestError('the request cannot be read') : error
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, path: string): FastifyReply {
  const coding = preferredEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
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
