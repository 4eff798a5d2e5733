import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { getAccount, nameOf } from '../users/find-account.ts'

export const groupOwner: Command = {
  usage: 'group owner NAME EMAIL',
  words: [2, 2],
  async run({ words: [name = '', email = ''] }, t) {
    const { freshGroups } = await import('#features/groups/index.ts')
    const { makeOwner } = await import('#features/members/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { who, what } = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const account = await getAccount(systemTransaction.tx, email, t)
        const group = await freshGroups.groupByName(systemTransaction.tx, name)
        if (!group) {
          throw new CommandError(`There is no group ${JSON.stringify(name)}. List groups with: bin/folkmoot group list`)
        }
        const outcome = await makeOwner(systemTransaction, group, account)
        const [somebody, there] = [nameOf(account), group.name]
        const sentences: Record<typeof outcome, string> = {
          made: `is now an owner of ${there}`,
          already: `is already an owner of ${there}`,
          banned: `is banned from ${there}. Ask an owner to lift the ban first, or choose someone else`,
          'not in the parent': `is not a member of the parent group of ${there}. Make them an owner of the parent: its owners own its subgroups too`,
        }
        if (outcome !== 'made' && outcome !== 'already') throw new CommandError(`${somebody} ${sentences[outcome]}.`)
        return { who: somebody, what: sentences[outcome] }
      }),
    )
    console.log(`${who} ${what}.`)
  },
}
