import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld, type World } from './world.ts'

// A database divided by groups, without a sequence that all parts share: docs/architecture/growing.md

const shards = 1024

/** Every sequence steps by the number of shards, from a place of its own. As it would be set up, on a database that has rows. */
const divide = (world: World, shard: number) =>
  world.sql(`do $$
    declare s record; last bigint;
    begin
      for s in select schemaname, sequencename, last_value from pg_sequences where schemaname = 'public' loop
        last := coalesce(s.last_value, 0);
        execute format('alter sequence %I increment by ${shards} restart with %s', s.sequencename,
          (last / ${shards} + 1) * ${shards} + ${shard});
      end loop;
    end $$`)

/** The ids that a table has by its sequence, in their order. */
async function idsOf({ sql }: World): Promise<Map<string, number[]>> {
  const tables = await sql(
    `select table_name as name, column_name as col from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' order by 1`,
  )
  const found = new Map<string, number[]>()
  for (const { name, col } of tables) {
    const rows = await sql(`select ${String(col)} as id from ${String(name)} order by 1`)
    found.set(
      String(name),
      rows.map(({ id }) => Number(id)),
    )
  }
  return found
}

/** A bit of everything that people make in a group. */
async function walk(world: World): Promise<number[]> {
  const group_id = world.group.id
  const [owner, ben] = [world.as('owner'), world.as('ben')]
  const first = await world.post('ben', { subject: 'Bread', files: { 'rye.txt': 'Rye' } })
  const second = await world.answer('cleo', first, { body: 'With caraway?' })
  await owner.newchat({ group_id, subject: 'Ovens', desc: 'About ovens', announce: true })
  await owner.addevent({ group_id, name: 'Baking', start_time: '2040-01-01', all_day: true })
  const columns = JSON.stringify([{ name: 'Flour', type: 'text_column', required: true }])
  const { id: database_id } = await owner.newdatabase({ group_id, name: 'Recipes', columns })
  const { columns: made } = await owner.getdatabase({ database_id })
  await ben.newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: made[0]!.id, text: 'Rye' }]) })
  await owner.newfilefolder({ group_id, name: 'Plans' })
  const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }])
  const { poll_id } = await owner.newpoll({ group_id, question: 'Which?', answers })
  await ben.vote({ poll_id, choices: [2] })
  const third = await world.post('ben', { subject: 'Rolls' })
  assert.equal((await ben.gettopic({ topic_id: first.topic_id })).data.length, 2)
  assert.equal((await ben.getpoll({ poll_id })).num_votes, 1)
  await world.settle()
  return [first, second, third].map(({ message_id }) => message_id)
}

test('two databases whose sequences step past each other give no id twice', async () => {
  const worlds = [await newWorld(), await newWorld()]
  const made: Map<string, number[]>[] = []
  for (const [shard, world] of worlds.entries()) {
    await divide(world, shard)
    const before = await idsOf(world)
    const messages = await walk(world)
    assert.deepEqual(
      messages,
      messages.toSorted((a, b) => a - b),
    )
    const after = await idsOf(world)
    made.push(new Map([...after].map(([table, ids]) => [table, ids.filter(id => !before.get(table)!.includes(id))])))
  }
  const [one, two] = made as [Map<string, number[]>, Map<string, number[]>]
  const used = [...one].filter(([, ids]) => ids.length > 0).map(([table]) => table)
  for (const table of [
    'chats',
    'database_rows',
    'database_tables',
    'events',
    'facts',
    'messages',
    'poll_votes',
    'polls',
    'topics',
  ])
    assert.ok(used.includes(table), `nothing was made in ${table}`)
  for (const table of used) {
    assert.deepEqual(
      one.get(table)!.filter(id => two.get(table)!.includes(id)),
      [],
      table,
    )
    assert.ok(one.get(table)!.every(id => id % shards === 0) && two.get(table)!.every(id => id % shards === 1), table)
  }
  // A shard can make so many rows of a table before a number in JSON would lose its last digit: eight million million.
  assert.ok(Number.MAX_SAFE_INTEGER / shards > 8e12)
})
