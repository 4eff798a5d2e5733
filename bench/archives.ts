// Reading a large archive through the whole road, against bare routes that answer the same bytes: at its beginning and at
// its end. node bench/archives.ts [messages] [rounds] [seconds]
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { writeToken } from '#runtime/page-tokens.ts'
import { openArchive } from './archive-data.ts'
import { startChild } from './child.ts'
import { median } from './median.ts'

const [messages = 200_000, rounds = 3, seconds = 4] = process.argv.slice(2).filter(Number).map(Number)
const archive = await openArchive({ messages })
const { group_id, owner } = archive
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const tlsOptions = { ca: certificate.cert, servername: 'localhost' }

const start = (file: string, given: object) =>
  startChild(file, { connection: archive.connection, certificate, data, ...given })
const headers = { authorization: owner.ways.key.authorization! }
const read = ({ port }: { port: number }, path: string) =>
  new Promise<{ text: string; json: Record<string, unknown> }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, ...tlsOptions }, response => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ text, json: JSON.parse(text) as Record<string, unknown> }))
    })
    sent.on('error', reject)
    sent.end()
  })

const ours = await start('served.ts', {})
const topic = Math.ceil(messages / 40)
const number = Math.ceil(messages / 2)
// The place before the last page.
const byNumber = { list: 'getmessages', field: 'msg_num', dir: 'desc' } as const
const deep = await writeToken(archive.database.read, byNumber, { group_id }, { key: 21, id: 21, before: messages - 20 })
const cases = {
  'gettopics (20)': { kind: 'gettopics', values: [group_id, 20], query: `group_id=${group_id}&limit=20` },
  'gettopic (20)': { kind: 'gettopic', values: [group_id, topic, 20], query: `topic_id=${topic}&limit=20` },
  getmessage: { kind: 'getmessage', values: [group_id, number], query: `group_id=${group_id}&msg_num=${number}` },
  'getmessages (20), first page': {
    ...{ kind: 'getmessages', values: [group_id, messages + 1, 20], query: `group_id=${group_id}&limit=20` },
  },
  'getmessages (20), last page': {
    ...{ kind: 'getmessages', values: [group_id, 21, 20], query: `group_id=${group_id}&limit=20&page_token=${deep}` },
  },
}
const paths = Object.values(cases).map(({ kind, query }) => `/api/v1/${kind}?${query}`)
const routes: Record<string, object> = {}
for (const [n, { kind, values }] of Object.values(cases).entries()) {
  const { data: _data, ...besides } = (await read(ours, paths[n]!)).json
  routes[`/${n}`] = { kind, values, besides }
}
const bare = await start('archives-yardstick.ts', { routes })
for (const [n, name] of Object.keys(cases).entries()) {
  const [a, b] = [await read(bare, `/${n}`), await read(ours, paths[n]!)]
  if (!isDeepStrictEqual(a.json, b.json)) throw new Error(`${name}: the two do not answer alike`)
  console.log(`${name}: ${b.text.length} bytes`)
}

const results = Object.keys(cases).map(() => ({
  bare: [] as number[],
  ours: [] as number[],
  p99: [] as number[],
  bareP99: [] as number[],
}))
for (let round = 0; round <= rounds; round += 1)
  for (const [n, name] of Object.keys(cases).entries()) {
    const measure = async ({ port }: { port: number }, path: string) => {
      const duration = round === 0 ? 1 : seconds
      const run = await autocannon({
        url: `https://127.0.0.1:${port}${path}`,
        headers,
        connections: 16,
        duration,
        tlsOptions,
      })
      if (run.non2xx > 0 || run.errors > 0) throw new Error(`${name}: ${run.non2xx} refused, ${run.errors} errors`)
      return run
    }
    const [yardstick, measured] = [await measure(bare, `/${n}`), await measure(ours, paths[n]!)]
    // The first round only warms up.
    if (round === 0) continue
    results[n]!.bare.push(yardstick.requests.average)
    results[n]!.ours.push(measured.requests.average)
    results[n]!.p99.push(measured.latency.p99)
    results[n]!.bareP99.push(yardstick.latency.p99)
  }
console.log(`${messages} messages, 16 connections`)
for (const [n, name] of Object.keys(cases).entries()) {
  const { bare: bareRates, ours: rates, p99, bareP99 } = results[n]!
  const [rate, bareRate] = [median(rates), median(bareRates)]
  console.log(
    `${name.padEnd(30)} ${rate.toFixed(0).padStart(6)} requests/s, p99 ${median(p99)} ms; ` +
      `bare ${bareRate.toFixed(0).padStart(6)} requests/s, p99 ${median(bareP99)} ms: ${((rate / bareRate) * 100).toFixed(0)} %`,
  )
}
for (const { stop } of [bare, ours]) await stop()
await archive.close()
await rm(data, { recursive: true })
