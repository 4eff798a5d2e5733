import { createPublicKey } from 'node:crypto'
import type { DNSResolver } from 'mailauth'
import { createCache } from '#base/cache/cache.ts'
import { getPublicKey, type KeyQuestion, type PublicKey } from 'mailauth/lib/tools.js'
import type { DkimKeyRecord } from './signatures.ts'

/** The key cache interface of mailauth. */
export type DkimKeys = {
  get(type: string, name: string, minBitLength: number | undefined, question: KeyQuestion): Promise<PublicKey>
}

const parsedKeys = createCache<PublicKey>('DKIM keys')

/**
 * Keys for the signatures of a mail. Parsed keys are cached per thread by their DNS record, since parsing takes longer than
 * verifying. docs/decisions/0029
 */
export function createDkimKeyCache(known: ReadonlyMap<string, DkimKeyRecord>, resolver: DNSResolver): DkimKeys {
  return {
    async get(type, name, minBitLength, question) {
      const record = known.get(name.toLowerCase())
      // Missing and invalid keys are not cached.
      const cacheKey = record && 'texts' in record ? JSON.stringify([record.texts, minBitLength, question]) : ''
      const cached = parsedKeys.get(cacheKey)
      if (cached) return cached
      const key = await getPublicKey(type, name, minBitLength, resolver, question)
      const parsedKey = { ...key, publicKey: createPublicKey(key.publicKey) }
      parsedKeys.set(cacheKey, parsedKey)
      return parsedKey
    },
  }
}
