import type { Queries } from './queries.generated.ts'

type QueryName = keyof Queries

/**
 * A JSON document that one statement of a transaction stores for later ones: they share a round trip, so its values
 * cannot be parameters. Each variable declares the queries that set and read it, and a test compares.
 */
export type TransactionVariable<T extends object> = {
  name: string
  setBy: readonly QueryName[]
  readBy: readonly QueryName[]
  /** A numbered copy, so that several values of the variable can coexist in a transaction. */
  numbered(count: number): VariableRef<T>
  /** SQL that stores it and returns its text. */
  assignSql(document: string): string
  parse(text: string): T
  /** SQL for one of its numbers, for later statements. */
  numberSql(field: keyof T & string): string
}

/** A reference to a transaction variable. */
export type VariableRef<T extends object> = Pick<TransactionVariable<T>, 'name' | 'parse'>

type VariableUsage = Pick<TransactionVariable<object>, 'name' | 'setBy' | 'readBy'>
const declared: VariableUsage[] = []
export const declaredVariables = (): readonly VariableUsage[] => declared

export function transactionVariable<T extends object>(
  name: string,
  usage: Omit<VariableUsage, 'name'>,
): TransactionVariable<T> {
  const setting = `folkmoot.${name}`
  const parse = (text: string): T => JSON.parse(text) as T
  const variable: TransactionVariable<T> = {
    ...usage,
    name: setting,
    numbered: count => ({ name: `${setting}_${count}`, parse }),
    assignSql: document => `set_config('${setting}', (${document})::text, true)`,
    parse,
    // It is not set yet when the server only plans the statement.
    numberSql: field => `(nullif(current_setting('${setting}', true), '')::jsonb ->> '${field}')::bigint`,
  }
  declared.push(variable)
  return variable
}

/** SQL for the document of the variable that a column names, for a statement with rows of several variables. */
export const namedVariableSql = (column: string): string => `current_setting(${column})::jsonb`

const deferred = Symbol('deferred')
const later = Symbol('later')

/**
 * A placeholder for the fields of a transaction variable in the data of a fact. They are filled in by the statement that
 * inserts the fact. `values`: the same, for those who read the fact in this process after the commit.
 */
export const deferredFrom = <T extends object>({ name }: VariableRef<T>, values?: Promise<T>): T =>
  ({ [deferred]: name, ...(values && { [later]: values }) }) as object as T

/** The values of the placeholders in the data of a committed fact; undefined: it has none that are known here. */
export const deferredValues = (data: object): Promise<object> | undefined =>
  (data as { [later]?: Promise<object> })[later]

export const variableNameIn = (data: object): string | null => (data as { [deferred]?: string })[deferred] ?? null
