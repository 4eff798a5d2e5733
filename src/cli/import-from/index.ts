import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Messages } from '#locales/index.ts'
import type { MovedList } from '#mail/move-in/moved-list.ts'
import type { OpenedApp } from '#open-app.ts'
import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { causeOf, importArchive } from '../import.ts'
import { firstStopSignal } from '../signals.ts'
import { collectRemarks } from './move-report.ts'
import { readOptions, type ImportFromOptions } from './options.ts'

export const importFrom: Command = {
  usage: 'import-from KIND SOURCE --group NAME [--list NAME] [--dry-run] [--deliver] [--welcome] [--only PARTS] …',
  words: [2, 2],
  options: {
    ...{ group: { type: 'string' }, list: { type: 'string' }, report: { type: 'string' }, only: { type: 'string' } },
    ...{ category: { type: 'string' }, 'old-host': { type: 'string' }, members: { type: 'string', multiple: true } },
    ...{ 'dry-run': { type: 'boolean' }, deliver: { type: 'boolean' }, welcome: { type: 'boolean' } },
    publish: { type: 'boolean' },
  },
  async run(commandArgs, t) {
    const options = readOptions(commandArgs, t)
    const { services } = await import('#mail/move-in/open-list.ts')
    // Reported now, and not at the end of a long import.
    await access(`${dirname(options.reportPath)}/`, constants.W_OK).catch(() => {
      throw new CommandError(t.cli.import.cannotWrite({ file: options.reportPath }))
    })
    const list = await services[options.service](options.path, options).catch((error: unknown) => {
      throw causeOf(error, t)
    })
    const stopped = new AbortController()
    void firstStopSignal().then(() => {
      console.error(t.cli.import.stopping)
      stopped.abort()
    })
    try {
      const { withApp } = await import('../with-app.ts')
      return await withApp(t, openedApp => moveIn(openedApp, { list, options, signal: stopped.signal, t }), {
        withoutTimeouts: true,
      })
    } finally {
      await list.close?.()
    }
  },
}

type MoveIn = { list: MovedList; options: ImportFromOptions; signal: AbortSignal; t: Messages }

/** Settings and members come first, so that authors are recognized and moderation is as it was. */
async function moveIn(openedApp: OpenedApp, { list, options, signal, t }: MoveIn): Promise<number> {
  const { freshGroups, isReadByAnyone } = await import('#features/groups/index.ts')
  const parts = await import('./move-parts.ts')
  const group = await freshGroups.groupByName(openedApp.database.read, options.groupName)
  if (!group) throw new CommandError(t.cli.import.noGroup({ name: JSON.stringify(options.groupName) }))
  const refusals = {
    archive: list.isPrivate === true && isReadByAnyone(group) && !options.publish && t.cli.importFrom.stillPrivate,
    members: list.members.length > 0 && group.parent_id !== null && t.cli.importFrom.inSubgroup,
  }
  const refused = (['archive', 'members'] as const).flatMap(part => {
    const refusal = options.parts.has(part) && refusals[part]
    return refusal ? [refusal({ group: group.name })] : []
  })
  // A dry run shows everything else, too, so that all can be solved at once.
  if (refused.length > 0 && !options.dryRun) throw new CommandError(refused.join('\n'))
  const report = collectRemarks(options.reportPath, t)
  report.addAll('source', list.remarks)
  const context = { openedApp, group, options, report, signal, t }
  let code = 0
  try {
    if (options.parts.has('settings')) await parts.importSettings(context, list.settings)
    if (options.parts.has('settings')) await parts.importNotices(context, list)
    if (options.parts.has('members')) await parts.importMembers(context, list.members)
    if (options.parts.has('archive') && !signal.aborted) code = await importArchiveOf(context, list)
    if (options.parts.has('members')) await parts.startDelivery(context)
  } catch (error) {
    throw causeOf(error, t)
  } finally {
    const count = await report.write()
    if (count > 0) console.log(t.cli.importFrom.lostCount({ count, file: options.reportPath }))
    if (refused.length > 0) console.log(t.cli.importFrom.wouldRefuse({ reasons: refused.join('\n') }))
  }
  return signal.aborted ? 130 : code

  async function importArchiveOf(about: typeof context, { archive, addresses }: MovedList): Promise<number> {
    if (!archive) {
      console.log(t.cli.importFrom.noArchive)
      return 0
    }
    const fresh = (await freshGroups.groupByName(openedApp.database.read, options.groupName)) ?? group!
    if (!options.dryRun) await parts.importArchiveAddresses(about, addresses)
    return importArchive(openedApp, {
      source: archive,
      group: fresh,
      path: options.path,
      reportPath: `${options.reportPath.replace(/(?:\.not-carried-over)?\.txt$/, '')}.not-understood.txt`,
      dryRun: options.dryRun,
      oldHost: options.host,
      signal,
      t,
    })
  }
}
