import assert from 'node:assert/strict'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { joinServer, type TestDatabase, testDatabase } from '#test/database.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { openDatabase } from './database.ts'
import { checkServer, migrate, pendingMigrations } from './migrate.ts'
import { checkPrivileges } from './check-privileges.ts'
import { inEnglish, type LocalizedText } from '#locales/localized-error.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

let world: TestDatabase
let folder: string
// Held for the whole file, or the server would stop and start between tests.
let server: Awaited<ReturnType<typeof joinServer>>

before(async () => void (server = await joinServer()))
after(() => server.leave())

beforeEach(async () => {
  world = await testDatabase({ bare: true })
  folder = await mkdtemp(join(tmpdir(), 'folkmoot-migrate-'))
  await write('0001-people', "create table person (name text);\ninsert into person values ('Ann');\n")
  await write('0002-pets', 'create table pet (name text)')
})
afterEach(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)

test('a role that cannot create tables is told exactly the missing rights', async () => {
  const { database } = world.connection
  const role = `moot_${database}`
  await world.sql(`create role ${role} login password 'a good one'`)
  const restricted = { ...world.connection, user: role, password: 'a good one' }
  const grants = [`GRANT CREATE ON DATABASE ${database} TO ${role}`, `GRANT USAGE, CREATE ON SCHEMA public TO ${role}`]
  const sentence =
    `The role ${role} may not create tables in the database ${database}. Have a superuser run this in that ` +
    `database: "${grants.join('; ')};"`

  await assert.rejects(migrate(restricted), { name: 'DatabaseRefusedError', message: sentence })
  await assert.rejects(checkPrivileges(restricted), { name: 'DatabaseRefusedError', message: sentence })
  for (const grant of grants) await world.sql(grant)
  await checkPrivileges(restricted)
  const applied = await migrate(restricted)
  await world.sql(`revoke select on migration from ${role}`)
  const unreadable = await pendingMigrations(restricted).catch((error: unknown) => error)
  await world.sql(`drop owned by ${role}`)
  await world.sql(`drop role ${role}`)

  assert.ok(applied.length > 5)
  assert.ok(unreadable instanceof DatabaseRefusedError)
  assert.equal(
    unreadable.message,
    `The role ${role} may not use the tables in the database ${database} (permission denied for table migration). Connect ` +
      `as the role that owns them, or have a superuser run this in that database: "ALTER DATABASE ${database} ` +
      `OWNER TO ${role};" and "ALTER TABLE … OWNER TO ${role};" for each table.`,
  )
})

test('a missing extension is reported with its package', async () => {
  await checkPrivileges(world.connection)
  await assert.rejects(checkPrivileges(world.connection, ['pg_trgm', 'trigrams']), {
    name: 'DatabaseRefusedError',
    message:
      'This PostgreSQL server lacks trigrams. Install the extensions that come with PostgreSQL (package ' +
      '"postgresql-contrib") on the server, or choose another one with DATABASE_URL.',
  })
})

test('migrations are applied in order, once, and those of a database in use are logged', async () => {
  const lines: string[] = []
  const options = { folder, log: (text: LocalizedText) => void lines.push(inEnglish(text)) }

  assert.deepEqual(await pendingMigrations(world.connection, options), ['0001-people', '0002-pets'])
  assert.deepEqual(await migrate(world.connection, options), ['0001-people', '0002-pets'])
  assert.deepEqual(await migrate(world.connection, options), [])
  await write('0003-toys', 'create table toy (name text)')
  assert.deepEqual(await pendingMigrations(world.connection, options), ['0003-toys'])
  assert.deepEqual(await migrate(world.connection, options), ['0003-toys'])

  assert.deepEqual(lines, ['Created the tables', 'Applied migration 0003-toys'])
  assert.deepEqual(await world.sql('select name from person'), [{ name: 'Ann' }])
})

test('several processes can migrate concurrently', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(world.connection, { folder })))

  assert.deepEqual(applied.flat(), ['0001-people', '0002-pets'])
})

test('a failing migration is rolled back, and earlier ones stay', async () => {
  await write('0003-broken', 'create table half (name text); select nonsense')

  await assert.rejects(migrate(world.connection, { folder }), {
    message: 'The migration 0003-broken failed: column "nonsense" does not exist',
  })

  const tables = await world.sql("select to_regclass('half') as half, to_regclass('pet')::text as pet")
  assert.deepEqual(tables, [{ half: null, pet: 'pet' }])
  assert.deepEqual(await pendingMigrations(world.connection, { folder }), ['0003-broken'])
})

test('a migration cannot end its own transaction', async () => {
  await write('0003-commit', 'create table toy (name text); commit')

  await assert.rejects(migrate(world.connection, { folder }), /0003-commit failed: it ends its transaction by itself/)
})

test('a changed applied migration is rejected, changed line ends are not', async () => {
  await migrate(world.connection, { folder })
  await write('0001-people', "create table person (name text);\r\ninsert into person values ('Ann');\r\n")
  assert.deepEqual(await migrate(world.connection, { folder }), [])
  await write('0001-people', 'create table person (name text, age int)')

  const refusal = { name: 'DatabaseRefusedError', message: /^The migration 0001-people was changed after/ }
  await assert.rejects(migrate(world.connection, { folder }), refusal)
  await assert.rejects(pendingMigrations(world.connection, { folder }), refusal)
})

test('a database newer than the program is rejected by name', async () => {
  await migrate(world.connection, { folder })
  await rm(join(folder, '0002-pets.sql'))

  await assert.rejects(migrate(world.connection, { folder }), {
    name: 'DatabaseRefusedError',
    message: /^The database is newer than this version of Folkmoot: it has the migration 0002-pets\./,
  })
})

test('a migration before an applied one is rejected', async () => {
  await rename(join(folder, '0001-people.sql'), join(folder, '0204-people.sql'))
  await migrate(world.connection, { folder })
  await write('0203-late', 'select 1')

  await assert.rejects(migrate(world.connection, { folder }), /^DatabaseRefusedError: The migration 0203-late comes/)
})

test('migrations that came in another order than their numbers, or have another number by now, are applied once', async () => {
  await migrate(world.connection, { folder })
  await rename(join(folder, '0002-pets.sql'), join(folder, '0004-pets.sql'))
  await rename(join(folder, '0001-people.sql'), join(folder, '0205-people.sql'))
  await write('0003-late', 'create table late (name text)')
  await write('0206-last', 'create table last (name text)')

  assert.deepEqual(await pendingMigrations(world.connection, { folder }), ['0003-late', '0206-last'])
  assert.deepEqual(await migrate(world.connection, { folder }), ['0003-late', '0206-last'])
  assert.deepEqual(await migrate(world.connection, { folder }), [])

  assert.deepEqual(await world.sql('select name from person'), [{ name: 'Ann' }])
  const names = (await world.sql('select name from migration order by name')).map(({ name }) => name)
  assert.deepEqual(names, ['0003-late', '0004-pets', '0205-people', '0206-last'])
})

test('a wrong file name or a duplicate number is rejected', async () => {
  await write('0002-again', 'select 1')
  await assert.rejects(migrate(world.connection, { folder }), { message: /^0002-again.sql and 0002-pets.sql have/ })
  await rename(join(folder, '0002-again.sql'), join(folder, 'third.sql'))
  await assert.rejects(migrate(world.connection, { folder }), { message: /^third.sql is not named like/ })
})

test('a server that is too old is rejected', async context => {
  const [server] = await world.sql("select split_part(current_setting('server_version'), ' ', 1) as version")
  const version = String(server!['version'])
  const proxy = await openDatabaseProxy(world.connection)
  context.after(() => proxy.close())
  proxy.onAnswer = bytes => Buffer.from(bytes.toString('latin1').replaceAll(version, `14${version.slice(2)}`), 'latin1')

  await assert.rejects(migrate(proxy.connection, { folder }), {
    name: 'DatabaseRefusedError',
    message: /^This PostgreSQL server is version 14\..* needs 15 or newer/,
  })
})

test('a server that may lose commits is rejected, with the fix', async context => {
  await checkServer(world.database)
  const careless = openDatabase({ connection: { ...world.connection, options: '-c synchronous_commit=off' } })
  context.after(() => careless.close())

  await assert.rejects(checkServer(careless), {
    name: 'DatabaseRefusedError',
    message: /^The PostgreSQL setting synchronous_commit is off.* Set it to on in postgresql.conf/,
  })
})

test('a server whose commits do not wait for its standby is refused', async context => {
  const serverWith = (value: string) => {
    const options = `-c synchronous_commit=${value}`
    const database = openDatabase({ connection: { ...world.connection, options } })
    context.after(() => database.close())
    return database
  }
  for (const value of ['remote_apply', 'remote_write']) await checkServer(serverWith(value))

  await assert.rejects(checkServer(serverWith('local')), {
    name: 'DatabaseRefusedError',
    message: /^The PostgreSQL setting synchronous_commit is local.* failover .* Set it to on in postgresql.conf/,
  })
})
