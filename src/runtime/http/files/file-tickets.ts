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

/**
 * Addresses of files in the responses to programs are good for an hour or a little more: they end at every half hour, so that they
 * stay the same from one call to the next.
 */
const roundedTo = 1800
const linkSeconds = 3600

/** A ticket for one address of a file: a path with its query, by one caller. */
export function signLink(key: Buffer, path: string, proof: CredentialRef, now = Date.now()): string {
  const until = Math.ceil((now / 1000 + linkSeconds) / roundedTo)
  const ref = 'key_id' in proof ? `k${proof.key_id}` : `s${proof.session_id}`
  return `${ref}.${until}.${linkSignature(key, path, `${ref}.${until}`)}`
}

/** The session or key of a ticket for this address, or null if its signature is invalid or it has expired. */
export function readLink(key: Buffer, path: string, text: string, now = Date.now()): CredentialRef | null {
  const [, claim, kind, id, until, given] = /^(([ks])(\d{1,16})\.(\d{1,9}))\.([\w-]{43})$/.exec(text) ?? []
  if (claim === undefined || given === undefined) return null
  if (!timingSafeEqual(Buffer.from(linkSignature(key, path, claim)), Buffer.from(given))) return null
  if (Number(until) * roundedTo * 1000 <= now) return null
  return kind === 'k' ? { key_id: Number(id) } : { session_id: Number(id) }
}

// A claim of the file host has no line breaks: neither passes for the other.
const linkSignature = (key: Buffer, path: string, claim: string): string => signature(key, `${path}\n${claim}`)

const signature = (key: Buffer, claim: string): string => createHmac('sha256', key).update(claim).digest('base64url')
