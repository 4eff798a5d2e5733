import type { Tx } from '#storage/database.ts'
import type { Finders } from './subjects.ts'

/** Finders for one transaction that serves many: what is the same for all of them is looked up once in it. */
export function foundOnce(finders: Finders): Finders {
  const rows = Object.entries(finders.rows).map(([kind, finder]) => [
    kind,
    finder.alike ? { ...finder, find: once<number, [never], unknown>(finder.find) } : finder,
  ])
  return {
    groupById: once(finders.groupById),
    groupByName: once(finders.groupByName),
    organisationByHost: once(finders.organisationByHost),
    memberships: finders.memberships,
    rows: Object.fromEntries(rows) as Finders['rows'],
  }
}

function once<K, R extends unknown[], T>(find: (tx: Tx, key: K, ...rest: R) => Promise<T>) {
  const found = new Map<K, Promise<T>>()
  return (tx: Tx, key: K, ...rest: R): Promise<T> => {
    const known = found.get(key) ?? find(tx, key, ...rest)
    found.set(key, known)
    return known
  }
}
