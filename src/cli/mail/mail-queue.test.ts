import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinIn, query, usedFolders } from '#test/servers/embedded.ts'
import { runHere } from '#test/servers/command-line.ts'

test('an operator lists the mail queue with reasons, retries mail and drops it', async t => {
  const folders = await usedFolders(t)
  const run = (...args: string[]) => runHere(folders, ['mail', 'queue', ...args])
  assert.deepEqual(await run(), { code: 0, out: 'The queue is empty.\n', err: '' })
  const server = await joinIn(folders)
  const sql = (text: string) => query(server.connection, text)
  await sql(
    `with made as (
       insert into outgoing_messages (group_id, kind, created, run_at, recipient_ids, state, error) values
         (0, 'single', '2026-11-15 08:00Z', '2026-11-15 08:00Z', '{1,2,3}', 'queued', 'relay: no answer'),
         (0, 'single', '2026-11-15 08:01Z', '2026-11-15 08:01Z', '{1}', 'dead', E'cannot be read\\x1b[2J'),
         (0, 'single', '2026-11-15 08:02Z', '2026-11-15 08:02Z', '{1,2}', 'done', null) returning id)
     insert into deliveries (group_id, outgoing_message_id, recipient_id, created, email, domain, tries, run_at, response)
     select 0, max(id), 2, '2026-11-15 08:03Z', 'ben@example.org', 'example.org', 2, '2099-01-01 00:00Z', '451 later' from made`,
  )

  assert.deepEqual((await run()).out.split('\n'), [
    '     2  single to 1  since 2026-11-15 08:01 UTC  failed  cannot be read [2J',
    '     1  single to 3  since 2026-11-15 08:00 UTC  next try 2026-11-15 08:00 UTC  relay: no answer',
    '     3  ben@example.org  since 2026-11-15 08:03 UTC  next try 2099-01-01 00:00 UTC  2 attempts  451 later',
    '',
  ])
  assert.match((await run('--retry')).out, /^Retrying everything now\.\n/)
  assert.deepEqual(await sql(`select state from outgoing_messages order by id`), ['queued', 'queued', 'done'])
  assert.deepEqual(await sql(`select run_at <= now() from deliveries`), [true])
  for (const id of ['1', '2', '3'])
    assert.deepEqual(await run('--drop', id), { code: 0, out: `Dropped email ${id}.\n`, err: '' })
  assert.deepEqual(await run('--drop', '1'), { code: 1, out: '', err: 'Email 1 is not in the queue.\n' })
  assert.deepEqual((await run()).out, 'The queue is empty.\n')
  assert.equal((await run('--drop', 'x')).code, 2)
  assert.equal((await run('--drop', '1', '--retry')).code, 2)
})
