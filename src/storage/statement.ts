import type pg from 'pg'
import { isStale } from './failures.ts'
import { type Encoded, type Parse, parserOf } from './values.ts'

/** A statement by its name; the same name always means the same text. Without a name it is prepared each time. */
export type Statement = { readonly name: string; readonly text: string }

export type Row = Record<string, unknown>

/** What a statement answered: its rows, how many rows it touched, and the server's word for what was done. */
export type Answer = { readonly rows: Row[]; readonly count: number; readonly tag: string }

type Shape = { readonly names: string[]; readonly parsers: Parse[]; readonly empty: Row }
type Done = (error: Error | null, answer?: Answer) => void
type Field = { name: string; dataTypeID: number }

const noColumns: Shape = { names: [], parsers: [], empty: {} }

// What each connection has prepared, and the columns it announced. They cannot change under a prepared statement: the
// server refuses to run it instead. So they are asked for once, which pg itself does on every execution.
const prepared = new WeakMap<pg.Connection, Map<string, Shape>>()

function preparedOn(connection: pg.Connection): Map<string, Shape> {
  let shapes = prepared.get(connection)
  if (!shapes) prepared.set(connection, (shapes = new Map()))
  return shapes
}

const execute = {}
// What a transaction changes it finds by its keys: planning that anew for each set of values, as the server would do for
// many statements, takes it longer than the work itself.
const opening = ['begin', 'set local plan_cache_mode = force_generic_plan'].map(text => ({ name: '', text, types: [] }))

/** One run of a statement on a connection: what pg's client hands the server's messages to. */
export class Execution implements pg.Submittable {
  // The client wraps this one to watch its read timeout, so it is looked up when called.
  callback: Done
  readonly #statement: Statement
  readonly #values: Encoded[]
  /** How many answers belong to what comes before the statement. */
  #before: number
  #shapes: Map<string, Shape> | undefined
  #shape: Shape | undefined
  #rows: Row[] = []
  #tag = ''
  #failure: Error | undefined

  /** `begins` opens a transaction in the same round trip. */
  constructor(statement: Statement, values: Encoded[], begins: boolean, callback: Done) {
    this.#statement = statement
    this.#values = values
    this.#before = begins ? opening.length : 0
    this.callback = callback
  }

  submit(connection: pg.Connection): null {
    const { name, text } = this.#statement
    this.#shapes = preparedOn(connection)
    this.#shape = this.#shapes.get(name)
    connection.stream.cork()
    if (this.#before > 0) {
      for (const before of opening) {
        connection.parse(before, true)
        connection.bind(execute, true)
        connection.execute(execute, true)
      }
    }
    if (!this.#shape) {
      // An earlier try may have got as far as preparing it and then failed; closing what is not there is no error.
      if (name) connection.close({ type: 'S', name }, true)
      connection.parse({ name, text, types: [] }, true)
      connection.describe({ type: 'S', name }, true)
    }
    connection.bind({ statement: name, values: this.#values }, true)
    connection.execute(execute, true)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const names = fields.map(field => field.name)
    const empty = Object.fromEntries(names.map(name => [name, null]))
    this.#prepared({ names, parsers: fields.map(field => parserOf(field.dataTypeID)), empty })
  }

  #prepared(shape: Shape): void {
    this.#shape = shape
    if (this.#statement.name) this.#shapes?.set(this.#statement.name, shape)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#failure || !this.#shape) return
    const { names, parsers, empty } = this.#shape
    try {
      const row = { ...empty }
      for (let i = 0; i < fields.length; i++) {
        const field = fields[i]!
        if (field !== null) row[names[i]!] = parsers[i]!(field)
      }
      this.#rows.push(row)
    } catch (error) {
      // The rest of the answer still has to be read, or the connection is out of step.
      this.#failure = error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#before > 0) {
      this.#before -= 1
      return
    }
    if (!this.#shape) this.#prepared(noColumns)
    this.#tag = text
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.callback(this.#failure)
    const count = Number(this.#tag.slice(this.#tag.lastIndexOf(' ') + 1)) || 0
    this.callback(null, { rows: this.#rows, count, tag: this.#tag })
  }

  handleError(error: Error): void {
    // So that the next run prepares it anew.
    if (isStale(error)) this.#shapes?.delete(this.#statement.name)
    this.callback(error)
  }

  handleEmptyQuery(): void {
    this.#failure = new Error(`the query ${this.#statement.name} is empty`)
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('copy is not supported here')
  }

  handleCopyData(): void {}
}
