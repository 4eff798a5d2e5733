import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const codings = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** Writes each file of a folder a second and a third time, as browsers that can read it get it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async file => {
      const plain = await readFile(file)
      for (const [ending, compress] of Object.entries(codings)) await writeFile(file + ending, await compress(plain))
    }),
  )
}
