import { CsvError, parse } from 'csv-parse'
import { TextDecoderStream } from 'node:stream/web'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Column } from '#contract/databases.ts'
import type { Value } from '#contract/enumerations.ts'
import { firstOf } from '../columns/value-texts.ts'
import { isPicture, type CellValue } from '../columns/values.ts'
import { cellsOf, unguardFormula, valueOfCells, type Cell } from './cells.ts'

/** A reason in a file for not importing it: `column` is the name of one, or empty; `value` is what is in the cell. */
export type CsvProblem = { line: number; column: string; reason: CsvProblemReason; value: string; text: string }
type CsvProblemReason = Value<'import_problem'>

/** For programs that show no texts of their own. */
const problemTexts: Record<CsvProblemReason, string> = {
  empty_file: 'The file is empty.',
  not_utf8: "The file isn't encoded in UTF-8.",
  unreadable_line: "The line can't be read. Check its quotes.",
  nul_character: 'The line contains a NUL character.',
  too_many_cells: 'The line has more cells than the first line.',
  unknown_columns: "None of the names in the first line is a column's name.",
  duplicate_column: 'The column appears more than once.',
  missing_column: 'The column is required.',
  missing_value: 'A value is required.',
  invalid_value: "This value doesn't fit the column",
}
function csvProblem(reason: CsvProblemReason, line: number, column = '', value = ''): CsvProblem {
  const text = problemTexts[reason]
  return { line, column, reason, value, text: reason === 'invalid_value' ? `${text}: ${value}` : text }
}
export type CsvRow = { vals: readonly CellValue[] } | { wrong: CsvProblem[] }
/** The header of a CSV file, and its rows. */
export type CsvFile = { ignored: string[]; lines: AsyncIterable<CsvRow> }

const maxCells = 1000
const maxRecordBytes = 1_000_000
/** Yields to other work after this many rows. */
const rowsPerTurn = 100
const maxShownLength = 200
const abbreviated = (text: string): string => firstOf(text, maxShownLength)

type CsvRecord = { line: number; texts: string[] }
type ParsedCsv = { record: string[]; info: { lines: number } }

/** The records of a file. A syntax error ends it with a problem. */
async function* recordsOf(file: Readable): AsyncGenerator<CsvRecord | CsvProblem, undefined> {
  let line = 1
  const text = Readable.toWeb(file).pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
  const [first, rest] = await peekStart(text)
  const parser = parse({
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
    ...{ delimiter: separatorOf(first), max_record_size: maxRecordBytes },
  })
  const source = Readable.from(rest)
  source.once('error', error => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedCsv>) {
      // PostgreSQL text cannot contain NUL.
      if (record.some(text => text.includes('\0'))) yield csvProblem('nul_character', line)
      else yield { line, texts: record.slice(0, maxCells).map(unguardFormula) }
      line = info.lines + 1
    }
  } catch (error) {
    const isText = !(error instanceof TypeError)
    if (isText && !(error instanceof CsvError)) throw error
    yield csvProblem(isText ? 'unreadable_line' : 'not_utf8', line)
  } finally {
    source.destroy()
    file.destroy()
  }
}

/** The first chunk of a text, and an iterator over all of it. */
async function peekStart(text: AsyncIterable<string>): Promise<[string, AsyncIterable<string>]> {
  const pieces = text[Symbol.asyncIterator]()
  // An error in the first chunk is reported when all chunks are read.
  const first = await pieces.next().catch((error: unknown) => ({ error }))
  async function* all(): AsyncGenerator<string> {
    if ('error' in first) throw first.error
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return ['error' in first || first.done ? '' : first.value, all()]
}

/** The separator in the header: in some locales, programs don't use the comma. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0].replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map(sign => ({ sign, count: line.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/** Parses the header: the position of each column. */
function parseHeader(names: readonly string[], columns: readonly Column[]) {
  const cellsByLabel = new Map(cellsOf(columns).map(cell => [cell.label.toLowerCase(), cell]))
  const cells = names.map(name => cellsByLabel.get(name.trim().toLowerCase()) ?? null)
  const usableCells = cells.filter(cell => cell !== null)
  const twice = usableCells.filter((cell, n) => usableCells.indexOf(cell) < n)
  const missing = columns.filter(column => column.required && !usableCells.some(cell => cell.column === column))
  const wrong = [
    ...twice.map(({ label }) => csvProblem('duplicate_column', 1, label)),
    ...missing.map(({ name }) => csvProblem('missing_column', 1, name)),
    ...(usableCells.length === 0 ? [csvProblem('unknown_columns', 1)] : []),
  ]
  return { cells, wrong }
}

/** A column of the table, and the positions of its CSV cells. */
type ColumnCells = { column: Column; at: readonly { part: Cell['part']; n: number }[] }

const columnCellsOf = (cells: readonly (Cell | null)[], columns: readonly Column[]): ColumnCells[] =>
  columns.map(column => ({
    column,
    at: cells.flatMap((cell, n) => (cell?.column === column ? [{ part: cell.part, n }] : [])),
  }))

async function parseRow({ line, texts }: CsvRecord, width: number, places: readonly ColumnCells[]): Promise<CsvRow> {
  const wrong: CsvProblem[] = []
  const vals: CellValue[] = []
  if (texts.length > width) wrong.push(csvProblem('too_many_cells', line))
  for (const { column, at } of places) {
    const columnTexts = at.map(({ part, n }) => ({ part, text: texts[n] ?? '' }))
    const value = await valueOfCells(column, columnTexts)
    if (value) vals.push(value)
    else if (value === undefined) {
      const text = abbreviated(columnTexts.map(cell => cell.text).join(' '))
      wrong.push(csvProblem('invalid_value', line, column.name, text))
    } else if (column.required) wrong.push(csvProblem('missing_value', line, column.name))
  }
  return wrong.length > 0 ? { wrong } : { vals }
}

/** Parses a CSV file with the columns of a table. */
export async function readCsv(file: Readable, columns: readonly Column[]): Promise<CsvFile> {
  const records = recordsOf(file)
  const { value: head } = await records.next()
  if (!head || !('texts' in head)) {
    await records.return(undefined)
    const wrong = head ?? csvProblem('empty_file', 1)
    return { ignored: [], lines: onlyErrors([wrong]) }
  }
  const { cells, wrong } = parseHeader(head.texts, columns)
  if (wrong.length > 0) await records.return(undefined)
  const usable = cells.map(cell => (cell && !isPicture(cell.column) ? cell : null))
  const ignored = head.texts.filter((name, n) => !usable[n] && name.trim() !== '').map(abbreviated)
  async function* lines(): AsyncGenerator<CsvRow> {
    // CSV files contain no images, so a required image is missing in every row.
    const places = columnCellsOf(
      usable,
      columns.filter(column => !isPicture(column) || column.required),
    )
    let count = 0
    for await (const record of records) {
      if ((count += 1) % rowsPerTurn === 0) await setImmediate()
      yield 'texts' in record ? await parseRow(record, usable.length, places) : { wrong: [record] }
    }
  }
  return { ignored: ignored.slice(0, maxCells), lines: wrong.length > 0 ? onlyErrors(wrong) : lines() }
}

async function* onlyErrors(wrong: CsvProblem[]): AsyncGenerator<CsvRow> {
  yield { wrong }
}
