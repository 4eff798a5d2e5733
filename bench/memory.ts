// What the server has taken of the memory after one visitor opened 600 connections with bodies that stop before their end,
// and after 2,000 connections fetched the OpenAPI document: in all, and how much of it is back afterwards.
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'
import { startServeProcess } from '#test/servers/serve-process.ts'

const megabyte = 1024 * 1024
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const { child, url, stop } = await startServeProcess({ data: folder, ends: [] })
process.once('exit', () => child.kill('SIGKILL'))
const port = Number(new URL(url).port)

const open = (): TLSSocket => connect({ port, host: '127.0.0.1', rejectUnauthorized: false }).on('error', () => {})
async function fetchOnce(path: string): Promise<void> {
  const socket = open()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`)
  socket.resume()
  await once(socket, 'close').catch(() => {})
}
async function resident(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024
}
const told = (name: string, mb: number, rest: number): void =>
  console.log(`${name.padEnd(46)} ${mb.toFixed(0).padStart(5)} MB  ${((mb / rest - 1) * 100).toFixed(0).padStart(4)} %`)

/** A server that has served: what compiling and the first connections take is not the visitor's doing. */
async function warmUp(): Promise<number> {
  for (let round = 0; round < 4; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => fetchOnce('/api/v1/openapi.json')))
  await pause(5000)
  return resident()
}

const rest = await warmUp()
told('at rest', rest, rest)
const stalled = Array.from({ length: 600 }, open)
for (const socket of stalled)
  socket.write(
    `POST /api/v1/updatedraft HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${4 * megabyte}\r\n\r\nbody=${'x'.repeat(4 * megabyte - 1000)}`,
  )
let most = 0
for (let look = 0; look < 100; look += 1) {
  most = Math.max(most, await resident())
  await pause(100)
}
told('with 600 bodies of 4 MB that stop', most, rest)
for (const socket of stalled) socket.destroy()
await pause(60_000)
told('a minute after they are gone', await resident(), rest)
most = 0
for (let fetched = 0; fetched < 2000; fetched += 100) {
  await Promise.all(Array.from({ length: 100 }, () => fetchOnce('/api/v1/openapi.json')))
  most = Math.max(most, await resident())
}
told('with 2,000 that fetch openapi.json', most, rest)
await pause(60_000)
told('a minute after they are gone', await resident(), rest)
await stop('SIGTERM')
await rm(folder, { recursive: true })
