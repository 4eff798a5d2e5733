import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { openSource } from '../import/sources.ts'
import { chainSources, filesUnder, isMboxName } from './files.ts'
import { readMembersCsv } from './members-csv.ts'
import type { MovedList } from './moved-list.ts'
import { readSmallFile, refuseSource } from './text.ts'

/** An archive without a list around it: anything that `import` reads, or a folder of such files, with members in CSV files. */
export async function openMbox(path: string, { members }: { members: readonly string[] }): Promise<MovedList> {
  const stats = await stat(path).catch(() => refuseSource(t => t.cli.import.source.absent({ path })))
  const files = stats.isDirectory() ? await filesUnder(path) : []
  const archives = files.filter(isMboxName)
  const isRoster = !stats.isDirectory() && /\.csv$/i.test(path)
  const sources = isRoster
    ? []
    : await Promise.all((archives.length > 0 ? archives : [path]).map(file => openSource(file)))
  const rosterFiles = [
    ...members,
    ...(isRoster ? [path] : files.filter(file => /\.csv$/i.test(file) && /members/i.test(basename(file)))),
  ]
  const rosters = await Promise.all(rosterFiles.map(async file => readMembersCsv(await readSmallFile(file), file)))
  return {
    settings: {},
    members: rosters.flatMap(roster => roster.members),
    remarks: rosters.flatMap(roster => roster.remarks),
    archive: chainSources(sources),
    addresses: [],
  }
}
