import { Client, type ClientConfig } from 'pg'
import type { ProgressLog } from './embedded/error.ts'
import type { Migration } from './migrations.ts'

const everyMs = 10_000

/** Says every ten seconds that a long migration is still at work, and how much of an index it has built. */
export function watchProgress(
  connection: ClientConfig,
  { name }: Migration,
  log: ProgressLog | undefined,
  interval = everyMs,
): { stop(): void } {
  if (!log) return { stop: () => {} }
  const began = Date.now()
  const timer = setInterval(() => void report(), interval).unref()
  async function report(): Promise<void> {
    const seconds = Math.round((Date.now() - began) / 1000)
    const percent = await builtPercent(connection).catch(() => undefined)
    log!(({ database: { progress: t } }) =>
      percent === undefined ? t.migrating({ name, seconds }) : t.indexing({ name, seconds, percent }),
    )
  }
  return { stop: () => clearInterval(timer) }
}

async function builtPercent(connection: ClientConfig): Promise<number | undefined> {
  const client = new Client({ ...connection, statement_timeout: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ percent: number | null }>(
      `select floor(100 * greatest(blocks_done / nullif(blocks_total, 0)::float8, tuples_done / nullif(tuples_total, 0)::float8))::int as percent
       from pg_stat_progress_create_index where datname = current_database() limit 1`,
    )
    return rows[0]?.percent ?? undefined
  } finally {
    await client.end()
  }
}
