import type { OpenTransaction, Tx } from './tx.ts'
import type { Queries } from './queries.generated.ts'
import { parseSql } from './sql-text.ts'
import type { Statement } from './connections/statement.ts'

/** A declared query: one named prepared statement, with the types of its parameters and rows. */
export type Query<Name extends keyof Queries> = {
  /** Every row. */
  all(tx: Tx, ...queryArgs: QueryArgs<Name>): Promise<Row<Name>[]>
  /** The first row, if there is one. */
  first(tx: Tx, ...queryArgs: QueryArgs<Name>): Promise<Row<Name> | undefined>
  /** The first row; throws if there is none. */
  one(tx: Tx, ...queryArgs: QueryArgs<Name>): Promise<Row<Name>>
  /** The number of affected rows. */
  run(tx: Tx, ...queryArgs: QueryArgs<Name>): Promise<number>
  /**
   * Sends the statement without waiting, in a transaction: it shares the next round trip. If it fails, the transaction
   * fails.
   */
  send(tx: Tx, ...queryArgs: QueryArgs<Name>): void
}

export type Params<Name extends keyof Queries> = Queries[Name] extends { params: infer P } ? P : never
export type Row<Name extends keyof Queries> = Queries[Name] extends { row: infer R } ? R : never
/** A query without parameters is given none. */
type QueryArgs<Name extends keyof Queries> = Params<Name> extends null ? [] : [params: Params<Name>]

/** A declared query: its source text, and the name of its types. */
export type DeclaredQuery = { readonly typeName: string; readonly sql: string }

const declaredByName = new Map<string, DeclaredQuery>()

/** All queries declared by the files loaded so far, by name. */
export function declaredQueries(): ReadonlyMap<string, DeclaredQuery> {
  return declaredByName
}

/**
 * Declares a query in plain SQL. Its types come from `queries.generated.ts`, where `npm run generate` writes them;
 * `queries.generated.sql` has its final text.
 *
 * A parameter is named: `:group_id`; one that may be null is marked at least once: `:until?`. An expression may be null
 * unless its name ends in a mark: `count(*) as "n!"`. What an outer join leaves empty is noticed; should a column be missed,
 * `?` marks it.
 */
export function query<Name extends keyof Queries>(name: Name, written: string, how: QueryOptions = {}): Query<Name> {
  return declare(name, name, written, how)
}

/**
 * `genericPlan`: the same plan is good for all values, such as lists of groups, for which the server would plan again.
 * `batchable`: in addition it finds few rows by their keys, and shares round trips with concurrent statements.
 */
export type QueryOptions = Pick<Statement, 'genericPlan' | 'batchable'>

/**
 * Declares several variants with the same columns, such as one per sort order, under one type. Each is given the
 * parameters of them all, and uses those that it names.
 */
export function queryFamily<Name extends keyof Queries, Variant extends string>(
  name: Name,
  variants: Record<Variant, string>,
  how: QueryOptions = {},
): Record<Variant, Query<Name>> {
  const entries = Object.entries<string>(variants)
  return Object.fromEntries(
    entries.map(([variant, written]) => [variant, declare(name, `${name}:${variant}`, written, how)]),
  ) as Record<Variant, Query<Name>>
}

function declare<Name extends keyof Queries>(
  typeName: string,
  name: string,
  written: string,
  how: QueryOptions,
): Query<Name> {
  if (declaredByName.has(name)) throw new Error(`two queries are called ${name}`)
  // PostgreSQL truncates longer names, and would then confuse statements.
  if (Buffer.byteLength(name) > 63) throw new Error(`the query name ${name} is longer than 63 bytes`)
  declaredByName.set(name, { typeName, sql: written })
  return bind<Name>(name, written, how)
}

function bind<Name extends keyof Queries>(name: string, written: string, how: QueryOptions): Query<Name> {
  let read: { statement: Statement; names: readonly string[] } | undefined
  // Compiled on first use: there are a thousand, and a command uses few of them.
  const sql = () => (read ??= compile(name, written, how))
  const valuesOf = ([params]: QueryArgs<Name>): unknown[] => {
    const paramValues = (params ?? {}) as Record<string, unknown>
    return sql().names.map(parameter => {
      const value = paramValues[parameter]
      if (value === undefined) throw new TypeError(`the query ${name} was given no value for :${parameter}`)
      return value
    })
  }
  const execute = (tx: Tx, queryArgs: QueryArgs<Name>) => tx.execute(sql().statement, valuesOf(queryArgs))
  return {
    all: async (tx, ...queryArgs) => (await execute(tx, queryArgs)).rows as Row<Name>[],
    first: async (tx, ...queryArgs) => (await execute(tx, queryArgs)).rows[0] as Row<Name> | undefined,
    one: async (tx, ...queryArgs) => {
      const [row] = (await execute(tx, queryArgs)).rows
      if (row === undefined) throw new Error(`the query ${name} found no row`)
      return row as Row<Name>
    },
    run: async (tx, ...queryArgs) => (await execute(tx, queryArgs)).count,
    send: (tx, ...queryArgs) => (tx as OpenTransaction).send(sql().statement, valuesOf(queryArgs)),
  }
}

function compile(name: string, written: string, how: QueryOptions): { statement: Statement; names: readonly string[] } {
  const { text, parameters } = parseSql(written)
  return { statement: { name, text, ...how }, names: parameters.map(parameter => parameter.name) }
}
