import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BlobTooLargeError, type Content, type StoredBlob } from './blob.ts'

/** Writes content into a new file. `isSynced`: when this resolves, it survives a power cut. */
export async function writeContent(
  path: string,
  content: Content,
  { limit, isSynced }: { limit: number; isSynced: boolean },
): Promise<StoredBlob> {
  const hash = createHash('sha256')
  let size = 0
  await using file = await open(path, 'wx', 0o600)
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    size += chunk.length
    if (size > limit) throw new BlobTooLargeError(`the content is longer than ${limit} bytes`)
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  if (isSynced) await file.sync()
  return { hash: hash.digest('hex'), size }
}

// Creates folders and syncs them before anything in them counts as stored. An existing one may have been created by
// another process just now, so its entry is synced too, once.
export function folderMaker(): (path: string) => Promise<void> {
  const existingFolders = new Set<string>()
  return async function ensureFolder(path: string): Promise<void> {
    if (existingFolders.has(path)) return
    try {
      await mkdir(path, { mode: 0o700 })
    } catch (error) {
      if (codeOf(error) === 'ENOENT') {
        await ensureFolder(dirname(path))
        return ensureFolder(path)
      }
      if (codeOf(error) !== 'EEXIST') throw error
    }
    await syncFolder(dirname(path))
    existingFolders.add(path)
  }
}

export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r')
  await folder.sync()
}

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}

export function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
