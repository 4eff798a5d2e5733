import { request } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { rootCertificates } from 'node:tls'
import { version } from '#runtime/process/version.ts'

export type AcmeResponse = { status: number; headers: IncomingHttpHeaders; text: string }

const timeoutMs = 30_000
const maxBytes = 1024 * 1024

/** Sends requests to a certificate authority, over HTTPS only. */
export function createAcmeTransport({ ca, signal }: { ca: string | undefined; signal: AbortSignal }) {
  const trusted = ca === undefined ? {} : { ca: [...rootCertificates, ca] }
  return (method: 'GET' | 'HEAD' | 'POST', url: string, body?: string): Promise<AcmeResponse> =>
    new Promise((resolve, reject) => {
      const headers = {
        'user-agent': `folkmoot/${version}`,
        ...(body !== undefined && {
          'content-type': 'application/jose+json',
          'content-length': Buffer.byteLength(body),
        }),
      }
      const sent = request(url, { method, headers, agent: false, timeout: timeoutMs, signal, ...trusted }, response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (text.length > maxBytes) response.destroy(new Error(`${new URL(url).host} sends too much`))
        })
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      })
      sent.on('timeout', () => sent.destroy(new Error(`${new URL(url).host} does not answer`)))
      sent.on('error', reject)
      sent.end(body)
    })
}
