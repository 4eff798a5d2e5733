import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { describeQuery } from './describe.ts'

let world: TestDatabase
let client: Client

before(async () => {
  world = await testDatabase({ bare: true })
  client = new Client(world.connection)
  await client.connect()
  await client.query(`
    create type mood as enum ('glad', 'it''s "sad"');
    create domain short as text check (length(value) < 10);
    create table person (id int8 generated always as identity primary key, name text not null, nick short, mood mood);
    create table pet (id int primary key, owner_id int8 not null references person, born timestamptz not null,
      tags text[] not null default '{}', photo bytea, data jsonb not null, weight numeric, vaccinated date);
  `)
})
after(async () => {
  await client.end()
  await world.close()
})

let counter = 0
const describe = (text: string) => describeQuery(client, `q${counter++}`, text)

test('parameters and columns get the types of the server', async () => {
  assert.deepEqual(
    await describe('select * from pet where id = :id and born > :since and tags && :tags and data @> :data?'),
    {
      params: {
        id: 'number',
        since: 'Timestamp | Temporal.Instant',
        tags: 'readonly (string)[]',
        data: 'JsonText | null',
      },
      row: {
        id: 'number',
        owner_id: 'number',
        born: 'Timestamp',
        tags: 'string[]',
        photo: 'Buffer | null',
        data: 'unknown',
        weight: 'string | null',
        vaccinated: 'string | null',
      },
    },
  )
})

test('an enum becomes its values, a domain its base type', async () => {
  assert.deepEqual(await describe('update person set mood = :mood, nick = :nick? returning mood, nick'), {
    params: { mood: `"glad" | "it's \\"sad\\""`, nick: 'string | null' },
    row: { mood: `"glad" | "it's \\"sad\\"" | null`, nick: 'string | null' },
  })
})

test('an expression is nullable unless annotated, and an annotation wins', async () => {
  const { row } = await describe(
    'select count(*) as n, count(*) as "m!", name as "name?", nick as "nick!" from person group by name, nick',
  )

  assert.deepEqual(row, { n: 'number | null', m: 'number', name: 'string | null', nick: 'string' })
})

test('an annotation inside a query is passed on, unless a join can make it null', async () => {
  const counted = 'select owner_id, count(*) as "n!", max(weight) as "heaviest!" from pet group by owner_id'
  const handed = `select c.n, c.heaviest from (${counted}) c`
  const named = `with c as (${counted}) select c.n, c.heaviest as "heaviest?" from c`
  const joined = `select person.id, c.n from person left join (${counted}) c on c.owner_id = person.id`

  assert.deepEqual((await describe(handed)).row, { n: 'number', heaviest: 'string' })
  assert.deepEqual((await describe(named)).row, { n: 'number', heaviest: 'string | null' })
  assert.deepEqual((await describe(joined)).row, { id: 'number', n: 'number | null' })
})

test('columns of an outer join are nullable', async () => {
  const left =
    'select person.name, pet.id as pet from person left join pet on pet.owner_id = person.id where person.id = :id'
  const right = 'select person.name, pet.id as pet from person right join pet on pet.owner_id = person.id'
  const inner =
    'select person.name, pet.id as pet from person left join pet on pet.owner_id = person.id where pet.id > 0'

  assert.deepEqual((await describe(left)).row, { name: 'string', pet: 'number | null' })
  assert.deepEqual((await describe(right)).row, { name: 'string | null', pet: 'number' })
  assert.deepEqual((await describe(inner)).row, { name: 'string', pet: 'number' })
})

test('a change in a with clause keeps the types it returns', async () => {
  const text = 'with added as (insert into person (name) values (:name) returning id, name, nick) select * from added'

  assert.deepEqual(await describe(text), {
    params: { name: 'string' },
    row: { id: 'number', name: 'string', nick: 'string | null' },
  })
})

test('a statement without rows has no columns', async () => {
  assert.deepEqual(await describe('delete from pet where id = :id'), { params: { id: 'number' }, row: {} })
})

test('unnamed columns, and arrays without a parser, are rejected', async () => {
  await assert.rejects(describe('select 1, 2'), { message: 'the column ?column? needs a name of its own' })
  await assert.rejects(describe('select id, id from pet'), { message: 'the column id needs a name of its own' })
  await assert.rejects(describe('select array_agg(mood) as moods from person'), {
    message: 'no reader for arrays of mood',
  })
  await assert.rejects(describe('select nonsense from pet'), { message: 'column "nonsense" does not exist' })
})
