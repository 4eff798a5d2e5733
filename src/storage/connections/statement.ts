import type pg from 'pg'
import { isStalePlan } from '../errors.ts'
import { type EncodedValue, type Parse, parserOf } from '../values.ts'

/** A named statement; the same name always means the same text. Without a name it is prepared each time. */
export type Statement = {
  readonly name: string
  readonly text: string
  /** Planned once for all values. docs/decisions/0002 */
  readonly genericPlan?: boolean
  /** Planned once, changes nothing, and finds few rows by their keys: shares round trips with others. docs/decisions/0003 */
  readonly batchable?: boolean
}

export type Row = Record<string, unknown>

/** The rows, the number of rows returned or changed, and the command tag. */
export type StatementResult = { readonly rows: Row[]; readonly count: number; readonly tag: string }

type RowShape = { readonly names: string[]; readonly parsers: Parse[]; readonly empty: Row }
type ExecutionCallback = (error: Error | null, answers?: StatementResult[]) => void
/** Called with the index of a statement and its result. */
export type OnResult = (index: number, result: StatementResult) => void
type Field = { name: string; dataTypeID: number }

const noColumns: RowShape = { names: [], parsers: [], empty: {} }

// The columns of the statements that each connection has prepared. These cannot change under a prepared statement (the
// server refuses to run it instead), so they are requested once; pg itself does that on every execution.
const prepared = new WeakMap<pg.Connection, Map<string, RowShape>>()

const preparedOn = (connection: pg.Connection): Map<string, RowShape> =>
  prepared.getOrInsertComputed(connection, () => new Map())

const execute = {}
const unnamed = (text: string) => ({ name: '', text, types: [] })
// Most statements of a transaction find rows by their keys: planning them for each set of values, as the server may do,
// takes longer than the work itself. docs/decisions/0002
const beginStatements = ['begin', 'set local plan_cache_mode = force_generic_plan'].map(unnamed)

/** How statements outside of transactions are planned; a connection is switched only when it changes. */
type PlanMode = 'once' | 'by values'
const planModes = new WeakMap<pg.Connection, PlanMode>()
const planModeSwitch: Record<PlanMode, ReturnType<typeof unnamed>[]> = {
  once: [unnamed('set plan_cache_mode = force_generic_plan')],
  'by values': [unnamed('set plan_cache_mode = auto')],
}

/** Where the statements of a round trip run: outside of a transaction, first in one, or later in it. */
export type Placement = 'alone' | 'opening' | 'within'

export type StatementRequest = { readonly statement: Statement; readonly values: readonly EncodedValue[] }

export const planModeOf = ({ statement }: StatementRequest): PlanMode =>
  statement.genericPlan || statement.batchable ? 'once' : 'by values'

/** One statement of a round trip, and its result so far. */
class StatementRun {
  readonly request: StatementRequest
  shape: RowShape | undefined
  readonly rows: Row[] = []
  tag = ''

  constructor(request: StatementRequest, shape: RowShape | undefined) {
    this.request = request
    this.shape = shape
  }

  get answer(): StatementResult {
    const { rows, tag } = this
    return { rows, count: Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0, tag }
  }
}

/**
 * Statements sent in one round trip; pg's client passes the server's messages to this. After one that fails, no other is
 * run, and outside of a transaction those before it are undone.
 */
export class Execution implements pg.Submittable {
  // The client wraps this for its read timeout, so it is looked up when called.
  callback: ExecutionCallback
  readonly #requests: readonly StatementRequest[]
  readonly #placement: Placement
  /** Called as each result arrives, before the others are known. */
  readonly #onResult: OnResult | undefined
  /** How many of the preceding commands (`begin`, the plan mode) have not completed yet. */
  #before = 0
  #connection: pg.Connection | undefined
  #shapes = new Map<string, RowShape>()
  #runs: StatementRun[] = []
  /** The index of the statement whose result is being read. */
  #at = 0
  #failure: Error | undefined

  constructor(
    requests: readonly StatementRequest[],
    placement: Placement,
    callback: ExecutionCallback,
    onResult?: OnResult,
  ) {
    this.#requests = requests
    this.#placement = placement
    this.callback = callback
    this.#onResult = onResult
  }

  /** Planned once only if that is good for each of the statements. */
  get #planning(): PlanMode {
    return this.#requests.every(request => planModeOf(request) === 'once') ? 'once' : 'by values'
  }

  #commandsBefore(connection: pg.Connection): ReturnType<typeof unnamed>[] {
    if (this.#placement !== 'alone') return this.#placement === 'opening' ? beginStatements : []
    const planning = this.#planning
    return (planModes.get(connection) ?? 'by values') === planning ? [] : planModeSwitch[planning]
  }

  submit(connection: pg.Connection): null {
    this.#shapes = preparedOn(connection)
    this.#runs = this.#requests.map(request => new StatementRun(request, this.#shapes.get(request.statement.name)))
    this.#connection = connection
    const before = this.#commandsBefore(connection)
    this.#before = before.length
    connection.stream.cork()
    for (const message of before) {
      connection.parse(message, true)
      connection.bind(execute, true)
      connection.execute(execute, true)
    }
    for (const { shape, request } of this.#runs) {
      const { name, text } = request.statement
      if (!shape) {
        // It may exist on the server without being known here, after a failure or with columns that have changed; closing
        // one that does not exist is no error.
        if (name) connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        connection.describe({ type: 'S', name }, true)
      }
      connection.bind({ statement: name, values: request.values as EncodedValue[] }, true)
      connection.execute(execute, true)
    }
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const names = fields.map(field => field.name)
    const empty = Object.fromEntries(names.map(name => [name, null]))
    this.#prepared({ names, parsers: fields.map(field => parserOf(field.dataTypeID)), empty })
  }

  #prepared(shape: RowShape): void {
    const run = this.#runs[this.#at]!
    run.shape = shape
    const { name } = run.request.statement
    if (name) this.#shapes.set(name, shape)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { shape, rows } = this.#runs[this.#at]!
    if (this.#failure || !shape) return
    const { names, parsers, empty } = shape
    try {
      const row = { ...empty }
      for (let i = 0; i < fields.length; i++) {
        const field = fields[i]!
        if (field !== null) row[names[i]!] = parsers[i]!(field)
      }
      rows.push(row)
    } catch (error) {
      // The rest of the response still has to be read, or the connection is out of step.
      this.#failure = error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#before > 0) {
      this.#before -= 1
      return
    }
    const run = this.#runs[this.#at]!
    if (!run.shape) this.#prepared(noColumns)
    run.tag = text
    if (this.#onResult && !this.#failure) this.#onResult(this.#at, run.answer)
    this.#at += 1
  }

  handleReadyForQuery(): void {
    // Not called if the server refused a statement: that undid the switch, too.
    if (this.#placement === 'alone') planModes.set(this.#connection!, this.#planning)
    if (this.#failure) return this.callback(this.#failure)
    this.callback(
      null,
      this.#runs.map(run => run.answer),
    )
  }

  handleError(error: Error): void {
    // So that the next execution prepares it again.
    const failed = this.#runs[this.#at]
    if (failed && isStalePlan(error)) this.#shapes.delete(failed.request.statement.name)
    this.callback(error)
  }

  handleEmptyQuery(): void {
    this.#failure = new Error(`the query ${this.#runs[this.#at]?.request.statement.name} is empty`)
    this.#at += 1
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('copy is not supported here')
  }

  handleCopyData(): void {}
}
