import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { minify } from 'vite'

const codings = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** Files of `static` are written for people: comments and long names are of no use to browsers. Scripts share their outermost names. */
async function minifyScript(file: string): Promise<void> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { mangle: { toplevel: false } })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  await writeFile(file, code)
}

/** Writes each file of a folder a second and a third time, as browsers that can read it get it; its own scripts are minified first. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async file => {
      if (file.endsWith('.js') && dirname(file) === folder) await minifyScript(file)
      const plain = await readFile(file)
      for (const [ending, compress] of Object.entries(codings)) await writeFile(file + ending, await compress(plain))
    }),
  )
}
