import { parseAddress } from '#contract/address.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { getAccount, nameOf } from './find-account.ts'
import { readPassword, rejectCommonPassword } from './password.ts'

export const userPassword: Command = {
  usage: 'user password EMAIL [--password PASSWORD]',
  words: [1, 1],
  options: { password: { type: 'string' } },
  async run({ words: [email = ''], values }) {
    const password = await readPassword(values)
    const { givePassword } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(async ({ app }, settings) => {
      await rejectCommonPassword(password, settings)
      return app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email)
        await givePassword(systemTransaction, found, password)
        return found
      })
    })
    console.log(`${nameOf(account)} has a new password. All sessions are ended and all API keys revoked.`)
  },
}

export const userEmail: Command = {
  usage: 'user email EMAIL NEW',
  words: [2, 2],
  async run({ words: [old = '', given = ''] }) {
    const email = parseAddress(given.trim())
    if (email === null) throw new CommandError(`${JSON.stringify(given)} is not an email address.`)
    const { moveAccount } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, old)
        if (await moveAccount(systemTransaction, found, email)) return found
        throw new CommandError(`${email} already has an account. Delete that account first, or choose another address.`)
      }),
    )
    console.log(`${account.full_name || 'The account'} now has the address ${email}; ${account.email} is notified.`)
  },
}

export const userSuspend: Command = {
  usage: 'user suspend EMAIL',
  words: [1, 1],
  async run({ words: [email = ''] }) {
    const { suspend } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email)
        return { account: found, isChanged: await suspend(systemTransaction, found.id) }
      }),
    )
    console.log(
      isChanged
        ? `${nameOf(account)} is suspended. All sessions are ended and all API keys revoked.`
        : `${nameOf(account)} is already suspended.`,
    )
  },
}

export const userRestore: Command = {
  usage: 'user restore EMAIL',
  words: [1, 1],
  async run({ words: [email = ''] }) {
    const { unsuspend } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email)
        return { account: found, isChanged: await unsuspend(systemTransaction, found.id) }
      }),
    )
    console.log(isChanged ? `${nameOf(account)} is restored.` : `${nameOf(account)} is not suspended.`)
  },
}

export const userAdmin: Command = {
  usage: 'user admin EMAIL on|off',
  words: [2, 2],
  async run({ words: [email = '', word = ''] }) {
    if (word !== 'on' && word !== 'off') throw new UsageError(`${JSON.stringify(word)} must be on or off.`)
    const site_admin = word === 'on'
    const { setAdministrator } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email)
        return { account: found, isChanged: await setAdministrator(systemTransaction, found.id, site_admin) }
      }),
    )
    const what = site_admin ? 'a site administrator' : 'not a site administrator'
    console.log(`${nameOf(account)} is ${isChanged ? 'now' : 'already'} ${what}.`)
  },
}
