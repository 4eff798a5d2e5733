import { parseAddress } from '#contract/address.ts'
import type { Limits } from '#runtime/call.ts'
import type { Mark } from '#runtime/identity.ts'
import { callerKey, takeCounted } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'
import type { Purpose } from './tokens.ts'

type Asking = {
  tx: Tx
  address: string
  marks: readonly Mark[]
  account: { id: number } | null
  limits: Limits
}

/**
 * The address a letter is asked for, counted whether anybody has it or not; null if it is none. Nobody can have the
 * mailboxes of others filled, neither one of them nor many; nor can they use up what its owner needs: letters are counted by
 * what their links are for, and so who has had all of them has a link. docs/decisions/0010
 */
export async function countedAddress(
  { tx, address, marks, account, limits }: Asking,
  text: string,
  purpose: Purpose,
): Promise<string | null> {
  const email = parseAddress(text.trim())
  if (email === null) return null
  if (address) await takeCounted(tx, `mail-asked-from:${callerKey({ address, marks })}`, limits.lettersFrom)
  if (account) await takeCounted(tx, `mail-asked-by:${account.id}`, limits.addressChanges)
  await takeCounted(tx, `mail-asked:${purpose}:${email.toLowerCase()}`, limits.lettersTo)
  return email
}
