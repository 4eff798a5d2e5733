import type { Tx } from '#storage/database.ts'
import type { Finders } from '../calls/targets.ts'

/** Finders for one transaction that serves many calls: common rows are looked up once. */
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
  const memo = new Map<K, Promise<T>>()
  return (tx: Tx, key: K, ...rest: R): Promise<T> => memo.getOrInsertComputed(key, () => find(tx, key, ...rest))
}
