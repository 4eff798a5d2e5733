import type { Client } from 'pg'
import { listOf } from '../backup/dump-database.ts'
import type { DumpedTable } from '../backup/format.ts'
import { UpgradeError } from './error.ts'

/** Compares every row of two databases: their numbers, and a sum of hashes, for which the order does not matter. */
export async function compareRows(before: Client, after: Client, tables: readonly DumpedTable[]): Promise<void> {
  for (const table of tables) {
    const [old, loaded] = await Promise.all([sumOf(before, table), sumOf(after, table)])
    if (old !== loaded) throw new UpgradeError(t => t.majorUpgrade.differs({ table: table.name }))
  }
}

// Not PostgreSQL's own hash functions, which may change between versions.
async function sumOf(client: Client, { name, columns }: DumpedTable): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select concat(count(*), ' ', sum(('x' || left(md5(row(${listOf(client, columns)})::text), 15))::bit(60)::bigint)) as sum
     from ${client.escapeIdentifier(name)}`,
  )
  return rows[0]!.sum
}
