import type { OpenTransaction, Tx } from './tx.ts'
import type { Queries } from './queries.generated.ts'
import { readSql } from './sql-text.ts'
import type { Statement } from './statement.ts'

/** A declared query: one named prepared statement, with the types of its parameters and rows. */
export type Query<Name extends keyof Queries> = {
  /** Every row. */
  all(tx: Tx, ...given: Given<Name>): Promise<Row<Name>[]>
  /** The first row, if there is one. */
  first(tx: Tx, ...given: Given<Name>): Promise<Row<Name> | undefined>
  /** The first row; that there is none is a mistake in the program. */
  one(tx: Tx, ...given: Given<Name>): Promise<Row<Name>>
  /** How many rows were touched. */
  run(tx: Tx, ...given: Given<Name>): Promise<number>
  /** Not waited for, in a transaction: it travels with what comes next. Should it fail, the transaction does. */
  send(tx: Tx, ...given: Given<Name>): void
}

export type Params<Name extends keyof Queries> = Queries[Name] extends { params: infer P } ? P : never
export type Row<Name extends keyof Queries> = Queries[Name] extends { row: infer R } ? R : never
/** A query without parameters is given none. */
type Given<Name extends keyof Queries> = Params<Name> extends null ? [] : [params: Params<Name>]

/** What was declared under a name: its text as it was written, and the name its types are kept under. */
export type Declared = { readonly typeName: string; readonly written: string }

const declared = new Map<string, Declared>()

/** All queries declared by the files loaded so far, by name. */
export function declaredQueries(): ReadonlyMap<string, Declared> {
  return declared
}

/**
 * Declares a query in plain SQL. Its types come from `queries.generated.ts`, where `npm run generate` writes them.
 *
 * A parameter is named: `:group_id`; one that may be null is marked at least once: `:until?`. An expression may be null
 * unless its name ends in a mark: `count(*) as "n!"`. What an outer join leaves empty is noticed; should a column be missed,
 * `?` marks it.
 */
export function query<Name extends keyof Queries>(name: Name, written: string, how: How = {}): Query<Name> {
  return declare(name, name, written, how)
}

/**
 * `isPlannedOnce`: whatever the values are, the same plan is good. For lists of groups and the like, which the server would plan
 * anew. `isQuick`: besides, it finds few rows by their keys, and travels with others that are asked for in the same moment.
 * `areBytes`: its rows travel as bytes.
 */
type How = Pick<Statement, 'isPlannedOnce' | 'isQuick' | 'areBytes'>

/**
 * Declares several texts with the same columns, say one per sort order, under one type. Each is given the parameters of
 * them all, and takes those that it names.
 */
export function queryFamily<Name extends keyof Queries, Variant extends string>(
  name: Name,
  variants: Record<Variant, string>,
  how: How = {},
): Record<Variant, Query<Name>> {
  const entries = Object.entries<string>(variants)
  return Object.fromEntries(
    entries.map(([variant, written]) => [variant, declare(name, `${name}:${variant}`, written, how)]),
  ) as Record<Variant, Query<Name>>
}

function declare<Name extends keyof Queries>(typeName: string, name: string, written: string, how: How): Query<Name> {
  if (declared.has(name)) throw new Error(`two queries are called ${name}`)
  // PostgreSQL cuts longer names, and then takes one statement for another.
  if (Buffer.byteLength(name) > 63) throw new Error(`the query name ${name} is longer than 63 bytes`)
  declared.set(name, { typeName, written })
  return bind<Name>(name, written, how)
}

function bind<Name extends keyof Queries>(name: string, written: string, how: How): Query<Name> {
  let read: { statement: Statement; names: readonly string[] } | undefined
  // When it is first asked: there are a thousand, and a command asks few of them.
  const sql = () => (read ??= readAs(name, written, how))
  const valuesOf = ([params]: Given<Name>): unknown[] => {
    const given = (params ?? {}) as Record<string, unknown>
    return sql().names.map(parameter => {
      const value = given[parameter]
      if (value === undefined) throw new TypeError(`the query ${name} was given no value for :${parameter}`)
      return value
    })
  }
  const execute = (tx: Tx, given: Given<Name>) => tx.execute(sql().statement, valuesOf(given))
  return {
    all: async (tx, ...given) => (await execute(tx, given)).rows as Row<Name>[],
    first: async (tx, ...given) => (await execute(tx, given)).rows[0] as Row<Name> | undefined,
    one: async (tx, ...given) => {
      const [row] = (await execute(tx, given)).rows
      if (row === undefined) throw new Error(`the query ${name} found no row`)
      return row as Row<Name>
    },
    run: async (tx, ...given) => (await execute(tx, given)).count,
    send: (tx, ...given) => (tx as OpenTransaction).send(sql().statement, valuesOf(given)),
  }
}

function readAs(name: string, written: string, how: How): { statement: Statement; names: readonly string[] } {
  const { text, parameters } = readSql(written)
  return { statement: { name, text, ...how }, names: parameters.map(parameter => parameter.name) }
}
