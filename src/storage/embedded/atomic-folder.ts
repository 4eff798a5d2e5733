import { chmod, link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { EmbeddedError, codeOf } from './error.ts'
import { isAlive } from './processes.ts'

const building = new Set<string>()

/**
 * Builds a folder under a temporary name next to its target and renames it, so that it is complete or absent. If two
 * processes build the same folder, the first one's stays.
 */
export async function buildFolder(target: string, build: (folder: string) => Promise<void>): Promise<void> {
  await sweep(target)
  const folder = `${target}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  building.add(folder)
  try {
    await mkdir(folder, { mode: 0o755 })
    await build(folder)
    await rename(folder, target).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
    })
    await flush(dirname(target))
  } finally {
    await rm(folder, { recursive: true, force: true })
    building.delete(folder)
  }
}

/** Deletes what an interrupted build left behind. */
async function sweep(target: string): Promise<void> {
  const prefix = `${basename(target)}.new-`
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix)) continue
    const folder = join(dirname(target), name)
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    const inUse = pid === process.pid ? building.has(folder) : isAlive(pid)
    if (!inUse) await rm(folder, { recursive: true, force: true })
  }
}

/** Creates a folder that everyone can traverse, whatever the umask. */
export async function makePassableFolder(path: string): Promise<void> {
  try {
    const first = await mkdir(path, { recursive: true })
    if (first === undefined) return
    for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await chmod(folder, 0o755)
  } catch (cause) {
    throw new EmbeddedError(t => t.database.noOutsideFolder({ folder: path, code: codeOf(cause) }), { cause })
  }
}

/** Writes a file that must not exist yet, atomically; false if it exists. */
export async function writeOnce(path: string, text: string, mode = 0o644): Promise<boolean> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, text, { flush: true, mode: 0o600 })
  // Whatever the umask.
  await chmod(draft, mode)
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
  await flush(dirname(path))
  return true
}

/** Syncs a file or folder to disk, so that it survives a power cut. */
export async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

/** The text of a file; undefined if it does not exist. */
export const readIfPresent = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
