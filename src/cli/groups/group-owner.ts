import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { getAccount, nameOf } from '../users/find-account.ts'

export const groupOwner: Command = {
  usage: 'group owner NAME EMAIL',
  details: `Makes somebody an owner of a group, and a member first if need be. Other owners stay what they are.`,
  words: [2, 2],
  async run({ words: [name = '', email = ''] }) {
    const { freshGroups } = await import('#features/groups/index.ts')
    const { makeOwner } = await import('#features/members/index.ts')
    const { withApp } = await import('../with-app.ts')
    const { who, what } = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const account = await getAccount(systemTransaction.tx, email)
        const group = await freshGroups.groupByName(systemTransaction.tx, name)
        if (!group) {
          throw new CommandError(
            `There is no group called ${JSON.stringify(name)}. «bin/folkmoot group list» shows those that are there.`,
          )
        }
        const outcome = await makeOwner(systemTransaction, group, account)
        const [somebody, there] = [nameOf(account), group.name]
        const sentences: Record<typeof outcome, string> = {
          made: `is an owner of ${there} now`,
          already: `is an owner of ${there} already`,
          banned: `is banned from ${there}. Let an owner lift the ban first, or choose somebody else`,
          'not in the parent': `is not in the group above ${there}. Make them an owner of that one: owners of a group own its subgroups`,
        }
        if (outcome !== 'made' && outcome !== 'already') throw new CommandError(`${somebody} ${sentences[outcome]}.`)
        return { who: somebody, what: sentences[outcome] }
      }),
    )
    console.log(`${who} ${what}.`)
  },
}
