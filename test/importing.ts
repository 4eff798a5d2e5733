import { freshGroups } from '#features/groups/index.ts'
import { importMails, type Misread } from '#mail/archive/import-mails.ts'
import type { MailSource } from '#mail/archive/sources.ts'
import type { World } from './world.ts'

/** Imports mails into a group, with nobody watching; answers what became of them. */
export async function importFrom(world: World, source: MailSource, group_name: string, misread: Misread[] = []) {
  const group = await freshGroups.groupByName(world.database.read, group_name)
  const tally = await importMails({
    source,
    group: group!,
    operate: world.app.road.operate,
    blobs: world.blobs,
    dryRun: false,
    progress: () => {},
    misread: one => misread.push(one),
    signal: new AbortController().signal,
  })
  return { tally, misread }
}
