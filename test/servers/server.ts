import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { after } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pino } from 'pino'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorType } from '#contract/errors.ts'
import { requestTexts } from '#contract/request-errors.ts'
import { eventStreamType, streamTypeOf } from '#contract/schema.ts'
import { endpoints, families } from '#features/endpoints.ts'
import { loadCertificate, type Certificate } from '#runtime/http/certificate.ts'
import { startServer, type RunningServer } from '#runtime/http/server.ts'
import { openapiDocument } from '#runtime/openapi/document.ts'
import { servedBy } from './served-by.ts'
import { assertMatchesContract, assertDeclaredError } from '../contract-check.ts'
import type { Person } from '../world/people.ts'
import type { World } from '../world.ts'

export type LoginMethod = 'cookie' | 'key' | 'basic'
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown }
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

export type TestServer = RunningServer & {
  /** Everything the server logged, as lines of JSON. */
  logged: string[]
  /** Its certificate. */
  certificate: Certificate
  /** A raw request over TLS, exactly as given. */
  ask(path: string, ask?: RequestOptions): Promise<Reply>
  /** A call as a person, with one of the three credentials; the CSRF token is added if needed. */
  call(
    name: string,
    params: Record<string, string | number>,
    as?: { person: Person; way: LoginMethod } | null,
    files?: readonly TestFile[],
  ): Promise<Reply>
}
/** A file in a form. */
export type TestFile = { param: string; filename: string; content: string | Buffer; type?: string }

let made: Promise<Certificate> | undefined

/** One for all servers of the process: to make it takes longer than most calls. */
const certificateIn = (data: string): Promise<Certificate> =>
  (made ??= loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' }))

/** Clients that take no certificate from us trust this one too, until the test or the file is done. */
export function trust(certificate: string): void {
  const before = getCACertificates()
  setDefaultCACertificates([...before, certificate])
  after(() => setDefaultCACertificates(before))
}

/** Serves a world over real HTTPS on a free port of this machine. */
export async function serve(
  world: World,
  overrides: Partial<Parameters<typeof startServer>[0]> = {},
): Promise<TestServer> {
  const { settings, app, blobs } = world
  const logged: string[] = []
  const certificate = await certificateIn(settings.data)
  const server = await startServer({
    ...servedBy(app, settings, blobs),
    loginByGet: settings.loginByGet,
    ownOrigin: new URL(settings.url).origin,
    strictTransport: !certificate.selfSigned,
    openapi: () =>
      JSON.stringify(openapiDocument(Object.values(endpoints), { url: settings.url, version: 'test', families })),
    host: '127.0.0.1',
    port: 0,
    httpPort: 0,
    url: settings.url,
    certificate,
    files: settings.filesUrl === undefined ? undefined : { url: settings.filesUrl, key: app.ticketKey },
    trustedProxies: [],
    log: pino({ level: 'debug' }, { write: line => void logged.push(line) }),
    ...overrides,
  })
  world.atEnd(() => server.close())

  const ask: TestServer['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: server.port, path, method, headers, ca: certificate.cert, servername: 'localhost' },
        response => {
          // A stream of events has no end.
          if (response.headers['content-type']?.startsWith(eventStreamType)) {
            resolve({ status: response.statusCode!, headers: response.headers, text: '', body: undefined })
            sent.destroy()
            return
          }
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            // The answer to HEAD has none.
            const isJson = text !== '' && response.headers['content-type']?.startsWith('application/json')
            const answer = {
              status: response.statusCode!,
              headers: response.headers,
              text,
              body: isJson ? (JSON.parse(text) as unknown) : undefined,
            }
            try {
              assertDeclared(path, body, answer)
              resolve(answer)
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  return {
    ...server,
    logged,
    certificate,
    ask,
    call(name, params, as = null, files = []) {
      const form = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
      if (as?.way === 'cookie') form.set('csrf', as.person.csrf)
      const { type, body } = files.length > 0 ? multipartOf(form, files) : { type: urlencoded, body: form.toString() }
      // As the pages send it.
      const page = { origin: new URL(settings.url).origin, 'sec-fetch-site': 'same-origin' }
      const origin = as?.way === 'cookie' ? page : {}
      const headers = { 'content-type': type, ...origin, ...(as ? headersOf(as.person, as.way) : {}) }
      return ask(`/api/v1/${name}`, { method: 'POST', headers, body })
    },
  }
}

const urlencoded = 'application/x-www-form-urlencoded'

/** A form with files, as browsers send it. */
export function multipartOf(
  params: Iterable<[string, string]>,
  files: readonly TestFile[],
): { type: string; body: Buffer } {
  const boundary = 'a-boundary-of-the-tests'
  const part = (headers: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${headers}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]
  const parts = [
    ...[...params].map(([name, value]) => part(`name="${name}"`, value)),
    ...files.map(({ param, filename, content, type = 'application/octet-stream' }) =>
      part(`name="${param}"; filename="${filename}"\r\ncontent-type: ${type}`, content),
    ),
  ]
  const body = Buffer.concat([...parts.flat(), Buffer.from(`--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}

/** Only files that people brought are elsewhere. */
function assertSentOn(name: string): void {
  const declared: Endpoint = Object.values(endpoints).find(endpoint => endpoint.name === name)!
  assert.equal(streamTypeOf(declared.returns), 'application/octet-stream')
}

/** Every response is checked against the declaration. */
function assertDeclared(path: string, sent: RequestOptions['body'], { status, body }: Reply): void {
  const name = /^\/api\/v1\/(\w+)(?:\?|$)/.exec(path)?.[1]
  // The tus protocol has statuses of its own.
  if (name === undefined || name === 'tus' || status === 404) return
  if (status === 302) return assertSentOn(name)
  if (status === 200) return assertMatchesContract(name, body)
  // Who has it already is told so, and nothing else.
  if (status === 304) return
  const { object, type, extra, ...others } = body as { object: string; type: ErrorType; extra: string }
  assert.deepEqual([object, others], ['error', {}], `${name} refuses with an error object`)
  assert.equal(status, type === 'rate_limit' ? 429 : 400)
  if (!isUnread({ type, extra }, `${path} ${sent?.toString()}`)) assertDeclaredError(name, { type, extra })
}

const ofRequests: ReadonlySet<string> = new Set(requestTexts)
/** Refused before it was a call: a value that cannot be read has whatever name it was sent under. */
const isUnread = ({ type, extra }: { type: ErrorType; extra: string }, sent: string): boolean =>
  type === 'bad_request' ? ofRequests.has(extra) : type === 'invalid_value' && sent.includes(extra)

/** The headers with a person's credentials. */
export function headersOf(person: Person, loginMethod: LoginMethod): Record<string, string> {
  const { authorization, cookie } = person.ways[loginMethod]
  return { ...(authorization ? { authorization } : {}), ...(cookie ? { cookie: `__Host-folkmoot=${cookie}` } : {}) }
}
