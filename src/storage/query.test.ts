import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openDatabase } from './database.ts'
import { query, queryFamily } from './query.ts'
import { json, now, type JsonText, type Timestamp, toInstant } from './values.ts'

declare module './queries.generated.ts' {
  interface Queries {
    'test.note.add': { params: { id: number; body: string | null }; row: { id: number; body: string | null } }
    'test.note.find': { params: { id: number }; row: { id: number; body: string } }
    'test.note.set': { params: { body: string; from: number }; row: never }
    'test.note.count': { params: null; row: { n: number } }
    'test.note.page': { params: { after: number; most: number }; row: { id: number } }
    'test.note.all': { params: null; row: Record<string, unknown> }
    'test.large': { params: null; row: { n: number } }
    'test.values': {
      params: {
        int8: number
        moment: Timestamp | Temporal.Instant
        json: JsonText
        texts: string[]
        bytes: Buffer
        pieces: Buffer[]
        bool: boolean
        numeric: string
        nothing: null
      }
      row: Record<string, unknown>
    }
  }
}

const addNote = query('test.note.add', 'insert into note (id, body) values (:id, :body?) returning id, body')
const findNote = query('test.note.find', 'select id, body from note where id = :id')
const setNote = query('test.note.set', 'update note set body = :body where id >= :from')
const countNotes = query('test.note.count', 'select count(*) as "n!" from note')
const allNotes = query('test.note.all', 'select * from note order by id')
const large = query('test.large', 'select 9007199254740993::int8 as n')
const values = query(
  'test.values',
  `select :int8::int8 as int8, :moment::timestamptz as moment, :json::jsonb as json, :texts::text[] as texts,
     :bytes::bytea as bytes, :pieces::bytea[] as pieces, :bool::bool as bool, :numeric::numeric as numeric, :nothing?::text as nothing, array[1, null, 3]::int8[] as numbers,
     array[array['a'], array['b']] as nested, date '2026-02-03' as date, 1.5::float8 as float`,
)

let world: TestDatabase

before(async () => {
  world = await testDatabase({ bare: true })
  await world.sql('create table note (id int8 primary key, body text)')
})
after(() => world.close())

test('a query returns all rows, the first one, or the affected count', async () => {
  const { read } = world.database

  assert.deepEqual(await addNote.one(read, { id: 1, body: 'one' }), { id: 1, body: 'one' })
  assert.deepEqual(await addNote.all(read, { id: 2, body: null }), [{ id: 2, body: null }])
  assert.deepEqual(await findNote.first(read, { id: 1 }), { id: 1, body: 'one' })
  assert.equal(await findNote.first(read, { id: 404 }), undefined)
  await assert.rejects(findNote.one(read, { id: 404 }), { message: 'the query test.note.find found no row' })
  assert.equal(await setNote.run(read, { body: 'new', from: 1 }), 2)
  assert.equal(await setNote.run(read, { body: 'new', from: 404 }), 0)
})

test('annotations of column names are for types only', async () => {
  assert.deepEqual(Object.keys(await countNotes.one(world.database.read)), ['n'])
})

test('every type survives a round trip', async () => {
  const moment = now()
  const texts = ['plain', '', 'NULL', 'with "quotes", \\ and {braces}', 'ünï€😀']
  const data = { list: [1, 'two', null] }

  const row = await values.one(world.database.read, {
    int8: 7,
    moment,
    json: json(data),
    texts,
    bytes: Buffer.of(0, 255),
    pieces: [Buffer.of(0, 255), Buffer.of(), Buffer.from('{"plain"}')],
    bool: true,
    numeric: '1.50',
    nothing: null,
  })

  assert.deepEqual(row, {
    int8: 7,
    moment,
    json: data,
    texts,
    bytes: Buffer.of(0, 255),
    pieces: [Buffer.of(0, 255), Buffer.of(), Buffer.from('{"plain"}')],
    bool: true,
    numeric: '1.50',
    nothing: null,
    numbers: [1, null, 3],
    nested: [['a'], ['b']],
    date: '2026-02-03',
    float: 1.5,
  })
})

const nothing = {
  int8: 1,
  json: json(0),
  texts: [],
  bytes: Buffer.of(),
  pieces: [],
  bool: true,
  numeric: '0',
  nothing: null,
}

test('a timestamp has six fractional digits, and can be calculated with', async () => {
  const printed: [string, string][] = [
    ['2026-11-15T08:30:12Z', '2026-11-15T08:30:12.000000+00:00'],
    ['2026-11-15T08:30:12.3+02:00', '2026-11-15T06:30:12.300000+00:00'],
    ['0001-01-01T00:00:00.04321Z', '0001-01-01T00:00:00.043210+00:00'],
    ['1970-01-01T00:00:00.000001Z', '1970-01-01T00:00:00.000001+00:00'],
  ]
  for (const [given, expected] of printed) {
    const instant = Temporal.Instant.from(given)

    const row = await values.one(world.database.read, { ...nothing, moment: instant })

    assert.equal(row['moment'], expected)
    assert.ok(toInstant(expected as Timestamp).equals(instant))
  }
})

test('a timestamp that the API cannot represent is rejected', async () => {
  for (const given of ['infinity', '-infinity', '10000-01-01 00:00:00+00', '0044-03-15 12:00:00.5+00 BC']) {
    const moment = given as Timestamp
    await assert.rejects(values.one(world.database.read, { ...nothing, moment }), {
      message: `${given} is not a UTC timestamp between the years 0 and 9999`,
    })
  }
})

test('a number that JavaScript cannot represent is rejected, and the connection stays usable', async () => {
  await world.database.transaction(async tx => {
    await assert.rejects(large.one(tx), { message: '9007199254740993 is too large for a number' })
    assert.deepEqual(await findNote.first(tx, { id: 404 }), undefined)
  })
})

test('an invalid parameter is rejected before anything is sent', async () => {
  const unclear: unknown[] = [{}, new Date(), Symbol('x')]
  for (const id of unclear) {
    await assert.rejects(
      addNote.run(world.database.read, { id: id as number, body: 'x' }),
      /a query parameter cannot be/,
    )
  }
  await assert.rejects(findNote.first(world.database.read, {} as { id: number }), {
    message: 'the query test.note.find was given no value for :id',
  })
})

test('a failed statement keeps its connection and its name', async context => {
  const database = openDatabase({ connection: world.connection, poolSize: 1 })
  context.after(() => database.close())
  const backend = { name: '', text: 'select pg_backend_pid() as pid' }
  const before = await database.read.execute(backend, [])
  const add = query('test.note.add:again' as 'test.note.add', 'insert into note (id, body) values (:id, :body?)')

  await assert.rejects(add.run(database.read, { id: 'not a number' as unknown as number, body: 'x' }), {
    code: '22P02',
  })
  assert.equal(await add.run(database.read, { id: 50, body: 'x' }), 1)
  await assert.rejects(add.run(database.read, { id: 50, body: 'x' }), { code: '23505' })

  assert.deepEqual(await database.read.execute(backend, []), before)
})

test('a statement is prepared again after a migration changed its columns', async () => {
  const { database, sql } = world
  await allNotes.all(database.read)
  await database.transaction(tx => allNotes.all(tx))

  await sql('alter table note add column added int')

  assert.ok('added' in (await allNotes.all(database.read))[0]!)
  assert.ok('added' in (await database.transaction(tx => allNotes.all(tx)))[0]!)
})

test('an error has the caller’s stack', async () => {
  const broken = query('test.broken' as 'test.note.count', 'select nonsense from note')

  const error = await broken.all(world.database.read).catch((caught: unknown) => caught)

  assert.match(String((error as Error).stack), /query\.test\.ts/)
})

test('a family has a statement per variant, with its own parameters', async () => {
  const page = queryFamily('test.note.page', {
    asc: 'select id from note where id > :after order by id limit :most',
    desc: 'select id from note order by id desc limit :most',
  })
  const given = { after: 1, most: 1 }

  assert.deepEqual(await page.asc.all(world.database.read, given), [{ id: 2 }])
  assert.deepEqual(await page.desc.all(world.database.read, given), [{ id: 50 }])
})

test('names are unique and short enough for PostgreSQL', () => {
  assert.throws(() => query('test.note.find', 'select 1'), { message: 'two queries are called test.note.find' })
  assert.throws(() => query('x'.repeat(64) as 'test.large', 'select 1'), /longer than 63 bytes/)
})
