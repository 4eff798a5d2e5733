import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { getAccount, nameOf } from '../users/find-account.ts'

export const groupOwner: Command = {
  usage: 'group owner NAME EMAIL',
  words: [2, 2],
  async run({ words: [name = '', email = ''] }, t) {
    const { freshGroups } = await import('#features/groups/index.ts')
    const { makeOwner } = await import('#features/members/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const sentence = await changeAsOperator(t, async change => {
      const account = await getAccount(change.tx, email, t)
      const group = await freshGroups.groupByName(change.tx, name)
      if (!group) throw new CommandError(t.cli.group.notFoundList({ name: JSON.stringify(name) }))
      const outcome = await makeOwner(change, group, account)
      const outcomeText = t.cli.group.owner[outcome]({ name: nameOf(account), group: group.name })
      if (outcome !== 'made' && outcome !== 'already') throw new CommandError(outcomeText)
      return outcomeText
    })
    console.log(sentence)
  },
}
