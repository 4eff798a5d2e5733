// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinIn, query, usedFolders } from '#test/servers/embedded.ts'
import { runHere, type ExitResult } from '#test/servers/command-line.ts'

const done = (...lines: string[]): ExitResult => ({ code: 0, out: lines.map(line => `${line}\n`).join(''), err: '' })
const refused = (sentence: string): ExitResult => ({ code: 1, out: '', err: `${sentence}\n` })
const noAccount = refused('No account has the address eve@example.org. List accounts with: bin/folkmoot user list')

test('an operator manages accounts and groups from the command line, and facts are recorded', async t => {
  const folders = await usedFolders(t)
  const run = (...args: string[]) => runHere(folders, args)
  const add = (name: string) =>
    run('user', 'add', `${name.toLowerCase()}@example.org`, '--name', name, '--password', 'a good one')
  assert.deepEqual(await run('user', 'list'), done('No accounts yet.'))
  const server = await joinIn(folders)
  const sql = (text: string) => query(server.connection, text)
  const factsSince = async (id: number) => sql(`select name from facts where id > ${id} order by id`)
  const lastFact = async () => Number((await sql('select max(id) from facts'))[0])

  for (const name of ['Ada', 'Ben', 'Cay']) await add(name)
  const common = await run('user', 'add', 'dan@example.org', '--name', 'Dan', '--password', 'Password1')
  assert.deepEqual(common, refused('This password is too common. Choose another one, such as a few words.'))

  let before = await lastFact()
  assert.deepEqual(
    await run('user', 'admin', 'Ada@example.org', 'on'),
    done('Ada (ada@example.org) is now a site administrator.'),
  )
  assert.deepEqual(
    await run('user', 'admin', 'ada@example.org', 'on'),
    done('Ada (ada@example.org) is already a site administrator.'),
  )
  assert.deepEqual(await run('user', 'admin', 'eve@example.org', 'on'), noAccount)
  assert.deepEqual(await factsSince(before), ['account.admin_changed'])

  assert.deepEqual(
    await run('user', 'list'),
    done(
      '     1  ada@example.org  Ada  (site administrator)',
      '     2  ben@example.org  Ben',
      '     3  cay@example.org  Cay',
    ),
  )
  assert.deepEqual(await run('user', 'list', 'BEN'), done('     2  ben@example.org  Ben'))
  assert.deepEqual(await run('user', 'list', '--admins'), done('     1  ada@example.org  Ada  (site administrator)'))
  assert.deepEqual(await run('user', 'list', 'nobody'), done('No matching accounts.'))

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'suspend', 'cay@example.org'),
    done('Cay (cay@example.org) is suspended. All sessions are ended and all API keys revoked.'),
  )
  assert.deepEqual(await run('user', 'suspend', 'cay@example.org'), done('Cay (cay@example.org) is already suspended.'))
  assert.deepEqual(await run('user', 'list', 'cay'), done('     3  cay@example.org  Cay  (suspended)'))
  assert.deepEqual(await run('user', 'restore', 'cay@example.org'), done('Cay (cay@example.org) is restored.'))
  assert.deepEqual(await run('user', 'restore', 'cay@example.org'), done('Cay (cay@example.org) is not suspended.'))
  assert.deepEqual(await run('user', 'suspend', 'eve@example.org'), noAccount)
  assert.deepEqual(await factsSince(before), ['account.suspended', 'account.unsuspended'])

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'password', 'ben@example.org', '--password', 'another good one'),
    done('Ben (ben@example.org) has a new password. All sessions are ended and all API keys revoked.'),
  )
  assert.deepEqual(await run('user', 'password', 'eve@example.org', '--password', 'another good one'), noAccount)
  assert.equal((await run('user', 'password', 'ben@example.org', '--password', 'qwerty')).code, 1)
  assert.deepEqual(await factsSince(before), ['account.password_changed'])

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'email', 'cay@example.org', 'Cay@new.example'),
    done('Cay now has the address Cay@new.example; cay@example.org is notified.'),
  )
  assert.deepEqual(
    await run('user', 'email', 'cay@new.example', 'ada@example.org'),
    refused('ada@example.org already has an account. Delete that account first, or choose another address.'),
  )
  assert.deepEqual(await run('user', 'email', 'cay@new.example', 'x'), refused('"x" is not an email address.'))
  assert.deepEqual(await factsSince(before), ['account.email_changed'])

  await sql(`insert into groups (name, plan) values ('Tea', 'group_plan_premium')`)
  assert.deepEqual(await run('group', 'list'), done('     1  Tea  0 members, no owner, premium'))
  before = await lastFact()
  assert.deepEqual(
    await run('group', 'owner', 'tea', 'ben@example.org'),
    done('Ben (ben@example.org) is now an owner of Tea.'),
  )
  assert.deepEqual(
    await run('group', 'owner', 'tea', 'ben@example.org'),
    done('Ben (ben@example.org) is already an owner of Tea.'),
  )
  assert.deepEqual(await run('group', 'owner', 'tea', 'eve@example.org'), noAccount)
  assert.deepEqual(
    await run('group', 'owner', 'coffee', 'ben@example.org'),
    refused('There is no group "coffee". List groups with: bin/folkmoot group list'),
  )
  assert.deepEqual(await factsSince(before), ['member.joined', 'member.role_changed'])
  assert.deepEqual(await run('group', 'list'), done('     1  Tea  1 member, 1 owner, premium'))
  assert.deepEqual(await run('group', 'list', 'cof'), done('No matching groups.'))

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'delete', 'ben@example.org', '--yes'),
    refused(
      'Ben (ben@example.org) is the only owner of Tea. Add another owner first: bin/folkmoot group owner NAME EMAIL',
    ),
  )
  await run('group', 'owner', 'Tea', 'ada@example.org')
  const asked = await run('user', 'delete', 'ben@example.org')
  assert.equal(asked.code, 1)
  assert.match(
    asked.err,
    /^This would delete the account, .*1 membership, 1 notification of Ben \(ben@example\.org\)\. Messages stay\. Add --yes to confirm\.\n$/,
  )
  assert.deepEqual(
    await run('user', 'delete', 'ben@example.org', '--yes'),
    done('Deleted the account of Ben (ben@example.org).'),
  )
  assert.deepEqual(await factsSince(before), [
    ...['member.joined', 'member.role_changed', 'member.left', 'account.deleted'],
  ])
  assert.deepEqual(await sql('select email from accounts order by id'), ['ada@example.org', 'Cay@new.example'])
})

test('each group of commands has its own help', async t => {
  const folders = await usedFolders(t)

  const user = await runHere(folders, ['user', '--help'])
  const group = await runHere(folders, ['help', 'group'])
  const bare = await runHere(folders, ['user'])
  const unknown = await runHere(folders, ['user', 'frobnicate'])

  const names = (text: string) => [...text.matchAll(/^ {2}(\w+ \w+) {2,}/gm)].map(match => match[1])
  const users = [
    'user add',
    'user list',
    'user password',
    'user email',
    'user admin',
    'user suspend',
    'user restore',
    'user delete',
  ]
  assert.deepEqual(names(user.out), users)
  assert.deepEqual(names(group.out), ['group list', 'group owner', 'group plan', 'group move'])
  assert.match(
    user.out,
    /^Usage: bin\/folkmoot user COMMAND \[OPTIONS\]\n\n(.|\n)*\nbin\/folkmoot user COMMAND --help shows the options of a command\.\n$/,
  )
  assert.deepEqual([user.code, group.code, bare.code, unknown.code], [0, 0, 2, 2])
  assert.equal(bare.err, user.out)
  assert.equal(unknown.err, `Unknown command: user frobnicate\n\n${user.out}`)
})
