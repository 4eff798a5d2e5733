import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { listOf } from './dump-database.ts'
import { BackupError, tableIn, type DumpedTable, type Manifest } from './format.ts'
import { readRemovable, readTables } from './schema.ts'

/**
 * Loads the rows of a snapshot into a database that has its migrations and nothing else. All in one transaction: it's
 * restored or still empty.
 */
export async function loadDatabase(client: Client, snapshot: string, manifest: Manifest): Promise<void> {
  await client.query('begin')
  const tables = await readTables(client)
  const named = tables.map(({ name }) => client.escapeIdentifier(name))
  const { drop, create } = await readRemovable(client)
  for (const statement of drop) await client.query(statement)
  for (const name of named) await client.query(`alter table ${name} disable trigger user`)
  // The migrations have inserted rows of their own.
  await client.query(`truncate ${named.join(', ')}`)
  for (const table of manifest.tables) await loadTable(client, snapshot, table)
  for (const { name, last_value, is_called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), last_value, is_called])
  for (const name of named) await client.query(`alter table ${name} enable trigger user`)
  for (const statement of create) await client.query(statement)
  await client.query('commit')
  await client.query('analyze')
}

async function loadTable(client: Client, snapshot: string, { name, columns, rows }: DumpedTable): Promise<void> {
  const copy = client.query(
    from(`copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) from stdin with (freeze)`),
  )
  await pipeline(createReadStream(tableIn(snapshot, name)), createGunzip(), copy)
  if (copy.rowCount !== rows)
    throw new BackupError(t => t.backup.wrongRows({ table: name, rows, loaded: copy.rowCount ?? 0 }))
}
