import type pg from 'pg'
import { binaryParserFor, expectBinaryRows, type BinaryParser } from './binary-rows.ts'
import { isStalePlan } from '../errors.ts'
import { type EncodedValue, type Parse, parserOf } from '../values.ts'

/** A statement by its name; the same name always means the same text. Without a name it is prepared each time. */
export type Statement = {
  readonly name: string
  readonly text: string
  /** Planned once for all values, and not anew for those of each call. docs/decisions/0002 */
  readonly genericPlan?: boolean
  /** Planned once, and finds few rows by their keys: nobody minds waiting for those that travel with it. docs/decisions/0003 */
  readonly batchable?: boolean
  /** Its rows travel as bytes, not as text: for those that have many. docs/decisions/0027 */
  readonly binaryRows?: boolean
}

export type Row = Record<string, unknown>

/** What a statement answered: its rows, how many rows it touched, and the server's word for what was done. */
export type StatementResult = { readonly rows: Row[]; readonly count: number; readonly tag: string }

type RowShape = { readonly names: string[]; readonly parsers: (Parse | BinaryParser)[]; readonly empty: Row }
type ExecutionCallback = (error: Error | null, answers?: StatementResult[]) => void
/** What one of the statements answered, by its place among them. */
export type OnResult = (place: number, answer: StatementResult) => void
type Field = { name: string; dataTypeID: number }

const noColumns: RowShape = { names: [], parsers: [], empty: {} }

// What each connection has prepared, and the columns it announced. They cannot change under a prepared statement: the
// server refuses to run it instead. So they are asked for once, which pg itself does on every execution.
const prepared = new WeakMap<pg.Connection, Map<string, RowShape>>()

function preparedOn(connection: pg.Connection): Map<string, RowShape> {
  let shapes = prepared.get(connection)
  if (!shapes) prepared.set(connection, (shapes = new Map()))
  return shapes
}

const execute = {}
const unnamed = (text: string) => ({ name: '', text, types: [] })
// What a transaction changes it finds by its keys: planning that anew for each set of values, as the server would do for
// many statements, takes it longer than the work itself.
// One plan for all values: planning anew took longer than the work. docs/decisions/0002
const beginStatements = ['begin', 'set local plan_cache_mode = force_generic_plan'].map(unnamed)

/** How a connection plans what comes outside of transactions: it is told only where that changes. */
type PlanMode = 'once' | 'by values'
const planModes = new WeakMap<pg.Connection, PlanMode>()
const planModeSwitch: Record<PlanMode, ReturnType<typeof unnamed>[]> = {
  once: [unnamed('set plan_cache_mode = force_generic_plan')],
  'by values': [unnamed('set plan_cache_mode = auto')],
}

/** Where statements travel: by themselves, as the first of a transaction, or later in it. */
export type Placement = 'alone' | 'opening' | 'within'

/** A statement with its values. */
export type StatementRequest = { readonly statement: Statement; readonly values: readonly EncodedValue[] }

export const planModeOf = ({ statement }: StatementRequest): PlanMode =>
  statement.genericPlan || statement.batchable ? 'once' : 'by values'

/** One of the statements that travel together, and what has come back for it. */
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
 * Statements on their way through a connection, in one round trip: what pg's client hands the server's messages to. Of
 * those after one that fails none is run.
 */
export class Execution implements pg.Submittable {
  // The client wraps this one to watch its read timeout, so it is looked up when called.
  callback: ExecutionCallback
  readonly #requests: readonly StatementRequest[]
  readonly #travelling: Placement
  /** Told of each answer that has come, before those after it have. */
  readonly #tell: OnResult | undefined
  /** How many answers belong to what comes before the statements. */
  #before = 0
  #connection: pg.Connection | undefined
  #shapes = new Map<string, RowShape>()
  #runs: StatementRun[] = []
  /** The one whose answer is being read. */
  #at = 0
  #failure: Error | undefined

  constructor(
    requests: readonly StatementRequest[],
    travelling: Placement,
    callback: ExecutionCallback,
    tell?: OnResult,
  ) {
    this.#requests = requests
    this.#travelling = travelling
    this.callback = callback
    this.#tell = tell
  }

  /** How the statements are to be planned, where they are alone: once only if that is good for each of them. */
  get #planning(): PlanMode {
    return this.#requests.every(request => planModeOf(request) === 'once') ? 'once' : 'by values'
  }

  #messagesBefore(connection: pg.Connection): ReturnType<typeof unnamed>[] {
    if (this.#travelling !== 'alone') return this.#travelling === 'opening' ? beginStatements : []
    const planning = this.#planning
    return (planModes.get(connection) ?? 'by values') === planning ? [] : planModeSwitch[planning]
  }

  submit(connection: pg.Connection): null {
    this.#shapes = preparedOn(connection)
    this.#runs = this.#requests.map(request => new StatementRun(request, this.#shapes.get(request.statement.name)))
    this.#connection = connection
    const before = this.#messagesBefore(connection)
    this.#before = before.length
    connection.stream.cork()
    for (const message of before) {
      connection.parse(message, true)
      connection.bind(execute, true)
      connection.execute(execute, true)
    }
    for (const { shape, request } of this.#runs) {
      const { name, text, binaryRows } = request.statement
      if (!shape) {
        // An earlier try may have got as far as preparing it and then failed; closing what is not there is no error.
        if (name) connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        connection.describe({ type: 'S', name }, true)
      }
      connection.bind(
        { statement: name, binary: binaryRows ? 'all' : '', values: request.values as EncodedValue[] },
        true,
      )
      connection.execute(execute, true)
    }
    connection.sync()
    connection.stream.uncork()
    this.#expectRows()
    return null
  }

  /** Says how the rows of the one whose answer comes next travel. */
  #expectRows(): void {
    expectBinaryRows(this.#connection!, this.#runs[this.#at]?.request.statement.binaryRows ?? false)
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const names = fields.map(field => field.name)
    const readerOf = this.#runs[this.#at]!.request.statement.binaryRows ? binaryParserFor : parserOf
    const empty = Object.fromEntries(names.map(name => [name, null]))
    this.#prepared({ names, parsers: fields.map(field => readerOf(field.dataTypeID)), empty })
  }

  #prepared(shape: RowShape): void {
    const run = this.#runs[this.#at]!
    run.shape = shape
    const { name } = run.request.statement
    if (name) this.#shapes.set(name, shape)
  }

  handleDataRow({ fields }: { fields: ((string & Buffer) | null)[] }): void {
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
      // The rest of the answer still has to be read, or the connection is out of step.
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
    if (this.#tell && !this.#failure) this.#tell(this.#at, run.answer)
    this.#at += 1
    this.#expectRows()
  }

  handleReadyForQuery(): void {
    // Not where the server refused the statement: that took back what came before it.
    if (this.#travelling === 'alone') planModes.set(this.#connection!, this.#planning)
    if (this.#failure) return this.callback(this.#failure)
    this.callback(
      null,
      this.#runs.map(run => run.answer),
    )
  }

  handleError(error: Error): void {
    expectBinaryRows(this.#connection!, false)
    // So that the next run prepares it anew.
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
