// Not on every day: it starts the service and servers of other makers, and restarts them.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'node:https'
import { request as plainRequest } from 'node:http'
import { test } from 'node:test'
import { until } from './servers/embedded.ts'
import { freePort } from './servers/free-port.ts'
import { proxyMissing, startProxy } from './servers/reverse-proxy.ts'
import { startServeProcess } from './servers/serve-process.ts'
import { headersOf } from './servers/server.ts'
import { newWorld } from './world.ts'

const host = 'groups.example.org'
const world = await newWorld({ FOLKMOOT_URL: `https://${host}`, FOLKMOOT_ROLES: 'api' }, { hear: () => {} })
const { user, password, port, database, host: socket } = world.connection
const databaseUrl = `postgres://${user}:${encodeURIComponent(String(password))}@/${database}?host=${encodeURIComponent(socket)}&port=${port}`
const [group_id, person] = [world.group.id, world.people.ben]

/** A node of the installation: the command line itself, on ports of its own. */
async function openNode() {
  const data = await mkdtemp(join(tmpdir(), 'folkmoot-node-'))
  const ends: (() => Promise<unknown>)[] = []
  world.atEnd(async () => {
    for (const end of ends) await end()
    await rm(data, { recursive: true })
  })
  const [httpPort, metricsPort] = [await freePort(), await freePort()]
  const env = {
    ...{ DATABASE_URL: databaseUrl, FOLKMOOT_URL: world.settings.url, FOLKMOOT_BLOBS: world.settings.blobs },
    ...{ FOLKMOOT_HTTP_PORT: String(httpPort), FOLKMOOT_TRUSTED_PROXIES: '127.0.0.1', FOLKMOOT_DRAIN_SECONDS: '3' },
    ...{ FOLKMOOT_LMTP_PORT: 'off', FOLKMOOT_METRICS: `127.0.0.1:${metricsPort}` },
  }
  const start = () => startServeProcess({ data, ends, env })
  let served = await start()
  return {
    httpPort,
    async restart() {
      await served.stop('SIGTERM')
      served = await start()
      await until(() => isReady(httpPort))
    },
    /** The calls that the proxy has sent to it since it started. */
    async calls() {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Number(/^folkmoot_http_requests_total\{kind="call",status="2xx"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
    },
  }
}
const isReady = (at: number): Promise<boolean> =>
  new Promise(resolve => {
    plainRequest({ host: '127.0.0.1', port: at, path: '/readyz' }, response => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })

const nodes = await Promise.all([openNode(), openNode()])

for (const name of ['caddy', 'nginx'] as const)
  test(`a rolling restart behind ${name} fails no request`, { skip: proxyMissing(name) }, async t => {
    const [one, two] = nodes
    const proxy = await startProxy(name, one.httpPort, two.httpPort)
    t.after(() => proxy.stop())
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
    t.after(() => agent.destroy())
    const ask = (path: string, form?: Record<string, string>): Promise<string> =>
      new Promise(resolve => {
        const sent = request(
          {
            ...{ host: '127.0.0.1', port: proxy.port, servername: host, agent, path },
            method: form ? 'POST' : 'GET',
            headers: {
              host,
              ...headersOf(person, 'key'),
              ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
            },
          },
          response => {
            let text = ''
            response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
            response.on('end', () => resolve(response.statusCode === 200 ? 'ok' : `${response.statusCode} ${text}`))
          },
        )
        sent.on('error', error => resolve(String(error)))
        sent.end(form && String(new URLSearchParams(form)))
      })
    const answers: string[] = []
    let isOver = false
    let written = 0
    const read = async (): Promise<void> => {
      while (!isOver) answers.push(await ask(`/api/v1/getmessages?group_id=${group_id}&limit=5`))
    }
    const write = async (): Promise<void> => {
      while (!isOver) {
        const subject = `${name} ${(written += 1)}`
        answers.push(await ask('/api/v1/postmessage', { group_id: String(group_id), subject, body: 'Rye' }))
      }
    }
    let had = [(await one.calls()) + 20, (await two.calls()) + 20]
    const working = Promise.all([read(), read(), read(), write(), write()])
    /** The proxy knows both: Caddy answers a change with 503 in a moment in which it knows none. */
    const areBothUsed = async (): Promise<boolean> => (await one.calls()) > had[0]! && (await two.calls()) > had[1]!
    await until(areBothUsed)
    had = [20, 20]
    for (const node of nodes) {
      await node.restart()
      await until(areBothUsed)
    }
    isOver = true
    await working

    assert.deepEqual(
      answers.filter(answer => answer !== 'ok'),
      [],
      await proxy.log(),
    )
    const [stored] = await world.sql(
      `select count(*)::int as count from topics where group_id = $1 and subject like $2`,
      [group_id, `${name} %`],
    )
    assert.equal(stored!['count'], written)
  })
