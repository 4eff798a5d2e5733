/** A JSON document that one statement of a transaction stores under a name for later statements. */
export type TransactionVariable<T extends object> = {
  name: string
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

export function transactionVariable<T extends object>(name: string): TransactionVariable<T> {
  const setting = `folkmoot.${name}`
  const read = (text: string): T => JSON.parse(text) as T
  return {
    name: setting,
    numbered: count => ({ name: `${setting}_${count}`, parse: read }),
    assignSql: document => `set_config('${setting}', (${document})::text, true)`,
    parse: read,
    // It is not set yet when the server only plans the statement.
    numberSql: field => `(nullif(current_setting('${setting}', true), '')::jsonb ->> '${field}')::bigint`,
  }
}

const key = Symbol('note')

/**
 * A placeholder for a transaction variable in the data of a fact. It is filled in when the fact is inserted, so that
 * both statements share a round trip.
 */
export const deferredFrom = <T extends object>({ name }: VariableRef<T>): T => ({ [key]: name }) as object as T

export const variableNameIn = (data: object): string | null => (data as { [key]?: string })[key] ?? null
