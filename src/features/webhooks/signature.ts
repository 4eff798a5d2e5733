import { createHmac, randomBytes } from 'node:crypto'

/** Secrets and signatures as in the Standard Webhooks specification: receivers can use its libraries. */
const prefix = 'whsec_'
const secretBytes = 24

export const newSecret = (): Buffer => randomBytes(secretBytes)
export const secretText = (secret: Buffer): string => prefix + secret.toString('base64')

/** The `webhook-id`: receivers recognize by it what they have received before. */
export const messageId = (delivery_id: number): string => `msg_${delivery_id}`

/** The headers of one attempt, signed with each secret that is valid. */
export function signedHeaders(
  { id, body, secrets }: { id: string; body: string; secrets: readonly Buffer[] },
  seconds = Math.floor(Date.now() / 1000),
) {
  const signatures = secrets.map(
    secret => `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
