import { addOldArchives } from '#features/archives/index.ts'
import { moveSettings, type MovedSettings } from '#features/groups/index.ts'
import { countHeldDelivery, moveMembers, moveNotices, releaseHeldDelivery } from '#features/members/index.ts'
import type { Messages } from '#locales/index.ts'
import { combineMembers, type PlacedMember } from '#mail/move-in/combine-members.ts'
import type { ListedMember, MovedList } from '#mail/move-in/moved-list.ts'
import type { OpenedApp } from '#open-app.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { ImportFromOptions } from './options.ts'
import type { MoveReport } from './move-report.ts'

export type MoveContext = {
  openedApp: OpenedApp
  group: Group
  options: ImportFromOptions
  report: MoveReport
  signal: AbortSignal
  t: Messages
}

/** Gives the group the settings of the list. */
export async function importSettings(
  { openedApp, group, options, report, t }: MoveContext,
  settings: MovedSettings,
): Promise<void> {
  const { dryRun } = options
  const move = await openedApp.app.pipeline.runAsSystem(change => moveSettings(change, group.id, settings, { dryRun }))
  for (const name of move.kept)
    report.add('settings', { where: name, text: m => m.cli.importFrom.kept({ name: shown(settings, name) }) })
  for (const name of move.refused)
    report.add('settings', { where: name, text: m => m.cli.importFrom.refused({ name: shown(settings, name) }) })
  const names = move.set.join(', ')
  console.log(names === '' ? t.cli.importFrom.noSettings : t.cli.importFrom.settings({ dryRun: String(dryRun), names }))
}
const shown = (settings: MovedSettings, name: keyof MovedSettings): string =>
  `${name} = ${String(settings[name]).slice(0, 200)}`

/** Gives the group the texts that members got when they joined and left. */
export async function importNotices(
  { openedApp, group, options, report, t }: MoveContext,
  { settings, notices = [] }: Pick<MovedList, 'settings' | 'notices'>,
): Promise<void> {
  if (notices.length === 0) return
  const title = group.title || settings.title || group.name
  const texts = notices.map(({ type, body }) => ({ type, subject: t.cli.importFrom.notices[type]({ title }), body }))
  const { dryRun } = options
  const outcomes = await openedApp.app.pipeline.runAsSystem(change => moveNotices(change, group.id, texts, { dryRun }))
  for (const [n, outcome] of outcomes.entries())
    if (outcome === 'kept') report.add('settings', { where: notices[n]!.where, text: m => m.cli.importFrom.keptNotice })
  const subjects = texts.filter((_, n) => outcomes[n] === 'added').map(({ subject }) => subject)
  if (subjects.length > 0)
    console.log(t.cli.importFrom.addedNotices({ dryRun: String(dryRun), subjects: subjects.join(', ') }))
}

const batch = 500

/** Adds the members of the list, in batches of one transaction each. */
export async function importMembers(context: MoveContext, listed: readonly ListedMember[]): Promise<void> {
  const { openedApp, group, options, report, signal, t } = context
  const { members, remarks } = combineMembers(listed)
  report.addAll('members', remarks)
  const { runAsSystem } = openedApp.app.pipeline
  const counts = { added: 0, banned: 0, present: 0 }
  const added: PlacedMember[] = []
  for (let at = 0; at < members.length && !signal.aborted; at += batch) {
    const part = members.slice(at, at + batch)
    const outcomes = await runAsSystem(change => moveMembers(change, group, part, options))
    for (const [n, outcome] of outcomes.entries()) {
      const { where, address: email } = part[n]!
      if (outcome === 'added' || outcome === 'invited') {
        counts.added += 1
        added.push(part[n]!)
      } else if (outcome === 'banned') counts.banned += 1
      else if (outcome === 'unwanted')
        report.add('members', { where, text: m => m.cli.importFrom.lost.unwanted({ email }) })
      else {
        counts.present += 1
        if (outcome === 'presentOtherwise')
          report.add('members', { where, text: m => m.cli.importFrom.lost.otherwise({ email }) })
      }
    }
  }
  console.log(t.cli.importFrom.members({ dryRun: String(options.dryRun), ...counts, present: String(counts.present) }))
  if (added.length > 0) console.log(t.cli.importFrom.roles(rolesOf(added)))
  if (options.welcome && !options.dryRun && added.length > 0) console.log(t.cli.importFrom.welcomed)
}

function rolesOf(members: readonly PlacedMember[]) {
  const count = (isCounted: (member: PlacedMember) => boolean): number => members.filter(isCounted).length
  return {
    owners: count(({ mod_status }) => mod_status === 'sub_modstatus_owner'),
    moderators: count(({ mod_status }) => mod_status === 'sub_modstatus_moderator'),
    digests: String(count(({ email_delivery }) => /digest|summary/.test(email_delivery ?? ''))),
    none: String(count(({ email_delivery }) => email_delivery === 'email_delivery_none')),
    bouncing: String(count(({ is_bouncing }) => is_bouncing)),
  }
}

/** Switches on the email of members who were imported without it, or says how many get none yet. */
export async function startDelivery({ openedApp, group, options, signal, t }: MoveContext): Promise<void> {
  const { database, app } = openedApp
  const { count } = await countHeldDelivery.one(database.read, { group_id: group.id })
  if (count === 0 || options.dryRun) return
  if (!options.deliver) return console.log(t.cli.importFrom.held({ count }))
  while (!signal.aborted && (await app.pipeline.runAsSystem(change => releaseHeldDelivery(change, group.id))) > 0);
  console.log(t.cli.importFrom.released({ count }))
}

/** Notes the addresses of the archive as a whole. */
export const importArchiveAddresses = (
  { openedApp, group, options }: MoveContext,
  addresses: Parameters<typeof addOldArchives>[2],
): Promise<void> =>
  addOldArchives(openedApp.app.pipeline.runAsSystem, { group_id: group.id, host: options.host }, addresses)
