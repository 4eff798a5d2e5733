import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CredentialRef } from '../../calls/identity.ts'

/** What a ticket is good for: one call with its parameters, by one caller. It says nothing about rights. */
export type FileTicket = {
  call: string
  params: readonly (readonly [name: string, value: unknown])[]
  /** The host that the call was made to: where an organisation has its own, its groups alone exist. */
  host: string
  /** How the caller was known; null for visitors. */
  proof: CredentialRef | null
}

/** Long enough for a browser to follow a link, too short for one to be passed on. */
const lifetimeSeconds = 60

/** A ticket as text that fits into a link. */
export function signTicket(key: Buffer, ticket: FileTicket, now = Date.now()): string {
  const claim = Buffer.from(JSON.stringify({ ...ticket, until: now + lifetimeSeconds * 1000 })).toString('base64url')
  return `${claim}.${signature(key, claim)}`
}

/** What a ticket says, or null if it is not one of ours or its time is over. */
export function readTicket(key: Buffer, text: string, now = Date.now()): FileTicket | null {
  const [, claim, given] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? []
  if (claim === undefined || given === undefined) return null
  if (!timingSafeEqual(Buffer.from(signature(key, claim)), Buffer.from(given))) return null
  const { until, ...ticket } = JSON.parse(Buffer.from(claim, 'base64url').toString()) as FileTicket & { until: number }
  return until > now ? ticket : null
}

const signature = (key: Buffer, claim: string): string => createHmac('sha256', key).update(claim).digest('base64url')
