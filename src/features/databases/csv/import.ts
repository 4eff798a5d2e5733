import type { ImportObject } from '#contract/databases.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { json, jsonList, jsonObject, type JsonText } from '#storage/values.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { mayAddRows, maySeeTable } from '../access.ts'
import { tableOf, type TableRow } from '../finders.ts'
import { nameForFact } from '../manage.ts'
import { maxRows } from '../limits.ts'
import { addToStorage, lockTable } from '../store.ts'
import { searchKeysOf } from '../columns/value-texts.ts'
import type { CellValue } from '../columns/values.ts'
import * as contract from './contract.ts'
import { readCsv, type CsvProblem } from './read.ts'
import * as store from './store.ts'

type ImportCall = Call<typeof contract.importDatabaseRows>
type ImportRow = Row<'databaseImport.byId'>
/** The result of parsing a file. */
type ImportScan = {
  id: number
  rows: number
  bytes: number
  wrong_count: number
  wrong: CsvProblem[]
  ignored: string[]
  columns: string
}

/** Batch size for storing parsed rows, and for inserting them. */
const batchLimits = { rows: 500, bytes: 4 * 1024 * 1024 }
const maxReported = 100

const importView = ({ account_id: _account, ...row }: ImportRow): ImportObject => ({
  object: 'databaseimport',
  ...row,
  state: row.state as ImportObject['state'],
  wrong: row.wrong as CsvProblem[],
  ignored: row.ignored as string[],
})

/** A parsed row as JSON, with its size. */
function importRow(table: TableRow, values: readonly CellValue[], n: number): { row: JsonText; bytes: number } {
  const vals = json(values)
  const bytes = Buffer.byteLength(vals)
  const size = json(bytes)
  const { keys, words } = searchKeysOf(table.columns, values)
  return {
    row: jsonObject({ n: json(n), keys: json(keys), words: json(words), vals, bytes: size, size }),
    bytes,
  }
}

/** Parses the file and stores its rows in batches; none is in the table yet. */
async function readFile(
  call: Pick<ImportCall, 'tx' | 'params' | 'group' | 'account' | 'refuse'>,
  table: TableRow,
  { blobs }: ArchiveDeps,
): Promise<ImportScan> {
  const { tx, group, account, params } = call
  const [upload, ...more] = params.fileupload
  const file = upload && more.length === 0 ? await blobs.open(upload.hash) : undefined
  if (!file) return call.refuse('fileupload')
  const { id } = await store.beginImport.one(tx, { group_id: group.id, table_id: table.id, account_id: account.id })
  const { ignored, lines } = await readCsv(file.stream, table.columns)
  const scan = {
    id,
    rows: 0,
    bytes: 0,
    wrong_count: 0,
    wrong: [] as CsvProblem[],
    ignored,
    columns: json(table.columns),
  }
  let rows: JsonText[] = []
  let heldBytes = 0
  // While a batch is being stored, the next one is parsed.
  let under: Promise<unknown> = Promise.resolve()
  const hold = async () => {
    await under
    // Rows beyond the limit are not stored.
    if (rows.length > 0 && scan.rows <= maxRows)
      under = store.holdRows.run(tx, { group_id: group.id, import_id: id, n: scan.rows, rows: jsonList(rows) })
    // An error is reported when the promise is awaited next.
    under.catch(() => {})
    rows = []
    heldBytes = 0
  }
  try {
    for await (const csvRow of lines) {
      if ('wrong' in csvRow) {
        scan.wrong_count += 1
        scan.wrong.push(...csvRow.wrong.slice(0, maxReported - scan.wrong.length))
        continue
      }
      const { row, bytes } = importRow(table, csvRow.vals, rows.length + 1)
      scan.rows += 1
      scan.bytes += bytes
      heldBytes += bytes
      rows.push(row)
      if (rows.length === batchLimits.rows || heldBytes >= batchLimits.bytes) await hold()
    }
    await hold()
    await under
    return scan
  } catch (error) {
    await under.catch(() => {})
    await store.dropImport.run(tx, { id })
    throw error
  }
}

/** Inserts the stored rows into the table in batches, which become visible one after the other. */
export const rowImportJob = createResumableJob('database import', async (database, progress: { import_id: number }) =>
  database.transaction(tx => writeBatch(tx, progress)),
)

async function writeBatch(tx: Tx, progress: { import_id: number }): Promise<{ import_id: number } | null> {
  const importRecord = await store.importById.first(tx, { id: progress.import_id })
  const table =
    importRecord && (await lockTable.first(tx, { group_id: importRecord.group_id, id: importRecord.table_id }))
  if (!table) {
    await store.dropImport.run(tx, { id: progress.import_id })
    return null
  }
  const { group_id, table_id, account_id } = importRecord
  const { count, bytes } = await store.writeRows.one(tx, { import_id: importRecord.id, group_id, table_id, account_id })
  if (count === 0) {
    await store.endImport.run(tx, { id: importRecord.id })
    return null
  }
  await addToStorage.run(tx, { group_id, bytes })
  return progress
}

export const importDatabaseRows = (deps: ArchiveDeps) =>
  implement(
    contract.importDatabaseRows,
    async call => {
      const asker = { access: call.access, account: call.account }
      if (!mayAddRows(asker, call.row)) call.fail('inadequate_permissions', 'add_rows')
      return readFile(call, call.row, deps)
    },
    async call => {
      const { tx, group, account, access, params, prepared: importScan, fail, record } = call
      const { id, rows, bytes, wrong_count, wrong, ignored } = importScan
      const asker = { access, account }
      const row = (await lockTable.first(tx, { group_id: group.id, id: call.row.id })) ?? fail('invalid database_id')
      const table = tableOf(row)
      if (!maySeeTable(asker, table)) fail('invalid database_id')
      if (!mayAddRows(asker, table)) fail('inadequate_permissions', 'add_rows')
      const isRefused = wrong_count > 0 && !params.skip_wrong
      const state = params.preview ? 'preview' : isRefused ? 'refused' : rows === 0 ? 'done' : 'working'
      const result = { id, state, lines: rows + wrong_count, wrong_count, wrong: json(wrong), ignored: json(ignored) }
      if (state !== 'working') {
        await store.dropRows.run(tx, { import_id: id })
        return importView(await store.setImport.one(tx, result))
      }
      if (json(table.columns) !== importScan.columns) fail('import under way')
      if ((await store.isWorking.one(tx, { table_id: table.id })).working) fail('import under way')
      if (table.num_rows + rows > maxRows) fail('too many rows')
      const { storage_used } = await lockGroupRow.one(tx, { group_id: group.id })
      if (storage_used + bytes > deps.postLimits.groupStorage) fail('group out of space')
      await rowImportJob.enqueue(tx, { import_id: id })
      record('database.rows_imported', { database_id: table.id, name: nameForFact(table), rows })
      return importView(await store.setImport.one(tx, result))
    },
  )

export const getDatabaseImport = implement(contract.getDatabaseImport, async ({ tx, row: table, params, fail }) => {
  const stored = await store.findImport.first(tx, { table_id: table.id, id: params.import_id })
  return importView(stored ?? fail('invalid import_id'))
})
