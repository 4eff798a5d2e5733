import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { declaredQueries } from '#storage/query.ts'
import { parseSql } from '#storage/sql-text.ts'
import { newWorld } from './world.ts'

const world = await newWorld()

/** What every mail and every post asks, on its way in and on its way out. */
const asked = [
  ...['look', 'lock', 'begin', 'join', 'tag', 'attach', 'followOwn', 'answered', 'byNumber'].map(
    name => `posting.${name}`,
  ),
  ...['recipients', 'settled', 'insertResults', 'move'].map(name => `outgoing.${name}`),
  'localMailbox.insert',
]
/** Going through a whole table, or through all that a group has in it. */
const walk = /Seq Scan on (?:messages|topics|members|outgoing_messages)\b|Index Cond: \(group_id = [^()]+\)$/

test('on a database without statistics, posts and their mails are found by index', async () => {
  // As text alone, since no values are given.
  const client = new Client(world.connection)
  await client.connect()
  const walks: string[] = []
  for (const name of asked) {
    const { text } = parseSql(declaredQueries().get(name)!.sql)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    for (const { 'QUERY PLAN': line } of rows) if (walk.test(line)) walks.push(`${name}: ${line.trim()}`)
  }
  await client.end()

  assert.deepEqual(walks, [])
})
