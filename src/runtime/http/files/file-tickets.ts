import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CredentialRef } from '../../calls/identity.ts'

/** A ticket covers one call with its parameters by one caller. It does not grant permissions. */
export type FileTicket = {
  call: string
  params: readonly (readonly [name: string, value: unknown])[]
  /** The host that the call was made to: on an organisation's host only its groups exist. */
  host: string
  /** The session or key of the caller; null for visitors. */
  proof: CredentialRef | null
}

/** Long enough for a browser to follow a redirect, too short to share. */
const lifetimeSeconds = 60

export function signTicket(key: Buffer, ticket: FileTicket, now = Date.now()): string {
  const claim = Buffer.from(JSON.stringify({ ...ticket, until: now + lifetimeSeconds * 1000 })).toString('base64url')
  return `${claim}.${signature(key, claim)}`
}

/** The content of a ticket, or null if its signature is invalid or it has expired. */
export function readTicket(key: Buffer, text: string, now = Date.now()): FileTicket | null {
  const [, claim, given] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? []
  if (claim === undefined || given === undefined) return null
  if (!timingSafeEqual(Buffer.from(signature(key, claim)), Buffer.from(given))) return null
  const { until, ...ticket } = JSON.parse(Buffer.from(claim, 'base64url').toString()) as FileTicket & { until: number }
  return until > now ? ticket : null
}

const signature = (key: Buffer, claim: string): string => createHmac('sha256', key).update(claim).digest('base64url')
