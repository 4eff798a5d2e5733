import { parseAddress } from '#contract/address.ts'
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
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(t, async ({ app }, settings) => {
      await rejectCommonPassword(password, settings, t)
      return app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email, t)
        await givePassword(systemTransaction, found, password)
        return found
      })
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
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, old, t)
        if (await moveAccount(systemTransaction, found, email)) return found
        throw new CommandError(t.cli.user.addressTaken({ email }))
      }),
    )
    const name = account.full_name || t.cli.user.theAccount
    console.log(t.cli.user.emailChanged({ name, email, old: account.email }))
  },
}

export const userSuspend: Command = {
  usage: 'user suspend EMAIL',
  words: [1, 1],
  async run({ words: [email = ''] }, t) {
    const { suspend } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email, t)
        return { account: found, isChanged: await suspend(systemTransaction, found.id) }
      }),
    )
    const { suspended, alreadySuspended } = t.cli.user
    console.log((isChanged ? suspended : alreadySuspended)({ name: nameOf(account) }))
  },
}

export const userRestore: Command = {
  usage: 'user restore EMAIL',
  words: [1, 1],
  async run({ words: [email = ''] }, t) {
    const { unsuspend } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email, t)
        return { account: found, isChanged: await unsuspend(systemTransaction, found.id) }
      }),
    )
    const { restored, notSuspended } = t.cli.user
    console.log((isChanged ? restored : notSuspended)({ name: nameOf(account) }))
  },
}

export const userAdmin: Command = {
  usage: 'user admin EMAIL on|off',
  words: [2, 2],
  async run({ words: [email = '', word = ''] }, t) {
    if (word !== 'on' && word !== 'off') throw new UsageError(t.cli.user.onOrOff({ text: JSON.stringify(word) }))
    const site_admin = word === 'on'
    const { setAdministrator } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email, t)
        return { account: found, isChanged: await setAdministrator(systemTransaction, found.id, site_admin) }
      }),
    )
    const { adminGranted, adminAlready, adminRevoked, adminNever } = t.cli.user
    const sentences = site_admin ? [adminAlready, adminGranted] : [adminNever, adminRevoked]
    console.log(sentences[Number(isChanged)]!({ name: nameOf(account) }))
  },
}
