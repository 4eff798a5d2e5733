import type { Messages } from '#locales/index.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { CommandError } from '../errors.ts'

/** The account that a command names by its address. */
export async function getAccount(tx: Tx, email: string, t: Messages): Promise<Account> {
  const { findAccount } = await import('#features/accounts/index.ts')
  const account = await findAccount(tx, email.trim())
  if (account) return account
  throw new CommandError(t.cli.user.notFound({ email }))
}

/** An account in a sentence. */
export const nameOf = ({ full_name, email }: Account): string => (full_name ? `${full_name} (${email})` : email)
