import { parseAddress } from '#contract/address.ts'
import type { Messages } from '#locales/index.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { getAccount, nameOf } from './find-account.ts'
import { readPassword, rejectCommonPassword } from './password.ts'

export const userPassword: Command = {
  usage: 'user password EMAIL [--password PASSWORD]',
  words: [1, 1],
  options: { password: { type: 'string' } },
  async run({ words: [email = ''], values }, t) {
    const password = await readPassword(values, t)
    const { givePassword } = await import('#features/accounts/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const account = await changeAsOperator(t, async (change, settings) => {
      await rejectCommonPassword(password, settings, t)
      const found = await getAccount(change.tx, email, t)
      await givePassword(change, found, password)
      return found
    })
    console.log(t.cli.user.passwordSet({ name: nameOf(account) }))
  },
}

export const userEmail: Command = {
  usage: 'user email EMAIL NEW',
  words: [2, 2],
  async run({ words: [old = '', given = ''] }, t) {
    const email = parseAddress(given.trim())
    if (email === null) throw new CommandError(t.cli.notAnEmail({ text: JSON.stringify(given) }))
    const { moveAccount } = await import('#features/accounts/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const account = await changeAsOperator(t, async change => {
      const found = await getAccount(change.tx, old, t)
      if (await moveAccount(change, found, email)) return found
      throw new CommandError(t.cli.user.addressTaken({ email }))
    })
    const name = account.full_name || t.cli.user.theAccount
    console.log(t.cli.user.emailChanged({ name, email, old: account.email }))
  },
}

/** Changes an account, and prints whose it is and whether anything changed. */
async function changeAccount(
  email: string,
  t: Messages,
  change: (systemTransaction: SystemTransaction, account_id: number) => Promise<boolean>,
): Promise<{ name: string; isChanged: boolean }> {
  const { changeAsOperator } = await import('../with-app.ts')
  return changeAsOperator(t, async systemTransaction => {
    const account = await getAccount(systemTransaction.tx, email, t)
    return { name: nameOf(account), isChanged: await change(systemTransaction, account.id) }
  })
}

export const userSuspend: Command = {
  usage: 'user suspend EMAIL',
  words: [1, 1],
  async run({ words: [email = ''] }, t) {
    const { suspend } = await import('#features/accounts/index.ts')
    const { name, isChanged } = await changeAccount(email, t, suspend)
    console.log((isChanged ? t.cli.user.suspended : t.cli.user.alreadySuspended)({ name }))
  },
}

export const userRestore: Command = {
  usage: 'user restore EMAIL',
  words: [1, 1],
  async run({ words: [email = ''] }, t) {
    const { unsuspend } = await import('#features/accounts/index.ts')
    const { name, isChanged } = await changeAccount(email, t, unsuspend)
    console.log((isChanged ? t.cli.user.restored : t.cli.user.notSuspended)({ name }))
  },
}

export const userAdmin: Command = {
  usage: 'user admin EMAIL on|off',
  words: [2, 2],
  async run({ words: [email = '', word = ''] }, t) {
    if (word !== 'on' && word !== 'off') throw new UsageError(t.cli.user.onOrOff({ text: JSON.stringify(word) }))
    const { setAdministrator } = await import('#features/accounts/index.ts')
    const { name, isChanged } = await changeAccount(email, t, (change, id) =>
      setAdministrator(change, id, word === 'on'),
    )
    const { adminGranted, adminAlready, adminRevoked, adminNever } = t.cli.user
    const sentences = word === 'on' ? [adminAlready, adminGranted] : [adminNever, adminRevoked]
    console.log(sentences[Number(isChanged)]!({ name }))
  },
}
