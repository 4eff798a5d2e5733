import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Settings } from '#settings/index.ts'
import type { Given } from './command.ts'
import { CommandError, UsageError } from './errors.ts'

const length = { least: 6, most: 1024 }

/** How the option is explained in every command that has it. */
export const passwordHelp = `--password PASSWORD  ${length.least} to ${length.most} characters; - reads it from the standard input, so that it does not stay in
                       the history of the shell`

/** The password of the command line, or typed in; refused where it is too short or too long. */
export async function readPassword({ password: given }: Given['values']): Promise<string> {
  if (typeof given !== 'string') throw new UsageError('--password is missing.')
  const password = given === '-' ? await askPassword() : given
  const { length: count } = Array.from(password)
  if (count >= length.least && count <= length.most) return password
  throw new CommandError(`The password must have ${length.least} to ${length.most} characters.`)
}

/** Refuses a password that attackers try first. */
export async function refuseCommon(password: string, { breachedPasswords }: Settings): Promise<void> {
  const { commonPasswords } = await import('#features/accounts/index.ts')
  if (!(await commonPasswords(breachedPasswords)(password.normalize('NFC')))) return
  throw new CommandError(
    'This password is one of those that everybody tries first. Choose another one: a few words, say.',
  )
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
