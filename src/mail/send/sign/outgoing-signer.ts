import type { Database } from '#storage/database.ts'
import { arcSigner } from './arc.ts'
import { dkimSigner, noSigner, type Signer } from './dkim.ts'
import { signingKeys, type SecretBox } from './keys.ts'

type OutgoingSignerDeps = {
  database: Database
  seal: SecretBox
  domain: string
  /** Whether mail is sent; the local mailbox is not signed. */
  isSent: boolean
  log: (line: string, error?: unknown) => void
}

const minute = 60_000

/**
 * Provides the signer for outgoing mail. Keys are loaded on first use and reloaded after a minute, as another process may have
 * renewed them. If they cannot be loaded, mail is sent unsigned and the error is logged.
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
