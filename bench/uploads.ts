// A large file that is uploaded in one request by the tus protocol, over HTTPS: how much memory the server needs for it, how
// long it takes, and how long others wait meanwhile. node bench/uploads.ts [megabytes]; with FOLKMOOT_S3_ENDPOINT and the others, into
// that bucket
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { openArchive } from './support/archive-data.ts'
import { cpuOf } from './support/cpu.ts'
import { startChild } from './processes/start-child.ts'
import { reportMetric } from './support/metrics.ts'

const megabytes = Number(process.argv[2] ?? 1000)
const archive = await openArchive({ messages: 1000 })
const { group_id, owner } = archive
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('FOLKMOOT_S3_')))
const served = await startChild('server-process.ts', { connection: archive.connection, certificate, data, env })
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.pid}/status`, 'utf8'))![1]) / 1024

const megabyte = Buffer.alloc(1_000_000)
async function ask(method: string, path: string, headers: Record<string, string>, count = 0): Promise<IncomingMessage> {
  const sent = request({
    ...{ host: '127.0.0.1', port: served.port, path, method, ca: certificate.cert, servername: 'localhost' },
    headers: { authorization: owner.ways.key.authorization!, 'tus-resumable': '1.0.0', ...headers },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  for (let n = 0; n < count; n += 1) {
    // Each differs, as those of a real file do.
    megabyte.writeUInt32LE(n)
    if (!sent.write(megabyte)) await once(sent, 'drain')
  }
  sent.end()
  const [response] = await answered
  for await (const _ of response);
  return response
}
async function upload(count: number): Promise<void> {
  const size = String(count * megabyte.length)
  const { headers } = await ask('POST', `/api/v1/tus?group_id=${group_id}&name=large.bin`, { 'upload-length': size })
  const { statusCode } = await ask(
    'PATCH',
    headers.location!,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': size },
    count,
  )
  if (statusCode !== 204) throw new Error(`the upload was refused with ${statusCode}`)
}

// One smaller one first, so that what is only loaded once does not count.
await upload(100)
const before = memory()
let most = before
const waits: number[] = []
const watching = setInterval(() => {
  most = Math.max(most, memory())
  const began = performance.now()
  void ask('GET', `/api/v1/getgroup?group_id=${group_id}`, {}).then(() => waits.push(performance.now() - began))
}, 100)
const [began, cpu] = [performance.now(), cpuOf(served.pid)]
await upload(megabytes)
clearInterval(watching)
const seconds = (performance.now() - began) / 1000
waits.sort((a, b) => a - b)
console.log(
  `${megabytes} MB uploaded in ${seconds.toFixed(1)} s, ${((cpuOf(served.pid) - cpu) / 1000).toFixed(1)} s of a processor; ` +
    `memory grew from ${before.toFixed(0)} MB by ${(most - before).toFixed(0)} MB at most; ` +
    `others waited ${waits[waits.length >> 1]?.toFixed(1)} ms, at worst ${waits.at(-1)?.toFixed(0)} ms`,
)
reportMetric({ name: `memory more during an upload of ${megabytes} MB`, unit: 'MB', ours: most - before, atMost: 30 })

await served.stop()
await archive.close()
await rm(data, { recursive: true })
