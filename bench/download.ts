// The archives of a group as a zip, over HTTPS: how soon it begins, how fast it comes, what the server needs for it, and
// how long others wait meanwhile. node bench/download.ts [messages] [readers]
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { openArchive } from './support/archive-data.ts'
import { startChild } from './processes/start-child.ts'

const [messages = 200_000, readers = 1] = process.argv.slice(2).filter(Number).map(Number)
const archive = await openArchive({ messages })
const { group_id, owner } = archive
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const served = await startChild('server-process.ts', { connection: archive.connection, certificate, data })
const { port } = served

async function ask(path: string): Promise<IncomingMessage> {
  const headers = { authorization: owner.ways.key.authorization! }
  const sent = request({
    ...{ host: '127.0.0.1', port, path: `/api/v1/${path}group_id=${group_id}` },
    ...{ headers, ca: certificate.cert, servername: 'localhost' },
  })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.pid}/status`, 'utf8'))![1]) / 1024
async function download(more = ''): Promise<{ first: number; total: number; bytes: number; status: number }> {
  const began = performance.now()
  const response = await ask(`downloadarchives?${more}`)
  let [first, bytes] = [0, 0]
  for await (const chunk of response as AsyncIterable<Buffer>) {
    first ||= performance.now() - began
    bytes += chunk.length
  }
  return { first, total: performance.now() - began, bytes, status: response.statusCode! }
}

// One small one first, so that what is only loaded once does not count.
const warm = await download(`start_msg_num=${messages - 20_000}&`)
console.log(`the last 20,000: first byte after ${warm.first.toFixed(0)} ms, whole after ${warm.total.toFixed(0)} ms`)
const late = await download(`start_time=2025-12-01T00:00:00Z&`)
console.log(
  `those after a late time: first byte after ${late.first.toFixed(0)} ms, ${(late.bytes / 1e6).toFixed(1)} MB`,
)

const before = memory()
let most = before
const waits: number[] = []
const watching = setInterval(() => {
  most = Math.max(most, memory())
  const began = performance.now()
  void ask('getgroup?').then(async response => {
    for await (const _ of response);
    waits.push(performance.now() - began)
  })
}, 100)
const done = await Promise.all(Array.from({ length: readers }, () => download()))
clearInterval(watching)
for (const { first, total, bytes, status } of done)
  console.log(
    `${messages} messages (HTTP ${status}): first byte after ${first.toFixed(0)} ms, ${(bytes / 1e6).toFixed(0)} MB of zip in ` +
      `${(total / 1000).toFixed(1)} s, ${Math.round(messages / (total / 1000))} messages/s, ${(bytes / 1e3 / total).toFixed(1)} MB/s`,
  )
waits.sort((a, b) => a - b)
const wait = (share: number) => waits[Math.floor((waits.length - 1) * share)]?.toFixed(0)
console.log(
  `the server: ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB, +${(most - before).toFixed(0)} MB`,
)
console.log(`others meanwhile: median ${wait(0.5)} ms, 99 % within ${wait(0.99)} ms, at most ${wait(1)} ms`)

await served.stop()
await archive.close()
await rm(data, { recursive: true })
