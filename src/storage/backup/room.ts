import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { BackupError, completeSnapshots, readManifest } from './format.ts'

const mebibyte = 2 ** 20
/** Stays free for the service, which may be on the same disk. */
const usualSpare = 256 * mebibyte

/** A backup would fill the disk. */
export class NoRoomError extends BackupError {
  /** MiB that it needs. */
  readonly size: number

  constructor(folder: string, size: number, free: number) {
    super(t => t.backup.noRoom({ folder, size, free }))
    this.size = size
  }
}

/** Refuses to write so much to a folder that its disk would be full, or nearly so. */
export async function requireRoom(folder: string, bytes: number, spare = usualSpare): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [needed, free] = [bytes + spare, bavail * bsize]
  if (free < needed) throw new NoRoomError(folder, Math.ceil(needed / mebibyte), Math.floor(free / mebibyte))
}

/** How many bytes the rows take at most: less than the database, as they are compressed, and not much more than the last time. */
export async function expectedBytes(client: Client, folder: string): Promise<number> {
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
  const size = Number(rows[0]!.size)
  const last = (await completeSnapshots(folder)).at(-1)
  if (last === undefined) return size
  const tables = (await readManifest(join(folder, last)))?.tables ?? []
  return Math.min(size, 2 * tables.reduce((sum, { bytes }) => sum + bytes, 0))
}
