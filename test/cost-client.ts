import { connect } from 'node:tls'
import { parentPort, workerData } from 'node:worker_threads'
import { costlyRequests, type PageTarget } from './fixtures/costly-requests.ts'

// Sends requests from a separate thread, so that only the server's work is measured.

const { port, ...place } = workerData as PageTarget & { port: number }
// Made here: to hand large ones over would be work of the thread that is measured.
const requests = costlyRequests(place)

/** Sends a raw request, waits until the connection is closed, and returns the status. */
function send(request: Buffer): Promise<number> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      if (answer.length < 100) answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(Number(answer.slice(9, 12))))
    socket.write(request)
  })
}

parentPort!.on('message', (name: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  void send(requests[name]!).then(status => parentPort!.postMessage(status))
})
