import { archiveParts } from '#features/archives/index.ts'
import { findAccount } from '#features/accounts/index.ts'
import type { Cache } from '#runtime/cache.ts'
import type { Finders } from '#runtime/subjects.ts'
import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import { handlers, type HandlerParts } from './handlers.ts'
import { openLedger } from './ledger.ts'
import { createProver } from './proof.ts'
import { createReceiver, type Receiver } from './receive.ts'
import type { Resolve } from './resolver.ts'

export { sweepLedger } from './ledger.ts'
export type { Receiver, Result } from './receive.ts'
export { createResolver, type Resolve } from './resolver.ts'

type Parts = Pick<HandlerParts, 'road' | 'callAs' | 'database' | 'codes'> & {
  settings: Settings
  blobs: Blobs
  cache: Cache
  finders: Pick<Finders, 'groupByName'>
  /** How DNS is asked. */
  resolve: Resolve
  log: (line: string, error?: unknown) => void
}

/** Opens the road for mail that comes in. */
export function openReceiver({ cache, finders, blobs, resolve, ...parts }: Parts): Receiver {
  const { settings, database } = parts
  return createReceiver({
    ...archiveParts(settings, blobs, parts.codes),
    ...parts,
    destinations: { finders, mailDomain: settings.mailDomain },
    handlers,
    prover: createProver({ resolve, trust: settings.mailTrust, authserv: settings.mailAuthserv }),
    ledger: openLedger(database.read),
    findAccount: email =>
      cache.get(
        `sender:${email.toLowerCase()}`,
        () => findAccount(database.read, email),
        account => account && { accounts: [account.id] },
      ),
  })
}
