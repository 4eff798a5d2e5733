import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()

// Long enough that the database would pack the mail, its text and its vector, and short enough that each has room in a row.
const words = Array.from({ length: 300 }, (_, n) => `loaf${n}`).join(' ')
const mail = `From ben@example.org Sat Jan  3 10:00:00 2015
From: Ben <ben@example.org>
Message-ID: <long@example.net>
Date: Sat, 03 Jan 2015 10:00:00 +0000
Subject: Bread

${words}
`

test('imported messages are stored unchanged, and their words are not counted', async () => {
  const { tally } = await importFrom(world, mailsOf([mail]), world.group.name)
  assert.equal(tally.imported, 1)

  await world.sql('analyze messages, message_raw, message_search')
  const kept = await world.sql(
    `select pg_column_compression(r.skeleton) as mail, pg_column_compression(s.words) as words,
       pg_column_compression(m.body) as text, octet_length(r.skeleton) > 2100 as "isLong",
       (select array_agg(attname::text order by 1) from pg_stats where tablename in ('message_raw', 'message_search')
         and attname in ('group_id', 'skeleton', 'words')) as counted
     from message_search s join messages m using (group_id, msg_num) join message_raw r on (r.group_id, r.message_id) = (m.group_id, m.id)`,
  )

  assert.deepEqual(kept, [{ mail: null, words: null, text: null, isLong: true, counted: ['group_id', 'group_id'] }])
  const { data } = await world.as('ben').searcharchives({ group_id: world.group.id, q: 'loaf299' })
  assert.equal(data.length, 1)
})
