import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseAddress } from '#contract/address.ts'
import type { Command } from './command.ts'
import { CommandError, UsageError } from './errors.ts'

const password = { least: 6, most: 1024 }
const maxName = 255

export const userAdd: Command = {
  usage: 'user add EMAIL --name NAME --password PASSWORD [--admin] [--unconfirmed]',
  details: `Makes an account and writes to its address.

  --name NAME          the person's name
  --password PASSWORD  ${password.least} to ${password.most} characters; - reads it from the standard input, so that it does not stay in
                       the history of the shell
  --admin              a site administrator
  --unconfirmed        the address has not been confirmed yet`,
  words: [1, 1],
  options: {
    name: { type: 'string' },
    password: { type: 'string' },
    admin: { type: 'boolean' },
    unconfirmed: { type: 'boolean' },
  },
  async run({ words: [given = ''], values }) {
    const email = parseAddress(given)
    if (email === null) throw new CommandError(`${JSON.stringify(given)} is not a mail address.`)
    const full_name = readName(values['name'])
    if (typeof values['password'] !== 'string') throw new UsageError('--password is missing.')
    const secret = values['password'] === '-' ? await askPassword() : values['password']
    const { length } = Array.from(secret)
    if (length < password.least || length > password.most) {
      throw new CommandError(`The password must have ${password.least} to ${password.most} characters.`)
    }
    const site_admin = values['admin'] === true
    const confirmed = values['unconfirmed'] !== true
    // Loaded when all words are right: most of a command's time goes into loading the house.
    const { addAccount } = await import('#features/accounts/index.ts')
    const { withHouse } = await import('./with-house.ts')
    const account = await withHouse(({ app }) =>
      app.road.operate(operation =>
        addAccount(operation, { email, full_name, password: secret, confirmed, site_admin }),
      ),
    )
    if (!account) throw new CommandError(`There is an account with the address ${email} already.`)
    const standing = [site_admin ? 'site administrator' : '', confirmed ? '' : 'address not confirmed'].filter(Boolean)
    console.log(`Made account ${account.id} for ${email}${standing.length > 0 ? ` (${standing.join(', ')})` : ''}.`)
  },
}

function readName(given: string | boolean | undefined): string {
  if (typeof given !== 'string') throw new UsageError('--name is missing.')
  const name = given.trim()
  if (name === '' || name.length > maxName || /[\p{Cc}\u2028\u2029]/u.test(name)) {
    throw new CommandError(`The name must be one line of 1 to ${maxName} characters.`)
  }
  return name
}

/** The first line of the standard input; typed at a terminal, it is not shown. */
async function askPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, ...(isTyped && { output: nowhere, terminal: true }) })
  if (isTyped) process.stderr.write('Password: ')
  for await (const line of lines) {
    lines.close()
    if (isTyped) process.stderr.write('\n')
    return line
  }
  throw new CommandError('There was no password on the standard input.')
}
