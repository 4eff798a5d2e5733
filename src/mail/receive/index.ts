import { archiveDeps } from '#features/archives/index.ts'
import { findAccount } from '#features/accounts/index.ts'
import type { TtlCache } from '#runtime/cache/ttl-cache.ts'
import type { Finders } from '#runtime/calls/targets.ts'
import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { handlers, type HandlerDeps } from './handlers.ts'
import { openLedger } from './ledger.ts'
import { createSenderAuth } from './checks/sender-auth.ts'
import { createReceiver, type Receiver } from './receive.ts'
import type { ResolveDns } from './checks/dns-resolver.ts'

export { sweepLedger } from './ledger.ts'
export type { Receiver, ReceiveResult } from './receive.ts'
export { createDnsResolver, type ResolveDns } from './checks/dns-resolver.ts'

type OpenReceiverDeps = Pick<HandlerDeps, 'pipeline' | 'callAs' | 'database' | 'codes'> & {
  settings: Settings
  blobs: BlobStore
  cache: TtlCache
  finders: Pick<Finders, 'groupByName'>
  resolve: ResolveDns
  log: (line: string, error?: unknown) => void
}

/** Creates the receiver with all its dependencies. */
export function openReceiver({ cache, finders, blobs, resolve, ...deps }: OpenReceiverDeps): Receiver {
  const { settings, database } = deps
  return createReceiver({
    ...archiveDeps(settings, blobs, deps.codes),
    ...deps,
    destinations: { finders, mailDomain: settings.mailDomain },
    handlers,
    prover: createSenderAuth({ resolve, trust: settings.mailTrust, authserv: settings.mailAuthserv }),
    ledger: openLedger(database.read),
    findAccount: email =>
      cache.get(
        `sender:${email.toLowerCase()}`,
        () => findAccount(database.read, email),
        account => account && { accounts: [account.id] },
      ),
  })
}
