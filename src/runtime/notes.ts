import type { Tx } from '#storage/database.ts'

/** A document that one statement of a transaction leaves for those that come after it, under a name. */
export type Note<T extends object> = {
  name: string
  /** Where it stays though another is left under the same name: one more name for each in a transaction. */
  another(tx: Tx): Named<T>
  /** In SQL: leaves it, and is its text. */
  leave(document: string): string
  read(text: string): T
  /** In SQL: one of its numbers, for what comes after the statement that left it. */
  number(field: keyof T & string): string
}

/** A note by its name, for what is written after it. */
export type Named<T extends object> = Pick<Note<T>, 'name' | 'read'>

export function note<T extends object>(name: string): Note<T> {
  const setting = `folkmoot.${name}`
  const counts = new WeakMap<Tx, number>()
  const read = (text: string): T => JSON.parse(text) as T
  return {
    name: setting,
    another(tx) {
      const count = (counts.get(tx) ?? 0) + 1
      counts.set(tx, count)
      return { name: `${setting}_${count}`, read }
    },
    leave: document => `set_config('${setting}', (${document})::text, true)`,
    read,
    // There is none yet where a server only thinks about how it would run the statement.
    number: field => `(nullif(current_setting('${setting}', true), '')::jsonb ->> '${field}')::bigint`,
  }
}

const key = Symbol('note')

/**
 * Stands for a note in the data of a fact. The fact is completed with it where it is written, so that it can travel with the
 * statement which leaves the note.
 */
export const noted = <T extends object>({ name }: Named<T>): T => ({ [key]: name }) as object as T

export const noteIn = (data: object): string | null => (data as { [key]?: string })[key] ?? null
