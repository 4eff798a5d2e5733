import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '#storage/migrate.ts'
import { databaseBefore } from './database-before.ts'

test('data of older versions is found under the new names of tables, columns and values', async t => {
  const world = await databaseBefore('0151-ordinary-names.sql')
  t.after(() => world.close())
  await world.sql(
    `with kept as (
       insert into letters (kind, recipient, subject, body, message_id, state) values
         ('welcome', 'a@x.example', '', '', '1', 'kept'), ('welcome', 'b@x.example', '', '', '2', 'sent')
     ), sent as (
       insert into mailings (group_id, kind, recipient_ids, urgency) values (0, 'letter', '{1}', 0), (7, 'single', '{2}', 1) returning group_id, id
     ), results as (
       insert into mailing_results (group_id, mailing_id, recipient_ids, responses) select group_id, id, '{1}', '{250}' from sent
     ), facts as (
       insert into facts (group_id, name, via, data) values
         (7, 'mail.undeliverable', '', '{"mailing_id": 5, "kind": "single"}'), (7, 'member.left', '', '{"unasked": true}'),
         (7, 'member.left', '', '{"email": "c@x.example"}') returning id
     ), jobs as (
       insert into jobs (reader, fact_id) select 'letters', id from facts
     ), keys as (
       insert into signing_keys (purpose, secret) values ('letters nobody asked for', 'x'), ('login token', 'y')
     )
     insert into search_volumes (group_id, id, state, leased_until) values (7, 1, 'bound', now())`,
  )

  await migrate(world.connection)

  const rows = async (text: string) => (await world.sql(text)).map(row => Object.values(row))
  assert.deepEqual(await rows(`select recipient, state from service_emails order by id`), [
    ['a@x.example', 'stored'],
    ['b@x.example', 'sent'],
  ])
  assert.deepEqual(
    await rows(`select m.kind, m.priority, r.responses from outgoing_messages m
     join outgoing_message_results r on r.group_id = m.group_id and r.outgoing_message_id = m.id order by m.id`),
    [
      ['notification', 0, ['250']],
      ['single', 1, ['250']],
    ],
  )
  assert.deepEqual(await rows(`select data from facts order by id`), [
    [{ outgoing_message_id: 5, kind: 'single' }],
    [{ unsolicited: true }],
    [{ email: 'c@x.example' }],
  ])
  assert.deepEqual(await rows(`select distinct subscriber from jobs`), [['notifications']])
  assert.deepEqual(await rows(`select purpose from signing_keys where purpose <> 'erased addresses' order by 1`), [
    ['login token'],
    ['unsolicited emails'],
  ])
  assert.deepEqual(await rows(`select state from search_merges`), [['merged']])
  const old = 'mailing|letter|volume|unasked|kept|reader|mark_round'
  assert.deepEqual(
    await rows(`select relname from pg_class where relnamespace = 'public'::regnamespace and relname ~ '${old}'
     union all select attname from pg_attribute join pg_class c on c.oid = attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not attisdropped and attname ~ '${old}'
     union all select conname from pg_constraint where connamespace = 'public'::regnamespace and conname ~ '${old}'
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '\\m(mailings|letters|digest_places|search_changes)\\M'`),
    [],
  )
})
