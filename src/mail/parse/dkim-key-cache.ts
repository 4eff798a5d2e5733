import { createPublicKey } from 'node:crypto'
import type { DNSResolver } from 'mailauth'
import { createCache } from '#base/cache/cache.ts'
import { getPublicKey, type KeyQuestion, type PublicKey } from 'mailauth/lib/tools.js'
import type { DkimKeyRecord } from './signatures.ts'

/** What the library asks for the key of a signature. */
export type DkimKeys = {
  get(type: string, name: string, minBitLength: number | undefined, question: KeyQuestion): Promise<PublicKey>
}

const parsedKeys = createCache<PublicKey>('DKIM keys')

/**
 * The keys that signatures of one mail name. What DNS says of a key is read once in a thread, and again when it says
 * something else: reading it takes longer than verifying with it. docs/decisions/0029
 */
export function createDkimKeyCache(known: ReadonlyMap<string, DkimKeyRecord>, resolver: DNSResolver): DkimKeys {
  return {
    async get(type, name, minBitLength, question) {
      const record = known.get(name.toLowerCase())
      // What is not there, or cannot be read, is asked for and refused each time: nothing of it is kept.
      const said = record && 'texts' in record ? JSON.stringify([record.texts, minBitLength, question]) : ''
      const before = parsedKeys.get(said)
      if (before) return before
      const key = await getPublicKey(type, name, minBitLength, resolver, question)
      const opened = { ...key, publicKey: createPublicKey(key.publicKey) }
      parsedKeys.set(said, opened)
      return opened
    },
  }
}
