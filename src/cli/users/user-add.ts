import { parseAddress } from '#contract/address.ts'
import type { Messages } from '#locales/index.ts'
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
  async run({ words: [given = ''], values }, t) {
    const email = parseAddress(given.trim())
    if (email === null) throw new CommandError(t.cli.notAnEmail({ text: JSON.stringify(given) }))
    const full_name = readName(values['name'], t)
    const password = await readPassword(values, t)
    const site_admin = values['admin'] === true
    const confirmed = values['unconfirmed'] !== true
    // Loaded after the arguments are checked, since loading the app takes most of a command's time.
    const { addAccount } = await import('#features/accounts/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const account = await changeAsOperator(t, async (change, settings) => {
      await rejectCommonPassword(password, settings, t)
      return addAccount(change, { email, full_name, password, confirmed, site_admin })
    })
    if (!account) throw new CommandError(t.cli.user.exists({ email }))
    const { created, createdAs, siteAdmin, status } = t.cli.user
    const notes = [site_admin ? siteAdmin : '', confirmed ? '' : status.user_status_notconfirmed].filter(Boolean)
    const args = { id: String(account.id), email }
    console.log(notes.length === 0 ? created(args) : createdAs({ ...args, notes: notes.join(', ') }))
  },
}

function readName(given: CommandArgs['values'][string], t: Messages): string {
  if (typeof given !== 'string') throw new UsageError(t.cli.optionMissing({ option: 'name' }))
  const name = given.trim()
  if (name === '' || name.length > maxName || /[\p{Cc}\u2028\u2029]/u.test(name)) {
    throw new CommandError(t.cli.user.nameLength)
  }
  return name
}
