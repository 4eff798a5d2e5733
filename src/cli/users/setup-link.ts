import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'

export const setupLink: Command = {
  usage: 'setup-link',
  words: [0, 0],
  async run(_, t) {
    const { createSetupLink } = await import('#features/accounts/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const link = await changeAsOperator(t, ({ tx }, { url }) => createSetupLink(tx, url))
    if (link === null) throw new CommandError(t.cli.user.administratorExists)
    console.log(link)
  },
}
