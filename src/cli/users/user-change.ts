import { parseAddress } from '#contract/address.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { getAccount, nameOf } from './find-account.ts'
import { passwordHelp, readPassword, rejectCommonPassword } from './password.ts'

export const userPassword: Command = {
  usage: 'user password EMAIL [--password PASSWORD]',
  details: `Gives an account a new password. All its sessions end and its API keys are revoked.

  ${passwordHelp}`,
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
    console.log(`${nameOf(account)} has a new password. All sessions are over, and all API keys are revoked.`)
  },
}

export const userEmail: Command = {
  usage: 'user email EMAIL NEW',
  details: `Moves an account to another address, which counts as confirmed. The old address is written to.`,
  words: [2, 2],
  async run({ words: [old = '', given = ''] }) {
    const email = parseAddress(given.trim())
    if (email === null) throw new CommandError(`${JSON.stringify(given)} is not a mail address.`)
    const { moveAccount } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, old)
        if (await moveAccount(systemTransaction, found, email)) return found
        throw new CommandError(
          `There is an account with the address ${email} already. Delete that one first, or choose another address.`,
        )
      }),
    )
    console.log(`${account.full_name || 'The account'} has the address ${email} now; ${account.email} is told.`)
  },
}

export const userSuspend: Command = {
  usage: 'user suspend EMAIL',
  details: `Suspends an account. Its owner cannot sign in, all its sessions and API keys end, and its memberships stay without email
until «user restore».`,
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
        ? `${nameOf(account)} is suspended. All sessions and API keys have ended.`
        : `${nameOf(account)} is suspended already.`,
    )
  },
}

export const userRestore: Command = {
  usage: 'user restore EMAIL',
  details: 'Restores a suspended account. Its owner can sign in again and gets email again; API keys stay revoked.',
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
  details: 'Makes somebody a site administrator, or takes that back.',
  words: [2, 2],
  async run({ words: [email = '', word = ''] }) {
    if (word !== 'on' && word !== 'off') throw new UsageError(`${JSON.stringify(word)} is neither on nor off.`)
    const site_admin = word === 'on'
    const { setAdministrator } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { account, isChanged } = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email)
        return { account: found, isChanged: await setAdministrator(systemTransaction, found.id, site_admin) }
      }),
    )
    const what = site_admin ? 'is a site administrator' : 'is no site administrator'
    console.log(`${nameOf(account)} ${what} ${isChanged ? 'now' : 'already'}.`)
  },
}
