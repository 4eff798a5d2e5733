import { join } from 'node:path'
import type { LocalizedText } from '#locales/localized-error.ts'
import { codeOf } from '../embedded/error.ts'
import { chooseSnapshot, fileIn, fileListIn, manifestIn, readManifest, snapshotFolders, tableIn } from './format.ts'
import { readFileList } from './files.ts'
import { hashFile } from './streams.ts'

export type Verified = {
  name: string
  tables: number
  files: number
  bytes: number
  problems: LocalizedText[]
  /** Some of them are files, which another backup copies again. */
  hasDamagedFiles: boolean
  /** The files are only listed. */
  areElsewhere: boolean
}

/** Reads a whole snapshot and compares every part with its checksum. */
export async function verifyBackup(folder: string, snapshotName?: string): Promise<Verified> {
  const { name, manifest } = await chooseSnapshot(folder, snapshotName)
  const snapshot = join(folder, name)
  const problems: LocalizedText[] = []
  let bytes = 0
  let hasDamagedFiles = false

  async function check(path: string, sha256: string): Promise<boolean> {
    const found = await hashFile(path).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })
    bytes += found?.bytes ?? 0
    if (found?.sha256 === sha256) return true
    problems.push(found ? t => t.backup.damagedFile({ path }) : t => t.backup.missingFile({ path }))
    return false
  }

  // Newer ones that can't be read.
  if (snapshotName === undefined)
    for (const newer of (await snapshotFolders(folder)).filter(found => found > name))
      await readManifest(join(folder, newer)).catch(() => {
        const path = manifestIn(join(folder, newer))
        problems.push(t => t.backup.damagedFile({ path }))
      })
  for (const table of manifest.tables) await check(tableIn(snapshot, table.name), table.sha256)
  const areElsewhere = manifest.files.areElsewhere === true
  if ((await check(fileListIn(snapshot), manifest.files.sha256)) && !areElsewhere)
    for (const { hash } of await readFileList(snapshot))
      if (!(await check(fileIn(folder, hash), hash))) hasDamagedFiles = true
  return {
    ...{ name, tables: manifest.tables.length, files: manifest.files.count },
    ...{ bytes, problems, hasDamagedFiles, areElsewhere },
  }
}
