import { open, stat } from 'node:fs/promises'
import { SourceRefusedError, openSource, type MailSource } from '../import/sources.ts'
import { chainSources, filesUnder, isMboxName } from './files.ts'
import { readSmallFile, refuseSource } from './text.ts'
import { smallFilesIn, type SmallFile } from './zip-files.ts'

/** What a service lets its users download: files about the group, and its archive. */
export type GroupExport = { files: SmallFile[]; archive: MailSource | null }

const endings = /\.(?:csv|json)$/i

/**
 * Opens an export: a folder, a zip, or one file of it. If some of its folders are named after `group`, such as `bakers@…`, the others
 * are about other groups.
 */
export async function openExport(path: string, group: string): Promise<GroupExport> {
  const stats = await stat(path).catch(() => refuseSource(t => t.cli.import.source.absent({ path })))
  const isOurs = (file: string): boolean =>
    file
      .toLowerCase()
      .split(/[/\\]/)
      .some(part => part === group || part.startsWith(`${group}@`))
  const choose = <T>(all: readonly T[], pathOf: (one: T) => string): T[] => {
    const ours = all.filter(one => isOurs(pathOf(one)))
    return ours.length > 0 ? ours : [...all]
  }
  if (stats.isDirectory()) {
    const all = await filesUnder(path)
    const found = choose(
      all.filter(file => endings.test(file) || isMboxName(file) || /\.zip$/i.test(file)),
      file => file.slice(path.length),
    )
    const parts = await Promise.all(found.filter(file => /\.zip$/i.test(file)).map(file => openExport(file, group)))
    const small = await Promise.all(
      found.filter(file => endings.test(file)).map(async file => ({ path: file, bytes: await readSmallFile(file) })),
    )
    const sources = await Promise.all(found.filter(isMboxName).map(file => openSource(file)))
    return {
      files: [...small, ...parts.flatMap(({ files }) => files)],
      archive: chainSources([...sources, ...parts.flatMap(({ archive }) => archive ?? [])]),
    }
  }
  if (endings.test(path)) return { files: [{ path, bytes: await readSmallFile(path) }], archive: null }
  if (!(await isZip(path))) return { files: [], archive: await openSource(path) }
  const files = choose(await smallFilesIn(path, endings), file => file.path)
  return { files, archive: await archiveIn(path, isOurs, files.length > 0) }
}

/** The archive in a zip: that of this group, or the only one; null in a zip of nothing but lists of members. */
async function archiveIn(
  path: string,
  isOurs: (file: string) => boolean,
  mayLack: boolean,
): Promise<MailSource | null> {
  const orNone = (error: unknown): null => {
    if (error instanceof SourceRefusedError) return null
    throw error
  }
  const ours = await openSource(path, isOurs).catch(orNone)
  if (ours) return ours
  return mayLack ? openSource(path).catch(orNone) : openSource(path)
}

async function isZip(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  const head = buffer.toString('latin1', 0, bytesRead)
  return head === 'PK\u0003\u0004' || head === 'PK\u0005\u0006'
}
