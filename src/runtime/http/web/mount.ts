import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { streamTypeOf, type FileStream } from '#contract/schema.ts'
import type { BodyLimits } from '../bodies/body.ts'
import { CallerGoneError } from '../connections/request-timeout.ts'
import { preferredEncoding } from '../content-encoding.ts'
import { acceptedCookieName, readCookie, sessionCookieName } from '../cookies.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import { takesFiles } from '../api.ts'
import { SlowBodyError } from '../bodies/min-rate.ts'
import { sendFile } from '../files/file-response.ts'
import type { OpenBodyBudget } from '../bodies/body-budget.ts'
import { pageHeaders } from '../security-headers.ts'
import type { UploadDeps } from '../bodies/uploads.ts'
import { mask } from './csrf-mask.ts'
import { acceptHeaderFor, readPageResponse, sendPageResponse, type PageResponse } from './page-response.ts'
import { pageCallsFor, type PageCallDeps, type PageCalls } from './page-calls.ts'
import { openPageForm, drainForm, type PageForm } from './page-form.ts'
import type { Asset, PageChunks, PagePlatform, Pages } from './platform.ts'
import { createPageCache } from './page-cache.ts'
import { createRateLimitPage } from './rate-limit-page.ts'

export type WebDeps = PageCallDeps &
  UploadDeps & {
    pages: Pages
    limits: BodyLimits
    openBodyBudget: OpenBodyBudget
    strictTransport: boolean
    files: string | undefined
  }

/** Serves the pages: static assets as they were built, everything else rendered. */
export function addWeb(app: FastifyInstance, deps: WebDeps): void {
  const headers = pageHeaders(deps.strictTransport, deps.files)
  const pageCache = createPageCache(deps)
  const sendTooMany = createRateLimitPage(deps)
  for (const [path, asset] of deps.pages.assets)
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) => sendAsset(request, reply, asset, path),
    })
  // Whatever no route matches goes to the pages, which have their own 404.
  app.setNotFoundHandler(async (request, reply) => {
    void reply.headers(headers)
    try {
      deps.pipeline.limitRequest(request.ip)
    } catch (error) {
      if (!isApiError(error)) throw error
      await drainForm(request, deps)
      return sendTooMany(request, reply, error)
    }
    const slot = pageCache(request, reply)
    const cached = await slot.find()
    if (cached) return sendPageResponse(request, reply, cached)
    const { answer: response, calls, file } = await renderPage(request, reply, deps)
    if (file) return sendFile(reply, file.type, file.stream)
    slot.store({ answer: response, calls })
    return sendPageResponse(request, reply, response)
  })
}

/** A script that fetches a page may add something of it to another: it is not read yet. */
const isShown = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'HEAD' &&
  headers['sec-fetch-dest'] !== 'empty' &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? ''))

type SentFile = { type: string; stream: FileStream }
/** The response of the pages, the calls they made, and the file to send instead, if any. */
type RenderedPage = { answer: PageResponse; calls: readonly string[]; file: SentFile | undefined }

async function renderPage(request: FastifyRequest, reply: FastifyReply, deps: WebDeps): Promise<RenderedPage> {
  const pageForm = openPageForm(request, deps)
  const pageCalls = pageCallsFor({ request, reply, form: pageForm.read, begin: pageForm.begin }, deps)
  const { call, callWithKey, admit, calls } = pageCalls
  let pageChunks: PageChunks = []
  let file: SentFile | undefined
  const platform: PagePlatform = {
    call,
    callWithKey,
    show: chunks => {
      pageChunks = chunks
    },
    async send(name, input) {
      const type = streamTypeOf(deps.implementations.get(name)?.endpoint.returns)
      if (type === undefined) throw new Error(`${name} answers no file`)
      file = { type, stream: (await call(name, input)) as FileStream }
    },
    form: name => formFor(pageForm, name, { admit, implementations: deps.implementations }),
    typedForm: () => unlessSlow(pageForm.readTyped()),
    mask,
    // Errors after a disconnect are not reported.
    report: error => {
      if (!(error instanceof CallerGoneError)) request.log.error({ err: error }, 'a page failed')
    },
    hasSession: readCookie(request.headers.cookie, sessionCookieName) !== undefined,
    isShown: isShown(request),
  }
  const pageRequest = new Request(`${deps.ownOrigin}${request.url}`, {
    method: request.method,
    headers: headersOf(request),
  })
  try {
    const response = await deps.pages.respond(pageRequest, { platform, getClientAddress: () => request.ip })
    // Uploads are stored or deleted before the response is sent.
    await pageForm.end()
    return { answer: await readPageResponse(response, pageChunks), calls, file }
  } finally {
    await pageForm.end()
  }
}

// The headers that the pages use. The body is read by form(), which checks its type, and cookies by the calls, but for the one that says
// which content warnings were accepted.
const forwardedHeaders = ['accept-language', 'content-length', 'origin'] as const
const headersOf = ({ headers, method }: FastifyRequest): [string, string][] => [
  ...forwardedHeaders.flatMap(name =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [],
  ),
  ['accept', acceptHeaderFor(headers)],
  ...acceptedWarnings(headers.cookie),
  ...(method === 'POST' ? [['content-type', 'application/x-www-form-urlencoded'] as [string, string]] : []),
]

function acceptedWarnings(cookies: string | undefined): [string, string][] {
  const accepted = readCookie(cookies, acceptedCookieName)
  return accepted === undefined ? [] : [['cookie', `${acceptedCookieName}=${accepted}`]]
}

type FormLookup = Pick<PageCalls, 'admit'> & Pick<WebDeps, 'implementations'>

/** The form of a page request. */
function formFor(sent: PageForm, name: string | undefined, { admit, implementations }: FormLookup): Promise<RawParams> {
  const endpoint = name === undefined ? undefined : implementations.get(name)?.endpoint
  return unlessSlow(
    endpoint ? sent.readFor({ takesFiles: takesFiles(endpoint), admit: () => admit(endpoint.name) }) : sent.read(),
  )
}

/** Every reading error gets the same response. */
const unlessSlow = (reading: Promise<RawParams>): Promise<RawParams> =>
  reading.catch((error: unknown) => {
    throw error instanceof SlowBodyError ? requestError('the request cannot be read') : error
  })

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, path: string): FastifyReply {
  // A font is compressed already.
  const isCompressed = asset.type === 'font/woff2'
  const coding = isCompressed ? undefined : preferredEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  const body = coding === undefined ? asset.plain : coding === 'br' ? asset.brotli : asset.gzip
  const isLasting = path.includes('/immutable/')
  // Nobody asks about the request of a file that never changes, and a first visit makes a dozen of them.
  if (isLasting) void reply.removeHeader('x-request-id')
  if (coding) void reply.header('content-encoding', coding)
  if (!isCompressed) void reply.header('vary', 'Accept-Encoding')
  return reply
    .headers({
      'content-type': asset.type,
      'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(body)
}
