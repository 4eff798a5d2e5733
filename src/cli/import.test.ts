// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { query, until, usedFolders } from '#test/servers/embedded.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { isAlive } from '#storage/embedded/processes.ts'
import { overlappingZip, zipOfZips } from '#test/fixtures/zip-bombs.ts'
import { runCommand, runHere, startCommand, type ExitResult } from '#test/servers/command-line.ts'

const mails = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    [
      `From a@example.org Sat Jan  3 10:00:00 2015`,
      `From: A <a@example.org>`,
      `Subject: Loaf ${n % 90}`,
      `Date: Sat, 03 Jan 2015 10:00:00 +0000`,
      `Message-ID: <${n}@example.net>`,
      '',
      `Loaf number ${n}.`,
      '',
      '',
    ].join('\n'),
  )

// Only Linux lists the children of a process.
const childrenOf = (pid: number): number[] =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    : []

test('a killed import leaves no worker, and a second run completes it and reports the total', async t => {
  const folders = await usedFolders(t)
  await using server = await joined(folders)
  const sql = (text: string) => query(server.connection, text)
  await sql(`insert into groups (name, plan) values ('Bread', 'group_plan_premium')`)
  const count = 1200
  const broken = 'From nobody Sat Jan  3 10:00:00 2015\nSubject: Nobody\n\nLost.\n\n'
  const path = join(folders.root, 'bread.mbox')
  await writeFile(path, [...mails(count), broken].join(''))
  const importing = ['import', path, '--group', 'bread']
  const imported = async () => Number((await sql(`select count(*) from messages`))[0])
  // It blocks in its second step, so that it is killed during work on any machine.
  await sql(
    `create function stand_still() returns trigger language plpgsql as 'begin perform pg_sleep(3600); return new; end'`,
  )
  await sql(
    `create trigger still before insert on messages for each row when (new.msg_num > 500) execute function stand_still()`,
  )

  const first = startCommand(folders, importing)
  await until(async () => (await imported()) > 0)
  const workers = childrenOf(first.child.pid!)
  first.child.kill('SIGKILL')
  await first.ended
  await until(() => !workers.some(isAlive))
  await sql(`select pg_terminate_backend(pid, 300000) from pg_stat_activity where wait_event = 'PgSleep'`)
  await sql(`drop function stand_still cascade`)
  const before = await imported()
  const second = await runHere(folders, importing)
  const dry = await runHere(folders, [...importing, '--dry-run'])

  assert.equal(before, 500)
  assert.equal(second.code, 0)
  assert.match(
    second.out,
    new RegExp(`^Imported ${count - before} messages; skipped ${before} that already exist.\n1 could not`),
  )
  assert.match(dry.out, new RegExp(`^${count} of ${count + 1} emails can be imported.\n`))
  assert.deepEqual(await sql(`select messages_count || ' ' || last_msg_num || ' ' || threads_count from groups`), [
    `${count} ${count} 90`,
  ])
  assert.deepEqual(await sql(`select data->>'messages' from facts where name = 'archives.imported'`), [
    String(count - before),
  ])
  assert.match(
    await readFile(`${path}.not-understood.txt`, 'utf8'),
    /^.*bread\.mbox, byte \d+: it does not say who wrote it \(From nobody/,
  )
})

test('the start of a truncated gzip file is imported, and the rest once the file is complete', async t => {
  const folders = await usedFolders(t)
  await using server = await joined(folders)
  await query(server.connection, `insert into groups (name, plan) values ('Bread', 'group_plan_premium')`)
  const path = join(folders.root, 'bread.mbox.gz')
  const whole = gzipSync(mails(100).join(''), { level: 0 })
  const importing = ['import', path, '--group', 'bread']

  await writeFile(path, whole.subarray(0, whole.length / 2))
  const cut = await runHere(folders, importing)
  await writeFile(path, whole)
  const complete = await runHere(folders, importing)

  const [, imported] = /^Imported (\d+) messages; skipped 0 that already exist\.\n$/.exec(cut.out) ?? []
  assert.ok(Number(imported) > 40 && Number(imported) < 60, cut.out)
  assert.equal(cut.code, 1)
  assert.match(
    cut.err,
    /bread\.mbox\.gz is damaged or incomplete: unexpected end of file\. Only the emails before that could be read\. /,
  )
  assert.equal(complete.code, 0)
  assert.match(
    complete.out,
    new RegExp(`^Imported ${100 - Number(imported)} messages; skipped ${imported} that already exist.\n$`),
  )
})

test('a stopped import finishes the current batch, says so, and leaves nothing running', async t => {
  const folders = await usedFolders(t)
  await using server = await joined(folders)
  const sql = (text: string) => query(server.connection, text)
  await sql(`insert into groups (name, plan) values ('Bread', 'group_plan_premium')`)
  const path = join(folders.root, 'bread.mbox')
  await writeFile(path, mails(3000).join(''))
  // Its first step lasts until it gets the stop signal.
  await sql(`create table still ()`)
  await sql(`insert into still default values`)
  await sql(
    `create function stand_still() returns trigger language plpgsql as
     'begin while exists (select from still) loop perform pg_sleep(0.01); end loop; return new; end'`,
  )
  await sql(`create trigger still before insert on messages for each row execute function stand_still()`)

  const writing = `select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'`

  const importing = startCommand(folders, ['import', path, '--group', 'bread'])
  await until(async () => (await sql(writing))[0] === 1)
  const workers = childrenOf(importing.child.pid!)
  importing.child.kill('SIGTERM')
  await importing.waitForOutput(/(Stopping)/)
  await sql(`delete from still`)
  const { code, out } = await importing.ended

  await until(() => !workers.some(isAlive))
  const written = Number((await sql(`select count(*) from messages`))[0])
  assert.ok(written > 0 && written < 3000)
  assert.deepEqual(
    [code, out],
    [
      130,
      `Imported ${written} messages; skipped 0 that already exist.\nStopped before the end. Run it again to continue.\n`,
    ],
  )
})

test('a failing import reports the reason after the current batch, and has no time limit', async t => {
  const folders = await usedFolders(t)
  await using server = await joined(folders)
  const sql = (text: string) => query(server.connection, text)
  await sql(`insert into groups (name, plan) values ('Bread', 'group_plan_premium')`)
  const path = join(folders.root, 'bread.mbox')
  await writeFile(path, mails(1200).join(''))
  await sql(
    `create table seen as select name, setting from pg_settings where name ~ '^(statement|lock|idle_in_transaction_session)_timeout$'`,
  )
  // The second batch fails while the third is read.
  await sql(
    `create function refuse() returns trigger language plpgsql as $$begin
       update seen set setting = current_setting(name);
       if new.msg_num > 500 then raise exception 'could not extend file' using errcode = '58030'; end if;
       return new;
     end$$`,
  )
  await sql(
    `create trigger refused before insert on messages for each row when (new.msg_num in (1, 501)) execute function refuse()`,
  )

  const failed = await runCommand(folders, ['import', path, '--group', 'bread'])
  const limits = await sql(`select distinct setting from seen`)
  await sql(`drop function refuse cascade`)
  await sql(
    `create function refuse() returns trigger language plpgsql as $$begin
       raise exception 'no such value' using errcode = '22000';
     end$$`,
  )
  await sql(
    `create trigger refused before insert on messages for each row when (new.mime_id = '1100@example.net') execute function refuse()`,
  )
  const skipped = await runCommand(folders, ['import', path, '--group', 'bread'])

  assert.deepEqual(quiet(failed), {
    code: 1,
    out: '',
    err: 'The import stopped: could not extend file. Messages imported so far are kept. Fix the cause, then run the import again.\n',
  })
  assert.deepEqual(limits, ['0'])
  assert.deepEqual(quiet(skipped), {
    code: 0,
    out: `Imported 699 messages; skipped 500 that already exist.\n1 could not be imported. See ${path}.not-understood.txt.\n`,
    err: '',
  })
  assert.match(
    await readFile(`${path}.not-understood.txt`, 'utf8'),
    /^.*bread\.mbox, byte \d+: it could not be stored: no such value \(1100@example\.net\)\n$/,
  )
})

test('an import reports guesses and extras, and offers the subject tag of the old list', async t => {
  const folders = await usedFolders(t)
  await using server = await joined(folders)
  await query(server.connection, `insert into groups (name, plan) values ('Bread', 'group_plan_premium')`)
  const path = join(folders.root, 'guess.mbox')
  const [first, second, third] = mails(3).map(mail => mail.replace('Subject: ', 'Subject: [Bakers] '))
  const other = first!.replace('Loaf number 0.', 'Another loaf.')
  await writeFile(path, [first!.trimEnd(), '\n', second, third, other].join(''))

  const done = await runHere(folders, ['import', path, '--group', 'bread'])

  assert.deepEqual(done.out.split('\n'), [
    'Imported 3 messages; skipped 0 that already exist.',
    '1 differ from an existing message with the same id: saved as revisions.',
    `2 had details that were guessed, such as a date. See the summary in ${path}.not-understood.txt.`,
    'The old list used the subject prefix [Bakers]. To keep it, an owner can set the subject prefix to "Bakers" in the group\'s email settings.',
    '',
  ])
  const at = (n: number) => first!.trimEnd().length + 1 + (n > 0 ? second!.length + third!.length : 0)
  assert.deepEqual((await readFile(`${path}.not-understood.txt`, 'utf8')).split('\n'), [
    'These emails were imported with some details guessed:',
    '',
    '1 × it starts without a blank line before it',
    `    ${path}, byte ${at(0)} (1@example.net)`,
    '',
    '1 × another message has the same id: saved as a revision of it',
    `    ${path}, byte ${at(1)} (0@example.net)`,
    '',
  ])
})

test('a missing source, an unknown group or an unwritable report is reported in a sentence', async t => {
  const folders = await usedFolders(t)
  const path = join(folders.root, 'one.mbox')
  await writeFile(path, mails(1).join(''))

  const absent = await runHere(folders, ['import', `${path}x`, '--group', 'bread'])
  const nowhere = await runHere(folders, ['import', path, '--group', 'bread'])
  const ungrouped = await runHere(folders, ['import', path])
  const unreported = await runHere(folders, ['import', path, '--group', 'bread', '--report', `${path}/list.txt`])

  assert.deepEqual(absent, { code: 1, out: '', err: `${path}x doesn't exist.\n` })
  assert.deepEqual(nowhere, {
    code: 1,
    out: '',
    err: 'There is no group "bread". Create it first, then import.\n',
  })
  assert.equal(ungrouped.code, 2)
  assert.deepEqual(unreported, {
    code: 1,
    out: '',
    err: `Can't write ${path}/list.txt. Choose another file with --report.\n`,
  })
})

test('a zip that would fill the disk is rejected before anything is read', async t => {
  const folders = await usedFolders(t)
  const [nested, overlapping] = [join(folders.root, '42.zip'), join(folders.root, 'over.zip')]
  await writeFile(nested, zipOfZips())
  await writeFile(overlapping, overlappingZip(Buffer.from(mails(1).join('')), 2))

  const first = await runHere(folders, ['import', nested, '--group', 'bread'])
  const second = await runHere(folders, ['import', overlapping, '--group', 'bread'])

  assert.deepEqual(first, { code: 1, out: '', err: `${nested} has no mbox file.\n` })
  assert.deepEqual(second, { code: 1, out: '', err: `${overlapping} is not a valid zip: its files overlap.\n` })
})

/** The output of a command without progress lines, which depend on the machine. */
const quiet = ({ err, ...ended }: ExitResult): ExitResult => ({
  ...ended,
  err: err.replaceAll(/^\[[#.]+\] .*\n/gm, ''),
})

async function joined(folders: { data: string }) {
  const server = await joinEmbedded({ data: folders.data })
  return { ...server, [Symbol.asyncDispose]: server.leave }
}
