import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '#storage/database.ts'
import { findSigningKey } from '../../accounts/index.ts'

/** Which group wrote to which address. */
export type DeclineClaim = { group_id: number; email: string }

const keyOf = (tx: Tx): Promise<Buffer> => findSigningKey(tx, 'unsolicited emails')
const signature = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** The token to leave without an account. It never expires, like the opt-out. */
export async function signDeclineToken(tx: Tx, { group_id, email }: DeclineClaim): Promise<string> {
  const text = `${group_id}.${Buffer.from(email).toString('base64url')}`
  return `${text}.${signature(await keyOf(tx), text)}`
}

/** Null for an invalid token. */
export async function readDeclineToken(tx: Tx, token: string): Promise<DeclineClaim | null> {
  const parts = /^((\d{1,15})\.([\w-]{1,500}))\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [, text, group_id, email, given] = parts
  const isRight = timingSafeEqual(Buffer.from(signature(await keyOf(tx), text!)), Buffer.from(given!))
  return isRight ? { group_id: Number(group_id), email: Buffer.from(email!, 'base64url').toString() } : null
}
