// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { runHere } from '#test/servers/command-line.ts'
import { joinIn, query, usedFolders } from '#test/servers/embedded.ts'

test('an operator exports a group, imports it under another name, and checks and repairs the counts', async t => {
  const folders = await usedFolders(t)
  const run = (...args: string[]) => runHere(folders, args)
  const server = await joinIn(folders)
  const sql = (text: string) => query(server.connection, text)
  await sql(`insert into groups (name, title, plan, settings)
    values ('bakers', 'Bakers', 'group_plan_premium', '{"privacy":"group_privacy_archives"}')`)
  await sql(
    `insert into accounts (email, full_name, status) values ('ada@example.org', 'Ada', 'user_status_confirmed')`,
  )
  await sql(`insert into members (group_id, account_id, mod_status, sort_name, sort_email)
    select g.id, a.id, 'sub_modstatus_owner', '', '' from groups g, accounts a`)
  const file = join(folders.root, 'bakers.zip')

  const broken = await run('fsck')
  const repaired = await run('fsck', '--repair')
  const exported = await run('export', 'bakers', file)
  const imported = await run('import', file, '--group', 'rye')
  const again = await run('import', file, '--group', 'rye')
  const absent = await run('export', 'nobody')
  const nowhere = await run('export', 'bakers', join(folders.root, 'absent', 'bakers.zip'))

  assert.equal(broken.code, 1)
  assert.match(broken.out, /^bakers: members_count of groups 1 is 0, but should be 1\.$/m)
  assert.equal(repaired.code, 0, repaired.out)
  assert.match(repaired.out, /Everything is right\.\n$/)
  assert.equal(exported.code, 0, exported.err)
  assert.match(exported.out, /^Exported to .*bakers\.zip: \d+ rows, 0 files\./)
  assert.equal(imported.code, 0, imported.err)
  assert.match(imported.out, /^Imported the group rye: \d+ rows, 0 files, 1 person\.\n/)
  assert.deepEqual([again.code, again.out], [1, ''])
  assert.match(again.err, /already a group or alias called rye/)
  assert.deepEqual([absent.code, absent.err], [1, 'There is no group "nobody".\n'])
  assert.equal(nowhere.code, 1)
  assert.match(nowhere.err, /^Can't write .*bakers\.zip: ENOENT/)
  assert.deepEqual(await sql(`select name || members_count from groups order by id`), ['bakers1', 'rye1'])

  await sql(
    `insert into drafts (account_id, group_id, draft_type) select a.id, g.id, 'draft_type_post' from accounts a, groups g limit 1`,
  )
  await sql(`insert into draft_attachments (group_id, draft_id, id, hash, size, filename, content_type)
    select group_id, id, 1, repeat('ab', 32), 5, 'a.txt', 'text/plain' from drafts`)
  const files = await run('fsck', '--files')

  assert.equal(files.code, 1)
  assert.match(files.out, /the file (ab){32} is missing/)
})
