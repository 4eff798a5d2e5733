import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { createDemoContext } from '../../cli/demo/context.ts'
import { runSteps } from '../../cli/demo/run-steps.ts'
import { counters } from './counters.ts'
import { faultsIn, repairCounters, wrongCounters, type WrongCounter } from './index.ts'

const world = await newWorld()
await runSteps(createDemoContext(world), () => {}, messagesFor('en'))
await world.settle()
const groups = (await world.sql('select id from groups order by id')).map(({ id }) => Number(id))

async function wrong(): Promise<WrongCounter[]> {
  const found: WrongCounter[] = []
  for (const id of groups) for await (const one of wrongCounters(world.database.read, id)) found.push(one)
  return found
}

test('in the demo every count is right, and nothing refers to nothing', async () => {
  assert.deepEqual(await wrong(), [])
  for (const id of groups) assert.deepEqual(await faultsIn(world.database.read, id), [])
})

const raised = (name: string): string =>
  name === 'counts' ? `array(select n + 7 from unnest(counts) n)` : `${name} + 7`

test('every wrong count is found and repaired', async () => {
  for (const { table, columns } of counters) {
    const counts = Object.keys(columns).filter(
      name => !/most_recent|last_message_date|greatest/.test(name + columns[name]!),
    )
    await world.sql(`update ${table} set ${counts.map(name => `${name} = ${raised(name)}`).join(', ')}`)
  }
  const tables = new Set((await wrong()).map(({ table }) => table))
  const filled: string[] = []
  for (const { table } of counters) if ((await world.sql(`select from ${table} limit 1`)).length > 0) filled.push(table)

  for (const id of groups) await world.database.transaction(tx => repairCounters(tx, id))

  assert.ok(filled.length >= 9)
  assert.deepEqual([...tables].toSorted(), filled.toSorted())
  assert.deepEqual(await wrong(), [])
  await assertCounted(world)
  await assertIntegrity(world)
})

test('rows of a message that is gone are found', async () => {
  const [like] = await world.sql('select group_id from message_likes order by group_id limit 1')
  await world.sql(
    `insert into message_likes (group_id, message_id, account_id) select $1, 987654321, id from accounts order by id limit 1`,
    [like!['group_id']],
  )

  const found = await faultsIn(world.database.read, Number(like!['group_id']))

  assert.deepEqual(found, [{ name: 'noMessage', table: 'message_likes', count: 1 }])
})
