import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'

export const organisationAdd: Command = {
  usage: 'organisation add NAME HOST',
  words: [2, 2],
  async run({ words: [name = '', host = ''] }, t) {
    const { addOrganisation } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const made = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => addOrganisation(systemTransaction, { name, host })),
    )
    if (!made)
      throw new CommandError(`${JSON.stringify(host)} is not a host name, or already belongs to an organisation.`)
    console.log(`Created the organisation ${made.name} at ${made.host}.`)
  },
}

export const organisationMain: Command = {
  usage: 'organisation main HOST GROUP',
  words: [2, 2],
  async run({ words: [host = '', name = ''] }, t) {
    const { chooseMainGroupByName } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const isChosen = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => chooseMainGroupByName(systemTransaction, host, name)),
    )
    if (!isChosen)
      throw new CommandError(
        `There is no organisation at ${JSON.stringify(host)}, or ${JSON.stringify(name)} is not one of its groups. A subgroup can't be the main group.`,
      )
    console.log(`${name} is now the main group of ${host}.`)
  },
}

export const groupMove: Command = {
  usage: 'group move NAME HOST|nobody',
  words: [2, 2],
  async run({ words: [name = '', host = ''] }, t) {
    const { moveGroupToOrganisation } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const owner = host === 'nobody' ? null : host
    const isMoved = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => moveGroupToOrganisation(systemTransaction, name, owner)),
    )
    if (!isMoved) {
      throw new CommandError(
        `There is no group ${JSON.stringify(name)} that can be moved, or no organisation at ${JSON.stringify(host)}.`,
      )
    }
    console.log(owner === null ? `${name} now belongs to no organisation.` : `${name} now belongs to ${owner}.`)
  },
}
