import type { IncomingMessage } from 'node:http'
import type { OutboundRequest } from '#runtime/http/outbound.ts'
import { version } from '#runtime/process/version.ts'
import type { SecretBox } from '../accounts/index.ts'
import { messageId, signedHeaders } from './signature.ts'

/** One attempt: the HTTP status (0: no answer), how long it took, and the beginning of the answer or the reason. */
export type Attempt = { status: number; latency: number; answer: string }

const timeoutMs = 10_000
/** How much of an answer is read, and kept. */
const maxAnswerBytes = 4096
const maxAnswerChars = 1000

export type SendDeps = { request: OutboundRequest; seal: SecretBox }
type Target = { group_id: number; url: string; secret: Buffer; old_secret: Buffer | null }

/** What secrets are bound to: they cannot be moved to another group. */
export const boundTo = (group_id: number): string => `webhook secret of group ${group_id}`

export const isDelivered = ({ status }: Attempt): boolean => status >= 200 && status < 300

/** Sends a webhook once. Never throws: whatever happens is the outcome of the attempt. */
export async function sendWebhook(
  { request, seal }: SendDeps,
  { group_id, url, secret, old_secret }: Target,
  delivery_id: number,
  payload: object,
): Promise<Attempt> {
  const begun = performance.now()
  const latency = (): number => Math.round(performance.now() - begun)
  try {
    const sealed = [secret, ...(old_secret ? [old_secret] : [])]
    const secrets = await Promise.all(sealed.map(one => seal.decrypt(one, boundTo(group_id))))
    const body = JSON.stringify(payload)
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `Folkmoot/${version}`,
        ...signedHeaders({ id: messageId(delivery_id), body, secrets }),
      },
      body: Buffer.from(body),
      signal,
    })
    const { statusCode: status = 0 } = response
    const took = latency()
    return { status, latency: took, answer: await beginningOf(response) }
  } catch (error) {
    return { status: 0, latency: latency(), answer: reasonOf(error) }
  }
}

/** The status counts, even if the answer breaks off. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece)
      size += piece.length
      if (size >= maxAnswerBytes) break
    }
  } catch {
    // What has come is enough.
  } finally {
    response.destroy()
  }
  return printable(Buffer.concat(pieces).subarray(0, maxAnswerBytes).toString())
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return printable(String(error))
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} seconds`
  return printable(error.message || error.name)
}

/** The database stores no NUL, and nobody needs other control characters. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, maxAnswerChars)
    .toWellFormed()
}
