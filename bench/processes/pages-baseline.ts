// The yardstick for pages, as a process of its own: a bare HTTPS server that compresses a page which lies there, and sends it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { encoders } from '#runtime/http/content-encoding.ts'

const { certificate, page } = JSON.parse(process.argv[2]!) as {
  certificate: { cert: string; key: string }
  /** The file that it is in. */
  page: string
}
const body = readFileSync(page)
const server = createServer(certificate, (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-encoding', 'zstd')
  response.end(encoders.zstd(body))
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
