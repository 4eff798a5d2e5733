// Callers who ask one thing after the other, in a process of their own. They read no more of an answer than its length, so
// that they take little of the processors from whoever answers.
import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { requestText, type BenchRequest } from '../support/request.ts'

/** What callers are told to do. */
export type LoadOrder = {
  port: number
  /** Whose server it is; empty: it is asked over plain HTTP, as by a proxy. */
  cert: string
  callers: number
  seconds: number
  /** So long each waits between an answer and the next question. */
  pauseMs?: number
  /** What they ask for in turn. */
  asked: readonly BenchRequest[]
}
/** What they saw. `cpu`: milliseconds that they took themselves. */
export type LoadResult = { seconds: number; times: number[]; refused: number; bytes: number; cpu: number }

const { port, cert, callers, seconds, pauseMs = 0, asked } = JSON.parse(process.argv[2]!) as LoadOrder
const requests = asked.map(one => Buffer.from(requestText(one)))

/** Sends, and answers the status and the length once all of it is there. */
function ask(socket: Socket, request: Buffer): Promise<{ status: number; length: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; length: number }>()
  let [status, length, left] = [0, 0, Infinity]
  const onData = (chunk: Buffer): void => {
    if (left === Infinity) {
      const end = chunk.indexOf('\r\n\r\n')
      const text = chunk.toString('latin1', 0, end)
      status = Number(text.split(' ', 2)[1])
      left = length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) + end + 4
    }
    left -= chunk.length
    if (left <= 0) resolve({ status, length })
  }
  const onClose = (): void => reject(new Error('the connection was closed'))
  socket.on('data', onData).on('close', onClose)
  socket.write(request)
  return promise.finally(() => socket.off('data', onData).off('close', onClose))
}

const open = (): Socket =>
  cert
    ? connect({ host: '127.0.0.1', port, ca: cert, servername: 'localhost' })
    : connectPlain({ host: '127.0.0.1', port })
const sockets = Array.from({ length: callers }, () => open().setNoDelay())
await Promise.all(sockets.map(socket => once(socket, cert ? 'secureConnect' : 'connect')))
process.send!({ port: 0 })
await once(process, 'message')

const began = performance.now()
const cpu = process.cpuUsage()
const called: LoadResult = { seconds: 0, times: [], refused: 0, bytes: 0, cpu: 0 }
let next = 0
await Promise.all(
  sockets.map(async socket => {
    while (performance.now() - began < seconds * 1000) {
      const started = performance.now()
      const { status, length } = await ask(socket, requests[next++ % requests.length]!)
      called.times.push(performance.now() - started)
      called.bytes += length
      if (status !== 200) called.refused += 1
      if (pauseMs > 0) await pause(pauseMs)
    }
  }),
)
called.seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpu)
called.cpu = (user + system) / 1000
process.send!(called)
process.disconnect!()
for (const socket of sockets) socket.destroy()
