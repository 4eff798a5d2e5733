import type { Database, Tx } from '#storage/database.ts'
import type { Row } from '#storage/connections/statement.ts'
import type { TestConnection } from '../database.ts'

/** A database with our tables, and the connections to it. */
export type MadeDatabase = {
  connection: TestConnection
  database: Database
  /** Its catalogs when it was new; undefined if it cannot be reused. */
  catalogs: string | undefined
  /** Whether it keeps the process alive. */
  hold(isHeld: boolean): void
  drop(): Promise<void>
}

/** How the connections of tests call themselves. */
export const applicationName = 'folkmoot test'
/** To delete more than that from tables takes longer than to make another database; in bytes. */
const largest = 2 ** 22
const mostSpare = 3
const spare: MadeDatabase[] = []

/** One that was given back: empty, with connections that know its tables and our statements. docs/decisions/0040 */
export function takeSpare(): MadeDatabase | undefined {
  const made = spare.pop()
  made?.hold(true)
  return made
}

/** Resets a database for the next test file; returns whether it can be reused. */
export async function keepSpare(made: MadeDatabase): Promise<boolean> {
  if (made.catalogs === undefined || spare.length === mostSpare) return false
  if (!(await empty(made).catch(() => false))) return false
  made.hold(false)
  spare.push(made)
  return true
}

function empty({ database, catalogs }: MadeDatabase): Promise<boolean> {
  return database.transaction(async tx => {
    if (!(await isQuiet(tx)) || (await catalogsOf(tx)) !== catalogs) return false
    const tables = await ask(
      tx,
      `select oid::regclass::text as name, pg_relation_size(oid) as bytes from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' and pg_relation_size(oid) > 0`,
    )
    if (tables.reduce((sum, { bytes }) => sum + Number(bytes), 0) > largest) return false
    const deletes = tables.map(({ name }) => `delete from ${String(name)};`).join(' ')
    // Without triggers: the order does not matter.
    await ask(tx, `set local session_replication_role = replica`)
    await ask(tx, `do $$ begin ${deletes} end $$`)
    await ask(
      tx,
      `select setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null`,
    )
    return true
  })
}

/** Only our idle connections are left, without locks. */
async function isQuiet(tx: Tx): Promise<boolean> {
  const [found] = await ask(
    tx,
    `select not exists (
       select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (state <> 'idle' or application_name <> '${applicationName}')
     ) and not exists (
       select from pg_locks where database = (select oid from pg_database where datname = current_database())
         and pid <> pg_backend_pid()
     ) as is_quiet`,
  )
  return found!['is_quiet'] as boolean
}

const watched = ['class', 'attribute', 'proc', 'trigger', 'constraint', 'index', 'statistic', 'db_role_setting']

/** A text that differs after any change of tables, functions, triggers, settings or statistics. */
export async function catalogsOf(tx: Tx): Promise<string> {
  const changes = watched.map(name => `(select concat(count(*), '/', max(xmin::text::bigint)) from pg_${name})`)
  const counted = `(select concat(sum(reltuples), '/', sum(relpages)) from pg_class)`
  const [found] = await ask(tx, `select concat_ws(' ', ${[...changes, counted].join(', ')}) as catalogs`)
  return found!['catalogs'] as string
}

async function ask(tx: Tx, text: string): Promise<Row[]> {
  return (await tx.execute({ name: '', text }, [])).rows
}

/** A lent database: queries after it is returned fail, as if it were closed. */
export function lendDatabase(database: Database): { lent: Database; end(): void } {
  let isLent = true
  const mine = (): Database => {
    if (isLent) return database
    throw new Error('the database of the test is closed')
  }
  return {
    lent: {
      read: { execute: (statement, values) => mine().read.execute(statement, values) },
      newReadBatch: () => mine().newReadBatch(),
      transaction: (work, forWhom) => mine().transaction(work, forWhom),
      listen: (channel, onNotice, onGap) => mine().listen(channel, onNotice, onGap),
      isDiskFull: () => database.isDiskFull(),
      usage: () => database.usage(),
      close: () => database.close(),
    },
    end: () => void (isLent = false),
  }
}
