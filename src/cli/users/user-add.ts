import { parseAddress } from '#contract/address.ts'
import type { Command, CommandArgs } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { readPassword, rejectCommonPassword } from './password.ts'

const maxName = 255

export const userAdd: Command = {
  usage: 'user add EMAIL --name NAME [--password PASSWORD] [--admin] [--unconfirmed]',
  words: [1, 1],
  options: {
    name: { type: 'string' },
    password: { type: 'string' },
    admin: { type: 'boolean' },
    unconfirmed: { type: 'boolean' },
  },
  async run({ words: [given = ''], values }) {
    const email = parseAddress(given.trim())
    if (email === null) throw new CommandError(`${JSON.stringify(given)} is not an email address.`)
    const full_name = readName(values['name'])
    const password = await readPassword(values)
    const site_admin = values['admin'] === true
    const confirmed = values['unconfirmed'] !== true
    // Loaded when all words are right: most of a command's time goes into loading the house.
    const { addAccount } = await import('#features/accounts/index.ts')
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(async ({ app }, settings) => {
      await rejectCommonPassword(password, settings)
      return app.pipeline.runAsSystem(systemTransaction =>
        addAccount(systemTransaction, { email, full_name, password, confirmed, site_admin }),
      )
    })
    if (!account) throw new CommandError(`${email} already has an account.`)
    const standing = [site_admin ? 'site administrator' : '', confirmed ? '' : 'address not confirmed'].filter(Boolean)
    console.log(`Created account ${account.id} for ${email}${standing.length > 0 ? ` (${standing.join(', ')})` : ''}.`)
  },
}

function readName(given: CommandArgs['values'][string]): string {
  if (typeof given !== 'string') throw new UsageError('--name is missing.')
  const name = given.trim()
  if (name === '' || name.length > maxName || /[\p{Cc}\u2028\u2029]/u.test(name)) {
    throw new CommandError(`The name must be one line of 1 to ${maxName} characters.`)
  }
  return name
}
