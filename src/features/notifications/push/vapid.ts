import { createECDH } from 'node:crypto'
import { findSigningKey } from '../../accounts/index.ts'
import type { Tx } from '#storage/database.ts'

/** The key pair by which push services know this installation (RFC 8292); every 256-bit key of ours is a valid one. */
export async function findVapidKeys(tx: Tx): Promise<{ publicKey: string; privateKey: string }> {
  const secret = await findSigningKey(tx, 'web push')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
