import { parseAddress } from '#contract/address.ts'
import { addressKey, takeCounted, type Rate } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'

/** How often letters to one address may be asked for, be it known or not. */
const toAddress: Rate = { count: 5, seconds: 3600 }
/** How many letters one network may have sent, to whomever. */
const fromNetwork: Rate = { count: 30, seconds: 3600 }
/** To how many addresses a day an account may want to move. */
const byAccount: Rate = { count: 5, seconds: 86_400 }

type Asking = { tx: Tx; address: string; account: { id: number } | null }

/**
 * The address a letter is asked for, counted whether anybody has it or not; null if it is none. Nobody can have the
 * mailboxes of others filled, neither one of them nor many.
 */
export async function countedAddress({ tx, address, account }: Asking, text: string): Promise<string | null> {
  const email = parseAddress(text.trim())
  if (email === null) return null
  if (address) await takeCounted(tx, `mail-asked-from:${addressKey(address)}`, fromNetwork)
  if (account) await takeCounted(tx, `mail-asked-by:${account.id}`, byAccount)
  await takeCounted(tx, `mail-asked:${email.toLowerCase()}`, toAddress)
  return email
}
