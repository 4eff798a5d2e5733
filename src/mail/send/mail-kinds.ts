import { addressesOf } from '#features/groups/index.ts'
import type { TokenSigner } from '#mail/signed-tokens.ts'
import type { ResolveDns } from '#mail/receive/index.ts'
import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { copyComposer } from './member-copy/compose-copy.ts'
import { createDmarcPolicies, type DmarcPolicies } from './member-copy/dmarc.ts'
import { digestComposer, digestKinds } from './digest/compose-digest.ts'
import { notificationMailKind } from './notifications/mail-kind.ts'
import { memberMailKind, type MailKinds } from './queue/mail-kind.ts'
import { withEnvelopeFrom } from './envelope-from.ts'
import { createOutgoingSigner } from './sign/outgoing-signer.ts'
import type { SecretBox } from './sign/keys.ts'

export type MessageTypeDeps = {
  settings: Settings
  codes: TokenSigner
  blobs: BlobStore
  database: Database
  seal: SecretBox
  resolve: ResolveDns
  log: (line: string, error?: unknown) => void
}

// DMARC does not matter for the local mailbox.
const noDmarcPolicies: DmarcPolicies = { isForbidden: async () => false }

/** All kinds of outgoing mail. */
export function createMessageTypes({
  settings,
  codes,
  blobs,
  database,
  seal,
  resolve,
  log,
}: MessageTypeDeps): MailKinds {
  const isSent = settings.smtpRelay !== undefined
  const signer = createOutgoingSigner({ database, seal, log, domain: settings.mailDomain, isSent })
  const policies = isSent
    ? createDmarcPolicies({ resolveTxt: async name => (await resolve(name, 'TXT')) as string[][] })
    : noDmarcPolicies
  const { language, largestMail } = settings
  const mayShare = isSent && settings.mailCopies === 'shared'
  const copyContext = {
    addresses: addressesOf(settings),
    language,
    blobs,
    codes,
    policies,
    signer,
    largestMail,
    mayShare,
  }
  return withEnvelopeFrom(
    { mailDomain: settings.mailDomain, codes },
    {
      notification: notificationMailKind(settings.mailDomain, signer),
      single: memberMailKind(copyComposer(copyContext)),
      ...Object.fromEntries(digestKinds.map(kind => [kind, memberMailKind(digestComposer(copyContext, kind))])),
    },
  )
}
