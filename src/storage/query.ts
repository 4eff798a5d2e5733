import type { OpenTransaction, Tx } from './tx.ts'
import type { Queries } from './queries.generated.ts'
import type { Statement } from './statement.ts'

/** A declared query: one named prepared statement, with the types of its parameters and rows. */
export type Query<Name extends keyof Queries> = {
  /** Every row. */
  all(tx: Tx, params: Params<Name>): Promise<Row<Name>[]>
  /** The first row, if there is one. */
  first(tx: Tx, params: Params<Name>): Promise<Row<Name> | undefined>
  /** The first row; that there is none is a mistake in the program. */
  one(tx: Tx, params: Params<Name>): Promise<Row<Name>>
  /** How many rows were touched. */
  run(tx: Tx, params: Params<Name>): Promise<number>
  /** Not waited for, in a transaction: it travels with what comes next. Should it fail, the transaction does. */
  send(tx: Tx, params: Params<Name>): void
}

export type Params<Name extends keyof Queries> = Queries[Name] extends { params: infer P extends readonly unknown[] }
  ? P
  : never
export type Row<Name extends keyof Queries> = Queries[Name] extends { row: infer R } ? R : never

/** What was declared under a name: the text with its `!` and `?` marks, and the name its types are kept under. */
export type Declared = { readonly typeName: string; readonly markedText: string }

const declared = new Map<string, Declared>()

/** All queries declared by the files loaded so far, by name. */
export function declaredQueries(): ReadonlyMap<string, Declared> {
  return declared
}

/**
 * Declares a query in plain SQL. Its types come from `queries.generated.ts`, where `npm run generate` writes
 * them. An expression may be null unless its name ends in a mark: `count(*) as "n!"`. What an outer join leaves empty is
 * noticed; should a column of a subquery be missed, `?` marks it.
 */
export function query<Name extends keyof Queries>(name: Name, text: string): Query<Name> {
  return declare(name, name, text)
}

/** Declares several texts with the same parameters and columns, say one per sort order, under one type. */
export function queryFamily<Name extends keyof Queries, Variant extends string>(
  name: Name,
  variants: Record<Variant, string>,
): Record<Variant, Query<Name>> {
  const entries = Object.entries<string>(variants)
  return Object.fromEntries(
    entries.map(([variant, text]) => [variant, declare(name, `${name}:${variant}`, text)]),
  ) as Record<Variant, Query<Name>>
}

function declare<Name extends keyof Queries>(typeName: string, name: string, markedText: string): Query<Name> {
  if (declared.has(name)) throw new Error(`two queries are called ${name}`)
  // PostgreSQL cuts longer names, and then takes one statement for another.
  if (Buffer.byteLength(name) > 63) throw new Error(`the query name ${name} is longer than 63 bytes`)
  declared.set(name, { typeName, markedText })
  return bind<Name>({ name, text: markedText.replace(/\bas\s+"(\w+)[!?]"/gi, 'as "$1"') })
}

function bind<Name extends keyof Queries>(statement: Statement): Query<Name> {
  const rows = async (tx: Tx, params: Params<Name>): Promise<Row<Name>[]> =>
    (await tx.execute(statement, params)).rows as Row<Name>[]
  return {
    all: rows,
    first: async (tx, params) => (await tx.execute(statement, params)).rows[0] as Row<Name> | undefined,
    one: async (tx, params) => {
      const [row] = await rows(tx, params)
      if (row === undefined) throw new Error(`the query ${statement.name} found no row`)
      return row
    },
    run: async (tx, params) => (await tx.execute(statement, params)).count,
    send: (tx, params) => (tx as OpenTransaction).send(statement, params),
  }
}
