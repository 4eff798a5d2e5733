// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { mailman2Lists } from '#test/fixtures/mailman2-lists.ts'
import { runHere, startCommand } from '#test/servers/command-line.ts'
import { query, until, usedFolders, type Folders } from '#test/servers/embedded.ts'

const mail = (n: number): string =>
  [
    `From ann at example.org  Sat Jan  3 10:00:00 2015`,
    `From: ann at example.org (Ann)`,
    `Date: Sat, 03 Jan 2015 10:00:00 +0000`,
    `Subject: Loaf ${n % 50}`,
    `Message-ID: <${n}@example.net>`,
    '',
    `Loaf number ${n}.`,
    '',
    '',
  ].join('\n')
const mails = 700

/** The folder of a Mailman 2 with a list and its archive, and a database with an empty group. */
async function listAndGroup(t: TestContext, { privacy = 'group_privacy_archives' } = {}) {
  const folders = await usedFolders(t)
  const server = await joinEmbedded({ data: folders.data })
  folders.ends.unshift(server.leave)
  const sql = (text: string) => query(server.connection, text)
  await sql(
    `insert into groups (name, plan, settings) values ('bakers', 'group_plan_premium', '{"privacy": "${privacy}"}')`,
  )
  const source = join(folders.root, 'mailman')
  const files = {
    'lists/bakers/config.pck': Buffer.from(mailman2Lists.protocol2, 'base64'),
    'archives/private/bakers.mbox/bakers.mbox': Array.from({ length: mails }, (_, n) => mail(n)).join(''),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(source, path, '..'), { recursive: true })
    await writeFile(join(source, path), content)
  }
  return { folders, sql, source, args: ['import-from', 'mailman2', source, '--group', 'bakers'] }
}
const kept = async (sql: (text: string) => Promise<unknown[]>) => ({
  messages: await sql(`select count(*) || ' ' || count(distinct mime_id) from messages`),
  counted: await sql(`select messages_count || ' ' || threads_count from groups`),
  members: await sql(
    `select a.email || ' ' || m.status || ' ' || m.mod_status from members m join accounts a on a.id = m.account_id order by 1`,
  ),
  title: await sql(`select title from groups`),
})
const run = (folders: Folders, args: string[]) => runHere(folders, args)

test('a dry run says what would be imported, and changes nothing', async t => {
  const { folders, sql, source, args } = await listAndGroup(t)
  const before = await kept(sql)

  const { code, out } = await run(folders, [...args, '--dry-run'])

  assert.equal(code, 0, out)
  assert.match(out, /title/)
  assert.match(out, new RegExp(`${mails} of ${mails} emails can be imported`))
  assert.deepEqual(await kept(sql), before)
  assert.notEqual(await readFile(`${source}.not-carried-over.txt`, 'utf8'), '')
})

test("a members' archive isn't imported into a public group, and a dry run says so with the rest of the report", async t => {
  const { folders, sql, source, args } = await listAndGroup(t, { privacy: 'group_privacy_none' })
  const before = await kept(sql)
  const refusal = /Only members could read the old archive, but anyone can read bakers\. .* --publish\./

  const dry = await run(folders, [...args, '--dry-run'])
  assert.equal(dry.code, 0, dry.out)
  assert.match(dry.out, new RegExp(`${mails} of ${mails} emails can be imported`))
  assert.match(dry.out, /The import would be refused:\n.*bakers/)
  assert.match(dry.out, refusal)
  assert.notEqual(await readFile(`${source}.not-carried-over.txt`, 'utf8'), '')

  const refused = await run(folders, args)
  assert.equal(refused.code, 1)
  assert.match(refused.out + refused.err, refusal)
  assert.deepEqual(await kept(sql), before)

  const published = await run(folders, [...args, '--publish'])
  assert.equal(published.code, 0, published.out)
  assert.deepEqual((await kept(sql)).messages, [`${mails} ${mails}`])
})

test('a killed import is completed by a second run: nothing twice, and nothing lost', async t => {
  const { folders, sql, source, args } = await listAndGroup(t)
  // It blocks in its second step, so that it is killed during work on any machine.
  await sql(
    `create function stand_still() returns trigger language plpgsql as 'begin perform pg_sleep(3600); return new; end'`,
  )
  await sql(
    `create trigger still before insert on messages for each row when (new.msg_num > 500) execute function stand_still()`,
  )
  const first = startCommand(folders, args)
  await until(async () => Number((await sql(`select count(*) from messages`))[0]) > 0)
  first.child.kill('SIGKILL')
  await first.ended
  await sql(`select pg_terminate_backend(pid, 300000) from pg_stat_activity where wait_event = 'PgSleep'`)
  await sql(`drop function stand_still cascade`)
  const interrupted = await kept(sql)

  const second = await run(folders, args)
  const after = await kept(sql)
  const third = await run(folders, args)

  assert.equal(second.code, 0, second.out)
  assert.deepEqual(interrupted.messages, ['500 500'])
  assert.deepEqual(after, {
    messages: [`${mails} ${mails}`],
    counted: [`${mails} 50`],
    members: interrupted.members,
    title: ['Bread & baking'],
  })
  assert.equal(after.members.length, 9)
  assert.ok(
    (after.members as string[]).includes('ann@example.org sub_status_normal sub_modstatus_owner'),
    after.members.join('\n'),
  )
  assert.match(second.out, new RegExp(`Imported ${mails - 500} messages; skipped 500 that already exist`))
  assert.match(third.out, new RegExp(`skipped ${mails} that already exist`))
  assert.deepEqual(await kept(sql), after)
  assert.match(await readFile(`${source}.not-carried-over.txt`, 'utf8'), /spam/)
})

test('the texts for new and former members become notices, once, and the group keeps its own', async t => {
  const { folders, sql } = await listAndGroup(t)
  const source = join(folders.root, 'text')
  await mkdir(source)
  const write = (welcome: string) =>
    writeFile(join(source, 'config.txt'), `welcome_msg = '${welcome}'\ngoodbye_msg = 'Bye.'\n`)
  const args = ['import-from', 'mailman2', source, '--group', 'bakers']
  const notices = () => sql(`select kind || ' ' || subject || ' ' || body || active from member_notices order by kind`)
  await write('Hello.')

  const dry = await run(folders, [...args, '--dry-run'])
  assert.match(dry.out, /^Member notices to add: Welcome to bakers, You have left bakers\.$/m)
  assert.deepEqual(await notices(), [])
  for (let n = 0; n < 2; n += 1) assert.equal((await run(folders, args)).code, 0)
  await write('Changed.')
  await run(folders, args)

  assert.deepEqual(await notices(), [
    'member_notice_goodbye You have left bakers Bye.true',
    'member_notice_welcome Welcome to bakers Hello.true',
  ])
  assert.match(
    await readFile(`${source}.not-carried-over.txt`, 'utf8'),
    /config\.txt, welcome_msg.*the group has a notice of its own/s,
  )
})

test('only the settings are imported where that is asked for', async t => {
  const { folders, sql, args } = await listAndGroup(t)

  const { code, out } = await run(folders, [...args, '--only', 'settings'])

  assert.equal(code, 0, out)
  assert.deepEqual(await kept(sql), { messages: ['0 0'], counted: ['0 0'], members: [], title: ['Bread & baking'] })
})
