import type { Database } from '#storage/database.ts'
import { arcSigner } from './arc.ts'
import { dkimSigner, noSigner, type Signer } from './dkim.ts'
import { signingKeys, type SecretBox } from './keys.ts'

type OutgoingSignerDeps = {
  database: Database
  seal: SecretBox
  domain: string
  /** Whether mail leaves the house: what stays is not signed. */
  isSent: boolean
  log: (line: string, error?: unknown) => void
}

const minute = 60_000

/**
 * Who signs what goes out. Keys are opened when there is something to sign, and looked for again after a while: another process
 * may have made new ones. Mail that cannot be signed still goes out, and the operator hears why.
 */
export function createOutgoingSigner({
  database,
  seal,
  domain,
  isSent,
  log,
}: OutgoingSignerDeps): () => Promise<Signer> {
  if (!isSent) return async () => noSigner
  let cached: { signer: Promise<Signer>; until: number } | undefined
  const open = async (): Promise<Signer> => {
    try {
      const keys = await signingKeys(database.read, seal)
      const signer = dkimSigner(domain, keys)
      return { ...signer, vouching: (arrival, fields) => arcSigner({ signer, domain, keys, arrival, fields }) }
    } catch (error) {
      log('mail goes out without signatures: the keys cannot be opened', error)
      return noSigner
    }
  }
  return () => {
    if (!cached || cached.until < Date.now()) cached = { signer: open(), until: Date.now() + minute }
    return cached.signer
  }
}
