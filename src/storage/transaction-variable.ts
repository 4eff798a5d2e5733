/** A document that one statement of a transaction leaves for those that come after it, under a name. */
export type TransactionVariable<T extends object> = {
  name: string
  /** Where it stays though another is left under the same name: `count` tells those of a transaction apart. */
  numbered(count: number): VariableRef<T>
  /** In SQL: leaves it, and is its text. */
  assignSql(document: string): string
  parse(text: string): T
  /** In SQL: one of its numbers, for what comes after the statement that left it. */
  numberSql(field: keyof T & string): string
}

/** A note by its name, for what is written after it. */
export type VariableRef<T extends object> = Pick<TransactionVariable<T>, 'name' | 'parse'>

export function transactionVariable<T extends object>(name: string): TransactionVariable<T> {
  const setting = `folkmoot.${name}`
  const read = (text: string): T => JSON.parse(text) as T
  return {
    name: setting,
    numbered: count => ({ name: `${setting}_${count}`, parse: read }),
    assignSql: document => `set_config('${setting}', (${document})::text, true)`,
    parse: read,
    // There is none yet where a server only thinks about how it would run the statement.
    numberSql: field => `(nullif(current_setting('${setting}', true), '')::jsonb ->> '${field}')::bigint`,
  }
}

const key = Symbol('note')

/**
 * Stands for a note in the data of a fact. The fact is completed with it where it is written, so that it can travel with the
 * statement which leaves the note.
 */
export const deferredFrom = <T extends object>({ name }: VariableRef<T>): T => ({ [key]: name }) as object as T

export const variableNameIn = (data: object): string | null => (data as { [key]?: string })[key] ?? null
