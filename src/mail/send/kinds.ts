import { addressesOf } from '#features/groups/index.ts'
import type { Codes } from '#mail/codes.ts'
import type { Resolve } from '#mail/receive/index.ts'
import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { copyComposer } from './copy/compose-copy.ts'
import { dmarcPolicies, type Policies } from './copy/dmarc.ts'
import { digestComposer, digestKinds } from './digest/compose-digest.ts'
import { letterKind } from './letter-kind.ts'
import { toMembers, type Kinds } from './queue/kind.ts'
import { returnedTo } from './return-to.ts'
import { houseSigner } from './sign/house-signer.ts'
import type { Seal } from './sign/keys.ts'

export type KindParts = {
  settings: Settings
  codes: Codes
  blobs: Blobs
  database: Database
  seal: Seal
  /** How DNS is asked. */
  resolve: Resolve
  log: (line: string, error?: unknown) => void
}

// What stays in the local mailbox offends nobody.
const askNobody: Policies = { isForbidden: async () => false }

/** All that goes out, by its kind. */
export function kindsOf({ settings, codes, blobs, database, seal, resolve, log }: KindParts): Kinds {
  const isSent = settings.smtpRelay !== undefined
  const signer = houseSigner({ database, seal, log, domain: settings.mailDomain, isSent })
  const policies = isSent
    ? dmarcPolicies({ resolveTxt: async name => (await resolve(name, 'TXT')) as string[][] })
    : askNobody
  const house = { addresses: addressesOf(settings), blobs, codes, policies, signer, largestMail: settings.largestMail }
  return returnedTo(
    { mailDomain: settings.mailDomain, codes },
    {
      letter: letterKind(settings.mailDomain, signer),
      single: toMembers(copyComposer(house)),
      ...Object.fromEntries(digestKinds.map(kind => [kind, toMembers(digestComposer(house, kind))])),
    },
  )
}
