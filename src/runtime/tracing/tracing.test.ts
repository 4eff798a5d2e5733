// Not on every day: it starts servers of other makers.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { traced, tracer } from '#base/tracing.ts'
import { until, usedFolders } from '#test/servers/embedded.ts'
import { startServeProcess } from '#test/servers/serve-process.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { startTracing } from './otlp-tracer.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code: number; message?: string }
}
type Export = { resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Span[] }[] }[] }

/** A collector: takes what an exporter sends, as OTLP over HTTP says. */
async function startCollector(t: TestContext): Promise<{ url: string; bodies: string[]; spans(): Span[] }> {
  const bodies: string[] = []
  const server = createServer((incoming, answer) => {
    assert.equal(`${incoming.method} ${incoming.url}`, 'POST /v1/traces')
    assert.match(incoming.headers['content-type'] ?? '', /^application\/json/)
    let body = ''
    incoming.setEncoding('utf8').on('data', (part: string) => (body += part))
    incoming.on('end', () => {
      bodies.push(body)
      answer.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const spans = () =>
    bodies.flatMap(body =>
      (JSON.parse(body) as Export).resourceSpans.flatMap(one => one.scopeSpans.flatMap(scope => scope.spans)),
    )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans }
}

const valueOf = ({ attributes }: Span, key: string): string | undefined => {
  const value = attributes.find(one => one.key === key)?.value
  return value && String(value.stringValue ?? value.intValue)
}

type Answer = { status: number; requestId: string; text: string }

function send(url: string, from: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const options = {
      method,
      localAddress: from,
      rejectUnauthorized: false,
      agent: false,
      headers: { ...type, ...headers },
    }
    const sent = request(url, options, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, requestId: String(answer.headers['x-request-id']), text }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

test('requests, calls, statements, jobs and deliveries become traces without anything about people', async t => {
  const folders = await usedFolders(t)
  const [collector, relay] = [await startCollector(t), await startSink()]
  t.after(() => relay.close())
  const server = await startServeProcess({
    ...folders,
    env: {
      FOLKMOOT_TRACING: collector.url,
      FOLKMOOT_TRUSTED_PROXIES: '127.0.0.1',
      FOLKMOOT_SMTP_RELAY: `smtp://127.0.0.1:${relay.port}`,
      FOLKMOOT_SMTP_RELAY_TLS: 'off',
      FOLKMOOT_MAIL_DOMAIN: 'lists.example.org',
    },
  })
  const api = server.url.replace('localhost', '127.0.0.1')
  const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const traceparent = `00-${trace}-${parent}-01`
  const person = new URLSearchParams({
    email: 'ada.private@example.net',
    password: 'a very private phrase',
    full_name: 'Ada Private',
  })

  const fromProxy = await send(`${api}/api/v1/registeruser`, '127.0.0.1', { traceparent }, person.toString())
  const fromAnyone = await send(`${api}/api/v1/getgroup?group_name=private-bakers`, '127.0.0.2', { traceparent })
  const page = await send(`${api}/g/private-bakers`, '127.0.0.2', { traceparent: 'nonsense' })
  await until(() => relay.taken.length > 0)
  await server.stop('SIGTERM')

  assert.equal(fromProxy.status, 200, fromProxy.text)
  const spans = collector.spans()
  const byRequest = (id: string): Span => spans.find(span => valueOf(span, 'folkmoot.request_id') === id)!
  const below = ({ spanId }: Span): Span[] => spans.filter(span => span.parentSpanId === spanId)
  const [first, second, third] = [fromProxy, fromAnyone, page].map(({ requestId }) => byRequest(requestId))
  // From the proxy, in the trace that it names; from anyone else, in one of its own.
  assert.deepEqual([first!.traceId, first!.parentSpanId, first!.kind], [trace, parent, 2])
  assert.equal(first!.name, 'POST /api/v1/registeruser')
  assert.equal(valueOf(first!, 'http.response.status_code'), '200')
  for (const span of [second!, third!]) assert.ok(span.traceId !== trace && span.parentSpanId === undefined)
  assert.equal(third!.name, 'GET page')
  const [call] = below(first!).filter(span => span.name === 'call registeruser')
  const statements = below(call!)
  const unexpected = statements.filter(span => !/^query [\w.:]+$/.test(span.name) || span.kind !== 3)
  assert.deepEqual([statements.length > 3, unexpected], [true, []], statements.map(({ name }) => name).join())
  assert.ok(statements.some(span => span.name === 'query commit'))
  assert.ok(spans.some(span => span.name === 'call getgroup' && valueOf(span, 'error.type')))
  assert.ok(spans.some(span => span.name.startsWith('job ') && span.parentSpanId === undefined))
  const [delivery] = spans.filter(span => span.name === 'delivery')
  assert.equal(valueOf(delivery!, 'folkmoot.delivery.outcome'), 'sent')
  assert.ok(collector.bodies.every(body => body.includes('"service.name"')))
  for (const secret of ['private', 'Private', 'example.net', '127.0.0.2', 'phrase'])
    assert.equal(
      collector.bodies.some(body => body.includes(secret)),
      false,
      secret,
    )
})

test('a collector that is away is mentioned once, and nothing else changes', async t => {
  const folders = await usedFolders(t)
  const server = await startServeProcess({ ...folders, env: { FOLKMOOT_TRACING: 'http://127.0.0.1:1' } })

  for (let n = 0; n < 3; n++) assert.equal((await send(`${server.url}/about`, '127.0.0.1', {})).status < 500, true)
  await server.stop('SIGTERM')

  assert.equal(server.logged().match(/traces could not be sent to the collector/g)?.length, 1)
})

test('a part of the traces is recorded, and a proxy decides for its own', async t => {
  const collector = await startCollector(t)
  const [yes, no] = ['1', '0'].map(digit => `00-${digit}af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0${digit}`)
  const recorded = async (percent: number): Promise<string[]> => {
    const tracing = startTracing({ endpoint: collector.url, percent, log: line => assert.fail(line) })
    for (let n = 0; n < 20; n++) await traced({ name: 'own', kind: 'internal' }, async () => {})
    for (const header of [yes, no])
      tracer()!
        .startRequest(`asked ${header?.at(-1)}`, {}, header)
        .end({}, false)
    await tracing.stop()
    return collector
      .spans()
      .splice(0)
      .map(({ name }) => name)
  }

  assert.deepEqual(await recorded(0), ['asked 1'])
  collector.bodies.length = 0
  assert.deepEqual(await recorded(100), [...Array.from({ length: 20 }, () => 'own'), 'asked 1'])
})
