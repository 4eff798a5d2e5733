import type { Tx } from '#storage/database.ts'
import type { Finders } from '../calls/targets.ts'

/** Finders for one transaction that serves many: what is the same for all of them is looked up once in it. */
export function memoizeFinders(finders: Finders): Finders {
  const rows = Object.entries(finders.rows).map(([kind, finder]) => [
    kind,
    finder.isSameForAll ? { ...finder, find: memoizeFinder<number, [never], unknown>(finder.find) } : finder,
  ])
  return {
    groupById: memoizeFinder(finders.groupById),
    groupByName: memoizeFinder(finders.groupByName),
    organisationByHost: memoizeFinder(finders.organisationByHost),
    memberships: finders.memberships,
    rows: Object.fromEntries(rows) as Finders['rows'],
  }
}

function memoizeFinder<K, R extends unknown[], T>(find: (tx: Tx, key: K, ...rest: R) => Promise<T>) {
  const found = new Map<K, Promise<T>>()
  return (tx: Tx, key: K, ...rest: R): Promise<T> => {
    const known = found.get(key) ?? find(tx, key, ...rest)
    found.set(key, known)
    return known
  }
}
