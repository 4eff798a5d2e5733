import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'

export const organisationAdd: Command = {
  usage: 'organisation add NAME HOST',
  details: `Makes an organisation with a host name of its own. On that host only its groups exist: for calls, pages and feeds.
Point the host name at this server, and have its certificate cover it.`,
  words: [2, 2],
  async run({ words: [name = '', host = ''] }) {
    const { addOrganisation } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const made = await withApp(({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => addOrganisation(systemTransaction, { name, host })),
    )
    if (!made)
      throw new CommandError(`${JSON.stringify(host)} is not a host name, or it belongs to an organisation already.`)
    console.log(`Made the organisation ${made.name} at ${made.host}.`)
  },
}

export const organisationMain: Command = {
  usage: 'organisation main HOST GROUP',
  details: `Makes a group the main group of the organisation with that host name: \`getorg\` names it as parent_group_id. The first
group of an organisation becomes it by itself.`,
  words: [2, 2],
  async run({ words: [host = '', name = ''] }) {
    const { chooseMainGroupByName } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const isChosen = await withApp(({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => chooseMainGroupByName(systemTransaction, host, name)),
    )
    if (!isChosen)
      throw new CommandError(
        `There is no organisation at ${JSON.stringify(host)}, or ${JSON.stringify(name)} is not one of its groups. Subgroups cannot be the main group.`,
      )
    console.log(`${name} is the main group of ${host} now.`)
  },
}

export const groupMove: Command = {
  usage: 'group move NAME HOST|nobody',
  details: `Gives a group and its subgroups to the organisation with that host name, which puts them on the enterprise plan;
or takes them back from it.`,
  words: [2, 2],
  async run({ words: [name = '', host = ''] }) {
    const { moveGroupToOrganisation } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const owner = host === 'nobody' ? null : host
    const isMoved = await withApp(({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => moveGroupToOrganisation(systemTransaction, name, owner)),
    )
    if (!isMoved) {
      throw new CommandError(
        `There is no group called ${JSON.stringify(name)} that can be moved, or no organisation at ${JSON.stringify(host)}.`,
      )
    }
    console.log(
      owner === null
        ? `The group ${name} belongs to no organisation now.`
        : `The group ${name} belongs to ${owner} now.`,
    )
  },
}
