import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'

export const organisationAdd: Command = {
  usage: 'organisation add NAME HOST',
  words: [2, 2],
  async run({ words: [name = '', host = ''] }, t) {
    const { addOrganisation } = await import('#features/groups/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const made = await changeAsOperator(t, change => addOrganisation(change, { name, host }))
    if (!made) throw new CommandError(t.cli.organisation.badHost({ host: JSON.stringify(host) }))
    console.log(t.cli.organisation.created({ name: made.name, host: made.host }))
  },
}

export const organisationMain: Command = {
  usage: 'organisation main HOST GROUP',
  words: [2, 2],
  async run({ words: [host = '', name = ''] }, t) {
    const { chooseMainGroupByName } = await import('#features/groups/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const isChosen = await changeAsOperator(t, change => chooseMainGroupByName(change, host, name))
    const quoted = { host: JSON.stringify(host), name: JSON.stringify(name) }
    if (!isChosen) throw new CommandError(t.cli.organisation.cannotBeMain(quoted))
    console.log(t.cli.organisation.mainSet({ name, host }))
  },
}

export const groupMove: Command = {
  usage: 'group move NAME HOST|nobody',
  words: [2, 2],
  async run({ words: [name = '', host = ''] }, t) {
    const { moveGroupToOrganisation } = await import('#features/groups/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const owner = host === 'nobody' ? null : host
    const isMoved = await changeAsOperator(t, change => moveGroupToOrganisation(change, name, owner))
    if (!isMoved)
      throw new CommandError(t.cli.group.cannotMove({ name: JSON.stringify(name), host: JSON.stringify(host) }))
    console.log(owner === null ? t.cli.group.movedOut({ name }) : t.cli.group.moved({ name, host: owner }))
  },
}
