import type { ZipEntry } from '#content/zip.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Implementation } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { contentsIn } from '../groups/index.ts'
import { getPostingAddresses, newPostingAddress, revokePostingAddress } from './manage.ts'
import { postMessage } from './post-message.ts'
import { addressesOfAccount } from './store.ts'

export const postingAddressHandlers = (deps: ArchiveDeps): Implementation[] => [
  getPostingAddresses,
  newPostingAddress(deps),
  revokePostingAddress,
  postMessage(deps),
]

/** Removed in the background after their group. */
export const postingAddressContents = contentsIn(['posting_addresses'])

export async function* postingAddressExport(tx: Tx, { id: account_id }: Account): AsyncGenerator<ZipEntry> {
  const rows = await addressesOfAccount.all(tx, { account_id })
  yield { path: 'posting_addresses.json', content: `${JSON.stringify(rows, null, 2)}\n` }
}
