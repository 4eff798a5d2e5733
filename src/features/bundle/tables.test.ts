import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { bundledColumns } from './read-rows.ts'
import { bundleTables, tablesLeftOut } from './parts.ts'

const { sql, database } = await newWorld()

test('every table of the database is in one part of a bundle, or left out for a reason', async () => {
  const tables = await sql(
    `select relname::text as name from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
     order by 1`,
  )

  const decided = [...bundleTables.map(({ table }) => table), ...Object.keys(tablesLeftOut)]

  assert.deepEqual(
    decided.toSorted(),
    tables.map(({ name }) => name),
  )
})

test('every number in a bundle has a kind, so that it is never taken for an object of the other server', async () => {
  const counts =
    /^(msg_num|size|topic_count|arrivals|subs_count|version|num_messages|last_msg_seen|notified_num|reply_to_num|key|arrival|last_msg_num|given_id|missed_num|announced_to)$/

  const unknown: string[] = []
  for (const table of bundleTables) {
    const bigints = await sql(
      `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and atttypid in ('bigint'::regtype, 'bigint[]'::regtype)`,
      [table.table],
    )
    const names = new Set(bigints.map(({ name }) => String(name)))
    for (const { name } of await bundledColumns(database.read, table)) {
      const isKnown = name === 'id' || name === 'group_id' || { ...table.refs, ...table.lists }[name] !== undefined
      if (names.has(name) && !isKnown && !counts.test(name)) unknown.push(`${table.table}.${name}`)
    }
  }

  assert.deepEqual(unknown, [])
})

test('secrets are in no bundle', async () => {
  const secret = /password|secret|token|_hash$|seed|^auth$|p256dh|^key_/

  const found: string[] = []
  for (const table of bundleTables)
    for (const { name } of await bundledColumns(database.read, table))
      if (secret.test(name) && !/^(thumbnail|medium|large)_hash$/.test(name)) found.push(`${table.table}.${name}`)

  assert.deepEqual(found, [])
})
