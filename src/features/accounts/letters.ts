import type { LetterWriters } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { accountById, confirmedByEmail } from './store.ts'

/** The letters that facts about accounts cause. */
export const accountLetters = {
  'account.registered': async ({ data }, { tx, url }) => {
    const account = await accountById.first(tx, [data.account_id])
    if (!account) return []
    const { host } = new URL(url)
    return [
      {
        kind: 'account_registered',
        recipient: account.email,
        subject: `Your account at ${host}`,
        body: `${greeting(account.full_name)}

an account was made for you at ${url}.

To sign in, go to ${url} with this address and the password of the account:

    ${account.email}

If you do not know what this is about, somebody may have given your address by mistake. Then there is nothing you need
to do.
`,
      },
    ]
  },
} satisfies LetterWriters

// The name is chosen by whoever registers, and the letter goes to whom they say: it must not carry their advertisement.
function greeting(name: string): string {
  const looksLikeName = name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’·-]+$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return looksLikeName ? `Hello ${name},` : 'Hello,'
}

/** Whether somebody has shown that letters to this address are welcome. */
export async function isConfirmedAddress(tx: Tx, address: string): Promise<boolean> {
  return (await confirmedByEmail.first(tx, [address])) !== undefined
}
