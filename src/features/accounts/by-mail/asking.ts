import { parseAddress } from '#contract/address.ts'
import type { Limits } from '#runtime/call.ts'
import { addressKey, takeCounted } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'

type Asking = { tx: Tx; address: string; account: { id: number } | null; limits: Limits }

/**
 * The address a letter is asked for, counted whether anybody has it or not; null if it is none. Nobody can have the
 * mailboxes of others filled, neither one of them nor many. docs/decisions/0010
 */
export async function countedAddress({ tx, address, account, limits }: Asking, text: string): Promise<string | null> {
  const email = parseAddress(text.trim())
  if (email === null) return null
  if (address) await takeCounted(tx, `mail-asked-from:${addressKey(address)}`, limits.lettersFrom)
  if (account) await takeCounted(tx, `mail-asked-by:${account.id}`, limits.addressChanges)
  await takeCounted(tx, `mail-asked:${email.toLowerCase()}`, limits.lettersTo)
  return email
}
