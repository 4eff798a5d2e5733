import type { IdKind, NewIds } from '#runtime/bundle/part.ts'
import type { Tx } from '#storage/database.ts'
import { refuse } from './refusal.ts'

const idsAtOnce = 10_000
/** Numbers of objects that are gone, which rows still refer to. More is no export. */
const maxGone = 2_000_000

/** New numbers for those of a bundle: two lists of numbers per kind, so that millions fit into memory. */
export type IdMap = NewIds & {
  /** Notes a number of the bundle; they come in ascending order. */
  note(kind: IdKind, old: number): void
  /** Takes a number for each that was noted. */
  takeNumbers(tx: Tx): Promise<void>
  /** Gives one number that was decided elsewhere. */
  give(kind: IdKind, old: number, id: number): void
  /** Takes numbers for those that were asked for in vain; false if there were none. */
  takeMissing(tx: Tx): Promise<boolean>
}

/** `tables`: which table has the objects of a kind. Kinds without one have only the numbers they are given. */
export function createIdMap(tables: ReadonlyMap<IdKind, string>): IdMap {
  const noted = new Map<IdKind, { old: number[]; ids: number[] }>()
  const given = new Map<IdKind, Map<number, number>>()
  let missing = new Map<IdKind, Set<number>>()
  let gone = 0

  const give = (kind: IdKind, old: number, id: number): void =>
    void given.getOrInsertComputed(kind, () => new Map()).set(old, id)

  return {
    note(kind, old) {
      const { old: all } = noted.getOrInsertComputed(kind, () => ({ old: [], ids: [] }))
      if (!Number.isSafeInteger(old) || old <= (all.at(-1) ?? 0)) refuse(t => t.wrongNumbers({ kind }))
      all.push(old)
    },
    async takeNumbers(tx) {
      for (const [kind, { old, ids }] of noted)
        while (ids.length < old.length)
          ids.push(...(await nextIds(tx, tables.get(kind)!, Math.min(idsAtOnce, old.length - ids.length))))
    },
    give,
    find(kind, old) {
      const found = given.get(kind)?.get(old) ?? idIn(noted.get(kind), old)
      if (found !== undefined) return found
      if (tables.has(kind)) missing.getOrInsertComputed(kind, () => new Set()).add(old)
      return null
    },
    async takeMissing(tx) {
      if (missing.size === 0) return false
      for (const [kind, olds] of missing) {
        gone += olds.size
        if (gone > maxGone) refuse(t => t.wrongNumbers({ kind }))
        const ids = await nextIds(tx, tables.get(kind)!, olds.size)
        for (const [n, old] of [...olds].entries()) give(kind, old, ids[n]!)
      }
      missing = new Map()
      return true
    },
  }
}

function idIn(list: { old: number[]; ids: number[] } | undefined, wanted: number): number | undefined {
  if (!list) return undefined
  let [low, high] = [0, list.old.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const old = list.old[middle]!
    if (old === wanted) return list.ids[middle]
    if (old < wanted) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

async function nextIds(tx: Tx, table: string, count: number): Promise<number[]> {
  const text = `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2)`
  return (await tx.execute({ name: '', text }, [table, count])).rows.map(row => Number(row['id']))
}
