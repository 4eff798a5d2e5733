import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/refusals.ts'
import { streamTypeOf, type FileStream } from '#contract/schema.ts'
import type { BodyLimits } from '../body.ts'
import { LeftError } from '../attend.ts'
import { wantedCoding } from '../codings.ts'
import { readCookie, sessionCookie } from '../cookies.ts'
import type { Raw } from '../../parse.ts'
import { takesFiles } from '../api.ts'
import { SlowBodyError } from '../pace.ts'
import { sendFile } from '../file-answer.ts'
import type { OpenIntake } from '../intake.ts'
import { pageHeaders } from '../security-headers.ts'
import type { UploadParts } from '../uploads.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { mask } from './masks.ts'
import { answerOf, sendAnswer, type PageAnswer } from './page-answer.ts'
import { callsFor, type CallParts, type PageCalls } from './page-calls.ts'
import { formOf, passOverForm, type PageForm } from './page-form.ts'
import type { Asset, PagePieces, PagePlatform, Pages } from './platform.ts'
import { createTooMany } from './too-many.ts'

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
  const kept = createKeptAnswers(parts.road.changes)
  const sendTooMany = createTooMany(parts)
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
      parts.road.admit(request.ip)
    } catch (error) {
      if (!isApiError(error)) throw error
      await passOverForm(request, parts)
      return sendTooMany(request, reply, error)
    }
    const key = keyOf(request)
    const keep = kept.begin()
    const found = key === undefined ? undefined : kept.find(key)
    if (found && (await mayAsk(found.calls, request, reply, parts))) return sendAnswer(request, reply, found.answer)
    const { answer, calls, file } = await ask(request, reply, parts)
    if (file) return sendFile(reply, file.type, file.stream)
    if (key !== undefined && answer.isForAll && !reply.hasHeader('set-cookie')) keep(key, { answer, calls })
    return sendAnswer(request, reply, answer)
  })
}

/** What an answer to somebody of whom nothing is known can depend on; undefined for anybody else. */
function keyOf({ method, url, hostname, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers.cookie || acceptedBy(headers) !== page) return undefined
  return [hostname, url, headers['accept-language']].join(' ')
}

/** Whoever gets what was made for somebody else is counted as if it were made for them. */
async function mayAsk(
  calls: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  parts: WebParts,
): Promise<boolean> {
  const { enter } = callsFor({ request, reply, ...nothingSent }, parts)
  try {
    for (const name of calls) await enter(name)
    return true
  } catch (error) {
    // How it is refused is the page's to say.
    if (error instanceof ApiError) return false
    throw error
  }
}
const nothingSent = { form: async () => new Map(), begin: () => async () => {} }

type SentFile = { type: string; stream: FileStream }
/** What the pages answered, the calls that they made, and the file that is to be sent in place of it. */
type Asked = { answer: PageAnswer; calls: readonly string[]; file: SentFile | undefined }

async function ask(request: FastifyRequest, reply: FastifyReply, parts: WebParts): Promise<Asked> {
  const sent = formOf(request, parts)
  const { call, enter, calls } = callsFor({ request, reply, form: sent.read, begin: sent.begin }, parts)
  let shown: PagePieces = []
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
    form: name => formFor(sent, name, { enter, implementations: parts.implementations }),
    mask,
    // Nobody is told of what failed because nobody is there any more.
    report: error => {
      if (!(error instanceof LeftError)) request.log.error({ err: error }, 'a page failed')
    },
    hasSession: readCookie(request.headers.cookie, sessionCookie) !== undefined,
    isShown: request.method !== 'HEAD' && !/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? '')),
  }
  const asked = new Request(`${parts.ownOrigin}${request.url}`, { method: request.method, headers: headersOf(request) })
  try {
    const response = await parts.pages.respond(asked, { platform, getClientAddress: () => request.ip })
    // What came with the form is settled before anybody is told what became of it.
    await sent.end()
    return { answer: await answerOf(response, shown), calls, file }
  } finally {
    await sent.end()
  }
}

// What the pages look at. Cookies are the calls' business, and the body is read by form(), which looks at its type.
const passed = ['accept-language', 'origin'] as const
const headersOf = ({ headers, method }: FastifyRequest): [string, string][] => [
  ...passed.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [])),
  ['accept', acceptedBy(headers)],
  ...(method === 'POST' ? [['content-type', 'application/x-www-form-urlencoded'] as [string, string]] : []),
]

const page = 'text/html'
/** Whoever does not ask for something else gets a page: mail programs that press a button by themselves say nothing. */
const acceptedBy = ({ accept }: FastifyRequest['headers']): string => (accept?.includes('json') ? accept : page)

type Entering = Pick<PageCalls, 'enter'> & Pick<WebParts, 'implementations'>

/** The form that a page was sent. Whose fault it is that it cannot be read is told in one way, however that was seen. */
async function formFor(sent: PageForm, name: string | undefined, { enter, implementations }: Entering): Promise<Raw> {
  const endpoint = name === undefined ? undefined : implementations.get(name)?.endpoint
  try {
    return await (endpoint
      ? sent.readFor({ takesFiles: takesFiles(endpoint), enter: () => enter(endpoint.name) })
      : sent.read())
  } catch (error) {
    throw error instanceof SlowBodyError ? requestError('the request cannot be read') : error
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, path: string): FastifyReply {
  const coding = wantedCoding(request.headers['accept-encoding'], ['br', 'gzip'])
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
