import type { Tx } from '#storage/database.ts'
import { counters, type Counter } from './counters.ts'

/** A stored value that differs from the rows. */
export type WrongCounter = { table: string; key: string; column: string; stored: string; real: string }

/** Rows of one statement: the whole of a group may take minutes. */
const rowsAtOnce = 2000

/** Part of a group: rows of a table with these ids. */
type Range = { after: number; until: number }
const everything: Range = { after: -1, until: Number.MAX_SAFE_INTEGER }

/** Whose rows: `$1` is a group, or null for those of people. */
const isOwned = ({ table, isPersonal }: Counter): string =>
  isPersonal ? '$1::bigint is null' : `${table === 'groups' ? 'x.id' : 'x.group_id'} = $1`
const countersOf = (group_id: number | null): Counter[] =>
  counters.filter(({ isPersonal = false }) => isPersonal === (group_id === null))
const isLarge = ({ table }: Counter): boolean => ['messages', 'topics', 'members'].includes(table)

function realSql(counter: Counter): string {
  const { table, key, columns, where = 'true' } = counter
  const names = Object.keys(columns)
  const range = isLarge(counter) ? 'and x.id > $2 and x.id <= $3' : 'and $2::bigint < $3::bigint'
  return `select ${key.map(name => `x.${name} as key_${name}`).join(', ')}, ${names.map(name => `x.${name}`).join(', ')},
      ${names.map(name => `(${columns[name]})::${typeOf(name)} as real_${name}`).join(', ')}
    from ${table} x where ${isOwned(counter)} ${range} and ${where}`
}
const types: Readonly<Record<string, string>> = {
  most_recent_message: 'timestamptz',
  last_message_date: 'timestamptz',
  counts: 'integer[]',
}
const typeOf = (column: string): string => types[column] ?? 'bigint'

const differs = ({ columns }: Counter, of: string): string =>
  `(${Object.keys(columns)
    .map(name => `${of}.${name}`)
    .join(', ')}) is distinct from (${Object.keys(columns)
    .map(name => `real.real_${name}`)
    .join(', ')})`

function checkSql(counter: Counter): string {
  const { key, columns } = counter
  const values = Object.keys(columns).map(name => `('${name}', real.${name}::text, real.real_${name}::text)`)
  return `select concat_ws(' ', ${key.map(name => `real.key_${name}`).join(', ')}) as key, v.name, v.stored, v.real
    from (${realSql(counter)}) real,
      lateral (values ${values.join(', ')}) as v(name, stored, real)
    where ${differs(counter, 'real')} and v.stored is distinct from v.real limit 1000`
}

function repairSql(counter: Counter): string {
  const { table, key, columns } = counter
  return `update ${table} y set ${Object.keys(columns)
    .map(name => `${name} = real.real_${name}`)
    .join(', ')}
    from (${realSql(counter)}) real
    where ${key.map(name => `y.${name} = real.key_${name}`).join(' and ')} and ${differs(counter, 'y')}`
}

async function* rangesOf(tx: Tx, counter: Counter, group_id: number | null): AsyncGenerator<Range> {
  if (!isLarge(counter)) {
    yield everything
    return
  }
  const text = `select max(id) as last from (
    select id from ${counter.table} where group_id = $1 and id > $2 order by id limit ${rowsAtOnce}) ids`
  for (let after = 0; ;) {
    const [row] = (await tx.execute({ name: '', text }, [group_id, after])).rows
    const last = row?.['last'] as number | null | undefined
    if (typeof last !== 'number') return
    yield { after, until: last }
    after = last
  }
}

/** The wrong counters of a group, or with null of people; a few at a time. */
export async function* wrongCounters(tx: Tx, group_id: number | null): AsyncGenerator<WrongCounter> {
  for (const counter of countersOf(group_id)) {
    const text = checkSql(counter)
    for await (const { after, until } of rangesOf(tx, counter, group_id)) {
      const { rows } = await tx.execute({ name: '', text }, [group_id, after, until])
      for (const { key, name, stored, real } of rows)
        yield {
          table: counter.table,
          key: String(key),
          column: String(name),
          stored: String(stored),
          real: String(real),
        }
    }
  }
}

const lockGroup = { name: '', text: 'select id from groups where id = $1 for update' }
const lockPersonal = { name: '', text: 'lock table notification_counts in share row exclusive mode' }

/** Corrects the counters of a group, or with null of people. In a transaction: what would change them waits. Returns how many rows were wrong. */
export async function repairCounters(tx: Tx, group_id: number | null): Promise<number> {
  if (group_id === null) await tx.execute(lockPersonal, [])
  else await tx.execute(lockGroup, [group_id])
  let repaired = 0
  for (const counter of countersOf(group_id)) {
    const text = repairSql(counter)
    for await (const { after, until } of rangesOf(tx, counter, group_id))
      repaired += (await tx.execute({ name: '', text }, [group_id, after, until])).count
  }
  return repaired
}
