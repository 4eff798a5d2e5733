import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import type { CommandArgs } from '../command.ts'
import { CommandError } from '../errors.ts'

const length = { least: 6, most: 1024 }

/** The password: typed in, from the standard input, or from the command line; refused where it is too short or too long. */
export async function readPassword({ password: given }: CommandArgs['values'], t: Messages): Promise<string> {
  const password = isGiven(given) ? given : await askPassword(t)
  const { length: count } = Array.from(password)
  if (count >= length.least && count <= length.most) return password
  throw new CommandError(t.cli.user.passwordLength)
}

/** Whether a password is given as an argument. */
export const isGiven = (given: CommandArgs['values'][string]): given is string =>
  typeof given === 'string' && given !== '-'

/** Refuses a password that attackers try first. */
export async function rejectCommonPassword(
  password: string,
  { breachedPasswords }: Settings,
  t: Messages,
): Promise<void> {
  const { commonPasswords } = await import('#features/accounts/index.ts')
  if (!(await commonPasswords(breachedPasswords)(password.normalize('NFC')))) return
  throw new CommandError(t.cli.user.passwordCommon)
}

/** The first line of the standard input; typed at a terminal, it is not shown. */
async function askPassword({ cli: { user: t } }: Messages): Promise<string> {
  const isTyped = process.stdin.isTTY
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, ...(isTyped && { output: nowhere, terminal: true }) })
  if (isTyped) process.stderr.write(t.passwordPrompt)
  for await (const line of lines) {
    lines.close()
    if (isTyped) process.stderr.write('\n')
    return line
  }
  throw new CommandError(t.passwordMissing)
}
