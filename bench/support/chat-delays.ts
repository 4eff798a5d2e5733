import type { LoopStalls } from './event-loop-lag.ts'

type Sql = (text: string) => Promise<unknown>
/** What the database has done besides since it was started. */
export type Housekeeping = { checkpoints: number; vacuums: number; analyzes: number; wal: number; syncs: number }

export async function housekeepingOf(sql: Sql): Promise<Housekeeping> {
  const [row] = (await sql(
    `select num_timed + num_requested as checkpoints, wal_bytes::bigint / 1048576 as wal,
       (select sum(fsyncs) from pg_stat_io where object = 'wal')::int as syncs,
       (select sum(autovacuum_count) from pg_stat_user_tables)::int as vacuums,
       (select sum(autoanalyze_count) from pg_stat_user_tables)::int as analyzes
     from pg_stat_checkpointer, pg_stat_wal`,
  )) as [Housekeeping]
  return row
}

type ChatRun = {
  /** When it began, on the clock that all processes share. */
  began: number
  seconds: number
  /** The longest wait of what was said in a tenth of a second. */
  late: readonly (readonly [tenth: number, ms: number])[]
  stops: LoopStalls
  peopleHeld: number
  before: Housekeeping
  after: Housekeeping
}

/** When somebody had to wait too long, and what happened in those moments. */
export function delayReport({ began, seconds, late, stops, peopleHeld, before, after }: ChatRun): string[] {
  const since = (at: number): string => `${((at - began) / 1000).toFixed(1)} s`
  const more = (what: keyof Housekeeping): number => after[what] - before[what]
  const { longest, count, collecting, collections } = stops
  return [
    `busy with something else at most: server ${longest} ms, people ${peopleHeld} ms`,
    `garbage: ${count} collections, ${(collecting / seconds / 10).toFixed(1)} % of the time`,
    `database: ${more('checkpoints')} checkpoints, ${more('vacuums')} vacuums, ${more('analyzes')} analyzes, ${more('wal')} MB of log in ${more('syncs')} syncs`,
    ...collections.map(({ at, ms, why }) => `after ${since(at)} a collection ${why}: ${ms.toFixed(0)} ms`),
    ...spansOf(late).map(({ from, to, most }) => `said after ${since(from)} to ${since(to)}: up to ${most} ms`),
  ]
}

const tenthMs = 100

/** Moments that follow each other, in one. */
function spansOf(late: ChatRun['late']): { from: number; to: number; most: number }[] {
  const spans: { from: number; to: number; most: number }[] = []
  for (const [tenth, ms] of late) {
    const [from, to] = [tenth * tenthMs, (tenth + 1) * tenthMs]
    const last = spans.at(-1)
    if (last && from <= last.to) Object.assign(last, { to: Math.max(to, last.to), most: Math.max(ms, last.most) })
    else spans.push({ from, to, most: ms })
  }
  return spans
}
