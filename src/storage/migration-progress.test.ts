import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { inEnglish, type LocalizedText } from '#locales/localized-error.ts'
import { testDatabase } from '#test/database.ts'
import { watchProgress } from './migration-progress.ts'

const world = await testDatabase({ bare: true })
after(world.close)
const migration = { name: '0042-loaves' } as Parameters<typeof watchProgress>[1]

/** Resolves with the first line of this form. */
async function firstLine(form: RegExp, work: () => Promise<unknown>): Promise<string> {
  const found = Promise.withResolvers<string>()
  const log = (text: LocalizedText) => {
    const line = inEnglish(text)
    if (form.test(line)) found.resolve(line)
  }
  const watch = watchProgress(world.connection, migration, log, 5)
  try {
    const [line] = await Promise.all([found.promise, work()])
    return line
  } finally {
    watch.stop()
  }
}

test('a migration that takes long says that it is still at work', async () => {
  const line = await firstLine(/./, async () => {})

  assert.match(line, /0042-loaves.*\d+/)
})

test('while it builds an index, it says how much of it is there', async () => {
  const client = new Client(world.connection)
  await client.connect()
  // The index is built as far as the first row, which waits for this lock.
  await world.sql(`create table loaf as select n from generate_series(1, 10) n`)
  await world.sql(
    `create function weigh(n int) returns int language plpgsql immutable as 'begin perform pg_advisory_xact_lock_shared(42); return n; end'`,
  )
  await client.query('select pg_advisory_lock(42)')
  let building: Promise<unknown> | undefined
  try {
    const line = await firstLine(/%/, async () => void (building = world.sql('create index on loaf (weigh(n))')))

    assert.match(line, /0042-loaves.* \d+ ?%/)
  } finally {
    await client.end()
    await building
  }
})
