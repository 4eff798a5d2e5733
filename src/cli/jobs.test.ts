import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinIn, query, usedFolders } from '#test/servers/embedded.ts'
import { runHere } from '#test/servers/command-line.ts'

test('an operator sees failed jobs, retries them and drops them', async t => {
  const folders = await usedFolders(t)
  const run = async (...args: string[]) => {
    const { code, out, err } = await runHere(folders, args)
    return { code, out: out.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, 'TIME'), err }
  }
  const done = (out: string) => ({ code: 0, out, err: '' })
  const server = await joinIn(folders)
  const sql = (text: string) => query(server.connection, text)
  assert.deepEqual(await run('jobs'), done('No job has failed for good.\n'))
  await sql(
    `insert into jobs (subscriber, tries, error, dead_since) values
       ('notifications', 10, E'no\\x1bserver', now() - interval '1 hour'), ('digests', 1, null, now())`,
  )
  await sql(`insert into jobs (subscriber, run_at) values ('later', now() + interval '1 day')`)

  const first = '     1  notifications  failed TIME  10 attempts  no server\n'
  assert.deepEqual(await run('jobs'), done(`     2  digests  failed TIME  1 attempt\n${first}`))
  assert.deepEqual(await run('jobs', '--drop', '2'), done(`Dropped 1 job.\n${first}`))
  assert.deepEqual(await run('jobs', '--drop', '2'), { code: 1, out: '', err: 'There is no failed job 2.\n' })
  assert.deepEqual(
    await run('jobs', '--retry', 'all'),
    done('1 job runs again.\n1 job is due, the oldest since TIME.\nNo job has failed for good.\n'),
  )
  assert.deepEqual(await run('jobs', '--retry', '3'), { code: 1, out: '', err: 'There is no failed job 3.\n' })
  assert.deepEqual(await sql(`select concat(id, ' ', tries) from jobs order by id`), ['1 0', '3 0'])
  assert.equal((await run('jobs', '--retry', 'x')).code, 2)
  assert.equal((await run('jobs', '--retry', '1', '--drop', '1')).code, 2)
})
