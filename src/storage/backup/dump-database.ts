import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { tableIn, type DumpedTable, type Manifest } from './format.ts'
import { readSequences, readTables, type Table } from './schema.ts'
import { writeCompressed } from './streams.ts'

export type Dump = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>

/** Writes every table into a snapshot, all as they were at one moment. */
export async function dumpDatabase(client: Client, snapshot: string, signal?: AbortSignal): Promise<Dump> {
  await client.query('begin isolation level repeatable read, read only')
  const { rows: versions } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migration order by name',
  )
  const tables: DumpedTable[] = []
  for (const table of await readTables(client)) tables.push(await dumpTable(client, snapshot, table, signal))
  const sequences = await readSequences(client)
  await client.query('commit')
  return { postgres: versions[0]!.version, migrations, tables, sequences }
}

async function dumpTable(
  client: Client,
  snapshot: string,
  { name, columns }: Table,
  signal: AbortSignal | undefined,
): Promise<DumpedTable> {
  signal?.throwIfAborted()
  const path = tableIn(snapshot, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const rows = client.query(to(`copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) to stdout`))
  const written = await writeCompressed(path, rows, signal)
  return { name, columns, rows: rows.rowCount, ...written }
}

/** Columns as SQL. */
export const listOf = (client: Client, columns: readonly string[]): string =>
  columns.map(column => client.escapeIdentifier(column)).join(', ')
