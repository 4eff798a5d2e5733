import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { SigningKey } from './dkim.ts'

/** Encrypts secrets, so that the database alone does not reveal them. */
export type SecretBox = {
  encrypt(secret: Buffer, context: string): Promise<Buffer>
  decrypt(ciphertext: Buffer, context: string): Promise<Buffer>
}

const currentKeys = query(
  'mailKey.current',
  `select distinct on (algorithm) algorithm, number, secret from mail_keys order by algorithm, number desc`,
)
const insertKey = query(
  'mailKey.insert',
  `insert into mail_keys (algorithm, number, secret) values (:algorithm, :number, :secret) on conflict do nothing`,
)

const generateKeys = promisify(generateKeyPair)
/** Key types: the letter of the selector, and the generator. Verifiers that support Ed25519 prefer it. */
const keyTypes = {
  'rsa-sha256': { letter: 'r', make: () => generateKeys('rsa', { modulusLength: 2048 }) },
  'ed25519-sha256': { letter: 'e', make: () => generateKeys('ed25519', {}) },
} as const
type Algorithm = keyof typeof keyTypes
const algorithms = Object.keys(keyTypes) as Algorithm[]

const selectorOf = (algorithm: Algorithm, number: number): string => `folkmoot-${keyTypes[algorithm].letter}${number}`
const keyContext = (algorithm: string, number: number): string => `mail key ${algorithm} ${number}`

/** The current signing keys, shared by all processes. They are created on first use. */
export async function signingKeys(tx: Tx, seal: SecretBox): Promise<SigningKey[]> {
  const rows = await currentKeys.all(tx)
  const missing = algorithms.filter(algorithm => !rows.some(row => row.algorithm === algorithm))
  if (missing.length > 0) {
    for (const algorithm of missing) await addKey(tx, seal, algorithm, 1)
    return signingKeys(tx, seal)
  }
  return Promise.all(
    rows.map(async ({ algorithm, number, secret }) => ({
      algorithm: algorithm as Algorithm,
      selector: selectorOf(algorithm as Algorithm, number),
      key: keyOf(await seal.decrypt(secret, keyContext(algorithm, number))),
    })),
  )
}

const keyOf = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })

// If two processes create a key at once, the first one is kept.
async function addKey(tx: Tx, seal: SecretBox, algorithm: Algorithm, number: number): Promise<void> {
  const { privateKey } = await keyTypes[algorithm].make()
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertKey.run(tx, { algorithm, number, secret: await seal.encrypt(der, keyContext(algorithm, number)) })
}

/** Creates new signing keys. The DNS records of the old ones have to stay until their mail is delivered. */
export async function renewKeys(tx: Tx, seal: SecretBox): Promise<SigningKey[]> {
  await signingKeys(tx, seal)
  for (const { algorithm, number } of await currentKeys.all(tx))
    await addKey(tx, seal, algorithm as Algorithm, number + 1)
  return signingKeys(tx, seal)
}

/** The TXT record for `SELECTOR._domainkey.DOMAIN`: RFC 6376, section 3.6.1, and RFC 8463, section 4. */
export function dnsTextOf({ algorithm, key }: Pick<SigningKey, 'algorithm' | 'key'>): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' })
  // For Ed25519 only the raw 32 bytes are published.
  if (algorithm === 'ed25519-sha256') return `v=DKIM1; k=ed25519; p=${der.subarray(-32).toString('base64')}`
  return `v=DKIM1; k=rsa; p=${der.toString('base64')}`
}
