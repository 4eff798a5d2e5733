import type { Tx } from '#storage/tx.ts'
import { query } from '#storage/query.ts'
import { nameKey, partsAround } from './names.ts'
import { isThere } from './store.ts'

/** The first number of a name that is free in a folder; 1 is the name without a number. */
const freeNumber = query(
  'file.freeNumber',
  `with recursive tries (n) as (
     select :from::int
     union all
     select t.n + 1 from tries t where exists (
       select from file_entries e where e.group_id = :group_id and e.parent_id = :parent_id and ${isThere}
         and e.name_key = case when t.n = 1 then :name_key::text else :before::text || t.n || :after::text end)
   )
   select max(n) as "n!" from tries`,
)

type NamedFile = { name: string; isNameReplaced: boolean }

/**
 * Gives each file of an upload a name of its own. A file becomes a new version only of a file with the very name that was
 * sent; one whose name is taken by another of the upload, or had to be replaced, never does. The group must be locked.
 */
export async function withOwnNames<File extends NamedFile>(
  tx: Tx,
  folder: { group_id: number; parent_id: number },
  files: readonly File[],
): Promise<File[]> {
  const taken = new Set<string>()
  const isSent = files.map(({ name, isNameReplaced }) => {
    if (isNameReplaced || taken.has(nameKey(name))) return false
    taken.add(nameKey(name))
    return true
  })
  // Numbers in use are not tried again for each of many files.
  const nextNumbers = new Map<string, number>()
  const named: File[] = []
  for (const [at, file] of files.entries()) {
    named.push(isSent[at] ? file : { ...file, name: await freeName(tx, folder, file, { taken, nextNumbers }) })
  }
  return named
}

type Names = { taken: Set<string>; nextNumbers: Map<string, number> }

async function freeName(
  tx: Tx,
  folder: { group_id: number; parent_id: number },
  { name, isNameReplaced }: NamedFile,
  { taken, nextNumbers }: Names,
): Promise<string> {
  const [before, after] = partsAround(name)
  const keys = { name_key: nameKey(name), before: nameKey(before), after: nameKey(after) }
  const counted = `${keys.before} ${keys.after}`
  for (let from = nextNumbers.get(counted) ?? (isNameReplaced ? 1 : 2); ;) {
    const { n } = await freeNumber.one(tx, { ...folder, ...keys, from })
    from = n + 1
    const free = n === 1 ? name : `${before}${n}${after}`
    if (taken.has(nameKey(free))) continue
    taken.add(nameKey(free))
    nextNumbers.set(counted, from)
    return free
  }
}
