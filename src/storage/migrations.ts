import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** One step of the schema; its name is the file's without `.sql`. */
export type Migration = { readonly name: string; readonly text: string; readonly hash: string }

const ownFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The migrations of a folder in their order. */
export async function readMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).toSorted()
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) throw new Error(`${name} is not named like 0001-accounts.sql`)
    const previous = names[index - 1]
    if (previous?.slice(0, 4) === name.slice(0, 4)) throw new Error(`${previous} and ${name} have the same number`)
  }
  return Promise.all(
    names.map(async name => {
      // A checkout may have converted the line ends; that does not change the migration.
      const text = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name: name.slice(0, -4), text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
