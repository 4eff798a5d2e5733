import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { Command, CommandArgs } from './command.ts'
import { CommandError, UsageError } from './errors.ts'
import { timestampText } from './list-rows.ts'

const maxRows = 50

const dueJobs = query(
  'cli.dueJobs',
  `select count(*)::int as "count!", min(run_at) as oldest from jobs where dead_since is null and run_at <= now()`,
)
const failedJobs = query(
  'cli.failedJobs',
  `select j.id, j.subscriber, j.dead_since as "dead_since!", j.tries, j.error, f.name as fact
   from jobs j left join facts f on f.id = j.fact_id
   where j.dead_since is not null order by j.dead_since desc, j.id desc limit :limit`,
)

export const jobs: Command = {
  usage: 'jobs [--retry ID | --drop ID]',
  words: [0, 0],
  options: { retry: { type: 'string' }, drop: { type: 'string' } },
  async run({ values }, t) {
    const { retry, drop } = values
    if (retry !== undefined && drop !== undefined) throw new UsageError(t.cli.mail.retryOrDrop)
    const id = readId(retry ?? drop, t)
    const { withStore } = await import('./with-app.ts')
    const { retryFailedJob, deleteFailedJob } = await import('#features/administration/index.ts')
    await withStore(t, async ({ database: { read } }) => {
      if (id !== undefined) {
        const count = await (retry === undefined ? deleteFailedJob : retryFailedJob).run(read, { id })
        if (count === 0 && id !== null) throw new CommandError(t.cli.jobs.notFailed({ id: String(id) }))
        console.log((retry === undefined ? t.cli.jobs.dropped : t.cli.jobs.retrying)({ count }))
      }
      await show(read, t)
    })
  },
}

/** Null: all of them. */
function readId(text: CommandArgs['values'][string], t: Messages): number | null | undefined {
  if (text === undefined) return undefined
  if (text === 'all') return null
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text))
    throw new UsageError(t.cli.notAnId({ text: JSON.stringify(text) }))
  return Number(text)
}

async function show(tx: Tx, { cli: { jobs: t } }: Messages): Promise<void> {
  const { count, oldest } = await dueJobs.one(tx)
  if (count > 0 && oldest !== null) console.log(t.due({ count, time: timestampText(oldest) }))
  const failed = await failedJobs.all(tx, { limit: maxRows + 1 })
  if (failed.length === 0) return console.log(t.none)
  for (const { id, subscriber, fact, dead_since, tries, error } of failed.slice(0, maxRows)) {
    const about = fact === null ? subscriber : `${subscriber} (${fact})`
    const cells = [about, t.failedSince({ time: timestampText(dead_since) }), t.attempts({ count: tries }), error]
    console.log(stripControlChars([String(id).padStart(6), ...cells.filter(Boolean)].join('  ')))
  }
  if (failed.length > maxRows) console.log(t.more)
}
