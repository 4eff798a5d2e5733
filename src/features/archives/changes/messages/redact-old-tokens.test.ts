import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Job } from '#runtime/jobs/job-queue.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { migrate } from '#storage/migrate.ts'
import { databaseBefore } from '#test/database-before.ts'
import { oldTokenRedaction } from './redact-old-tokens.ts'

const tokenSigner = createTokenSigner(Buffer.alloc(32, 7))
const tokenContext = { url: 'https://folkmoot.test', mailDomain: 'groups.folkmoot.test', codes: tokenSigner }
const code = 'zl6rptub3chsifm6aaaqeaetuuaq'
const link = `https://folkmoot.test/mail/unsubscribe/${code}`
const leaving = tokenSigner.make('unsubscribe', [0, 1, 1, 0, 20_800])
const wrapped = `https://urldefense.com/?u=https%3A%2F%2Ffolkmoot.test%2Fmail%2Funsubscribe%2F${leaving}`
const address = `bread+approve+${code}@groups.folkmoot.test`

test('tokens of our emails are redacted from stored texts in batches, and nothing else', async t => {
  const world = await databaseBefore('0053-codes-in-texts.sql')
  t.after(() => world.close())
  await world.sql(
    `insert into topics (group_id, subject, thread_key, name, summary, num_messages, hashtag_ids, most_recent_message)
     values (1, 'Bread', 'bread', 'Ben', $1, 1, '{}', now())`,
    [`See ${link}`],
  )
  // More than are looked at in one go, the second and the last with codes.
  await world.sql(
    `insert into messages (group_id, msg_num, topic_id, name, email, subject, subject_with_tags, body, quoted, remainder, snippet,
       is_plain_text, is_reply, size, mime_id, mime_key)
     select 1, n, 1, 'Ben', 'ben@example.org', 'Bread', 'Bread',
       case when n in (2, 600) then $1 when n = 3 then $5 else 'Rye ' || n end, case when n in (2, 600) then $2 else '' end, $3,
       case when n = 2 then $4 else '' end, false, false, 3, n, n::text::bytea from generate_series(1, 600) n`,
    [
      `<p>Leave: <a href="${link}">${link}</a></p>`,
      `<blockquote>${address}</blockquote>`,
      `https://elsewhere.test/mail/link/${code}`,
      `Leave: ${link}`,
      wrapped,
    ],
  )
  await world.sql(
    `insert into message_revisions (group_id, message_id, rev, created, subject, body)
     values (1, 2, 1, now(), 'Bread', $1), (1, 5, 1, now(), 'Bread', $1)`,
    [`<p>${link}</p>`],
  )
  const told: string[] = []
  const factSubscriber = oldTokenRedaction(tokenContext, line => told.push(line)).subscriber(world.database)
  const jobs = async () =>
    (await world.sql(`select id, subscriber, payload from jobs order by id`)) as Pick<
      Job,
      'id' | 'subscriber' | 'payload'
    >[]
  const work = (job: Pick<Job, 'id' | 'subscriber' | 'payload'>, stops: boolean) =>
    factSubscriber.handle({ fact: null, tries: 0, ...job }, async done => {
      if (stops) throw new Error('stopped')
      await world.database.transaction(done)
      await world.sql(`delete from jobs where id = $1`, [job.id])
    })

  await migrate(world.connection)
  const [begun] = await jobs()
  assert.deepEqual([begun!.subscriber, begun!.payload], ['codes in texts', { after: 0, looked: 0, changed: 0 }])
  // A process killed before its progress is stored repeats that batch.
  await assert.rejects(work(begun!, true), /stopped/)
  told.length = 0
  for (let [job] = await jobs(); job; [job] = await jobs()) await work(job, false)

  const bare = 'https://folkmoot.test/mail/unsubscribe/'
  const clean = {
    body: `<p>Leave: <a href="${bare}">${bare}</a></p>`,
    quoted: '<blockquote>bread@groups.folkmoot.test</blockquote>',
    remainder: `https://elsewhere.test/mail/link/${code}`,
  }
  assert.deepEqual(
    await world.sql(`select id, body, quoted, remainder, snippet from messages where id in (1, 2, 600) order by id`),
    [
      { id: 1, ...clean, body: 'Rye 1', quoted: '', snippet: '' },
      { id: 2, ...clean, snippet: `Leave: ${bare}` },
      { id: 600, ...clean, snippet: '' },
    ],
  )
  assert.deepEqual(await world.sql(`select body from messages where id = 3`), [{ body: wrapped.replace(leaving, '') }])
  assert.deepEqual(await world.sql(`select token from revoked_tokens`), [{ token: leaving }])
  assert.deepEqual(await world.sql(`select summary from topics`), [{ summary: `See ${bare}` }])
  assert.deepEqual(await world.sql(`select message_id, body from message_revisions order by 1`), [
    { message_id: 2, body: `<p>${bare}</p>` },
    { message_id: 5, body: `<p>${bare}</p>` },
  ])
  assert.match(told.join(), /^looked through 600 older messages for codes of our mails: they were taken out of [0-3]$/)
})
