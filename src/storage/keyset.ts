import type { Queries } from './queries.generated.ts'
import { queryFamily, type QueryOptions } from './query.ts'

export type SortDirection = 'asc' | 'desc'
/** Whether a page is the first of its list or continues another. */
export type PageStart = 'first' | 'next'

/** The sort key, and the expression that converts `:after_key`, a text, to compare with it. */
type SortKey = string | { key: string; value: string }
/** The SQL that differs between the variants of a list query. */
export type KeysetOrder = { key: string; afterCondition: string; order: string; dir: SortDirection }

const text = ':after_key?::text'
const comparators: Record<SortDirection, string> = { asc: '>', desc: '<' }

/**
 * One statement per order, direction and start of a list, so that each is a single index scan. A page begins after the
 * key and id of the row before it: `:after_key` and `:after_id`.
 */
export function keysetQueries<Field extends string>(
  id: string,
  keys: Record<Field, SortKey>,
  textOf: (keysetOrder: KeysetOrder) => string,
): Record<`${Field}:${SortDirection}:${PageStart}`, string> {
  const texts = Object.entries<SortKey>(keys).flatMap(([field, given]) => {
    const { key, value } = typeof given === 'string' ? { key: given, value: text } : given
    return (['asc', 'desc'] as const).flatMap(dir => {
      const [left, right] =
        key === id ? [id, ':after_id?::bigint'] : [`(${key}, ${id})`, `(${value}, :after_id?::bigint)`]
      const order = key === id ? `${id} ${dir}` : `${key} ${dir}, ${id} ${dir}`
      return [
        [`${field}:${dir}:first`, textOf({ key, afterCondition: 'true', order, dir })],
        [`${field}:${dir}:next`, textOf({ key, afterCondition: `${left} ${comparators[dir]} ${right}`, order, dir })],
      ]
    })
  })
  return Object.fromEntries(texts) as Record<`${Field}:${SortDirection}:${PageStart}`, string>
}

/** Declares the queries of a list, one per order, direction and start. */
export const keysetFamily = <Name extends keyof Queries, Field extends string>(
  name: Name,
  id: string,
  keys: Record<Field, SortKey>,
  textOf: (keysetOrder: KeysetOrder) => string,
  how: QueryOptions = {},
) => queryFamily(name, keysetQueries(id, keys, textOf), how)

/** The texts of lists of several kinds. */
export function queriesByKind<Kind extends string, Name extends string, Part>(
  kinds: Record<Kind, Part>,
  textsOf: (part: Part) => Record<Name, string>,
): Record<`${Kind}:${Name}`, string> {
  const texts = Object.entries<Part>(kinds).flatMap(([kind, part]) =>
    Object.entries<string>(textsOf(part)).map(([name, written]) => [`${kind}:${name}`, written]),
  )
  return Object.fromEntries(texts) as Record<`${Kind}:${Name}`, string>
}
