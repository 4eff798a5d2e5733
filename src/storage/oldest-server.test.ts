// Not on every day: it starts a PostgreSQL of its own.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Client } from 'pg'
import { debianPostgresMissing as skip, startDebianPostgres } from '#test/servers/debian-postgres.ts'
import { migrate } from './migrate.ts'

test('the oldest PostgreSQL has all that the migrations and the queries need', { skip }, async t => {
  const connection = await startDebianPostgres(t)
  const client = new Client(connection)
  t.after(() => client.end())
  await client.connect()

  await migrate(connection)

  const texts = (await readFile(new URL('queries.generated.sql', import.meta.url), 'utf8')).split('\n\n').slice(1)
  const refused: string[] = []
  // No version prepares `analyze`.
  for (const text of texts.filter(one => !/^analyze /m.test(one)))
    await client.query(`prepare one as ${text}`).then(
      () => client.query('deallocate one'),
      (error: Error) => refused.push(`${error.message}: ${text}`),
    )
  assert.ok(texts.length > 500)
  assert.deepEqual(refused, [])
})
