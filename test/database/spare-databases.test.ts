import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { testDatabase, type TestDatabase } from '../database.ts'

const skip = process.env['FOLKMOOT_TEST_SERVER'] === undefined && 'only a run of tests keeps databases'
const add = `insert into organisations (name, host) values ('Lane', 'lane.example') returning id`
const count = `select (select count(*) from organisations) as organisations, (select count(*) > 0 from migration) as is_made`

/** Whether the database in which somebody did something is the next one again, and what that one is like. */
async function nextAfter(
  work: (first: TestDatabase) => Promise<unknown>,
): Promise<{ isSame: boolean; found: unknown }> {
  const first = await testDatabase()
  await work(first)
  await first.close()
  const next = await testDatabase()
  const found = [...(await next.sql(count)), ...(await next.sql(add))]
  await next.close()
  return { isSame: next.connection.database === first.connection.database, found }
}

const asNew = [{ organisations: 0, is_made: true }, { id: 1 }]

test('a returned database is like new for the next user', { skip }, async () => {
  assert.deepEqual(await nextAfter(({ sql }) => sql(add)), { isSame: true, found: asNew })
})

/** What is not undone by deleting. */
const spoiling: Record<string, (first: TestDatabase) => Promise<unknown>> = {
  'its tables are others': ({ sql }) => sql('alter table organisations rename column name to called'),
  'its triggers are others': ({ sql }) => sql('alter table groups disable trigger all'),
  'its functions are others': ({ sql }) => sql(`create function one() returns int return 1`),
  'its settings are others': ({ sql, connection }) => sql(`alter database ${connection.database} set work_mem = '1MB'`),
  'it was counted': ({ sql }) => sql('analyze organisations'),
  'it is closed': ({ database }) => database.close(),
  'much is in it': ({ sql }) =>
    sql(`insert into organisations (name, host) select repeat('x', 1000), 'h' || n from generate_series(1, 6000) n`),
}

test('a database that cannot be reset is not reused', { skip }, async () => {
  for (const [name, spoil] of Object.entries(spoiling))
    assert.deepEqual([name, await nextAfter(spoil)], [name, { isSame: false, found: asNew }])
})

test('a database in use by others is not reused', { skip }, async t => {
  const { isSame, found } = await nextAfter(async ({ connection }) => {
    const other = new Client(connection)
    other.on('error', () => {})
    await other.connect()
    t.after(() => other.end())
  })

  assert.deepEqual({ isSame, found }, { isSame: false, found: asNew })
})

test('queries on a returned database fail', async () => {
  const { database, sql, close } = await testDatabase()

  await close()

  await assert.rejects(sql('select 1'), /the database of the test is closed/)
  assert.throws(() => database.transaction(async () => {}), /the database of the test is closed/)
})
