import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinIn, query, usedFolders } from '#storage/embedded/fixtures.ts'
import { runHere, type ExitResult } from './fixtures.ts'

const done = (...lines: string[]): ExitResult => ({ code: 0, out: lines.map(line => `${line}\n`).join(''), err: '' })
const refused = (sentence: string): ExitResult => ({ code: 1, out: '', err: `${sentence}\n` })
const noAccount = refused(
  'There is no account with the address eve@example.org. «bin/folkmoot user list» shows those that are there.',
)

test('an operator looks after accounts and groups without a call, and what happens is a fact', async t => {
  const folders = await usedFolders(t)
  const run = (...args: string[]) => runHere(folders, args)
  const add = (name: string) =>
    run('user', 'add', `${name.toLowerCase()}@example.org`, '--name', name, '--password', 'a good one')
  assert.deepEqual(await run('user', 'list'), done('There are no accounts.'))
  const server = await joinIn(folders)
  const sql = (text: string) => query(server.connection, text)
  const factsSince = async (id: number) =>
    sql(`select name from facts where id > ${id} and name not like 'letter.%' order by id`)
  const lastFact = async () => Number((await sql('select max(id) from facts'))[0])

  for (const name of ['Ada', 'Ben', 'Cay']) await add(name)
  const common = await run('user', 'add', 'dan@example.org', '--name', 'Dan', '--password', 'Password1')
  assert.deepEqual(
    common,
    refused('This password is one of those that everybody tries first. Choose another one: a few words, say.'),
  )

  let before = await lastFact()
  assert.deepEqual(
    await run('user', 'admin', 'Ada@example.org', 'on'),
    done('Ada (ada@example.org) is a site administrator now.'),
  )
  assert.deepEqual(
    await run('user', 'admin', 'ada@example.org', 'on'),
    done('Ada (ada@example.org) is a site administrator already.'),
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
  assert.deepEqual(await run('user', 'list', 'nobody'), done('There are no such accounts.'))

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'suspend', 'cay@example.org'),
    done('Cay (cay@example.org) is suspended. All sessions and API keys have ended.'),
  )
  assert.deepEqual(await run('user', 'suspend', 'cay@example.org'), done('Cay (cay@example.org) is suspended already.'))
  assert.deepEqual(await run('user', 'list', 'cay'), done('     3  cay@example.org  Cay  (suspended)'))
  assert.deepEqual(await run('user', 'restore', 'cay@example.org'), done('Cay (cay@example.org) is restored.'))
  assert.deepEqual(await run('user', 'restore', 'cay@example.org'), done('Cay (cay@example.org) is not suspended.'))
  assert.deepEqual(await run('user', 'suspend', 'eve@example.org'), noAccount)
  assert.deepEqual(await factsSince(before), ['account.suspended', 'account.unsuspended'])

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'password', 'ben@example.org', '--password', 'another good one'),
    done('Ben (ben@example.org) has a new password. All sessions are over, and all API keys are revoked.'),
  )
  assert.deepEqual(await run('user', 'password', 'eve@example.org', '--password', 'another good one'), noAccount)
  assert.equal((await run('user', 'password', 'ben@example.org', '--password', 'qwerty')).code, 1)
  assert.deepEqual(await factsSince(before), ['account.password_changed'])

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'email', 'cay@example.org', 'Cay@new.example'),
    done('Cay has the address Cay@new.example now; cay@example.org is told.'),
  )
  assert.deepEqual(
    await run('user', 'email', 'cay@new.example', 'ada@example.org'),
    refused(
      'There is an account with the address ada@example.org already. Delete that one first, or choose another address.',
    ),
  )
  assert.deepEqual(await run('user', 'email', 'cay@new.example', 'x'), refused('"x" is not a mail address.'))
  assert.deepEqual(await factsSince(before), ['account.email_changed'])

  await sql(`insert into groups (name, plan) values ('Tea', 'group_plan_premium')`)
  assert.deepEqual(await run('group', 'list'), done('     1  Tea  0 members, no owner, premium'))
  before = await lastFact()
  assert.deepEqual(
    await run('group', 'owner', 'tea', 'ben@example.org'),
    done('Ben (ben@example.org) is an owner of Tea now.'),
  )
  assert.deepEqual(
    await run('group', 'owner', 'tea', 'ben@example.org'),
    done('Ben (ben@example.org) is an owner of Tea already.'),
  )
  assert.deepEqual(await run('group', 'owner', 'tea', 'eve@example.org'), noAccount)
  assert.deepEqual(
    await run('group', 'owner', 'coffee', 'ben@example.org'),
    refused('There is no group called "coffee". «bin/folkmoot group list» shows those that are there.'),
  )
  assert.deepEqual(await factsSince(before), ['member.joined', 'member.role_changed'])
  assert.deepEqual(await run('group', 'list'), done('     1  Tea  1 member, 1 owner, premium'))
  assert.deepEqual(await run('group', 'list', 'cof'), done('There are no such groups.'))

  before = await lastFact()
  assert.deepEqual(
    await run('user', 'delete', 'ben@example.org', '--yes'),
    refused(
      'Ben (ben@example.org) is the only owner of Tea. Give it another owner first: «bin/folkmoot group owner NAME EMAIL».',
    ),
  )
  await run('group', 'owner', 'Tea', 'ada@example.org')
  const asked = await run('user', 'delete', 'ben@example.org')
  assert.equal(asked.code, 1)
  assert.match(
    asked.err,
    /^Deleting Ben \(ben@example\.org\) would take away .*1 memberships.*\. Messages stay\. Say --yes to do it\.\n$/,
  )
  assert.deepEqual(
    await run('user', 'delete', 'ben@example.org', '--yes'),
    done('The account of Ben (ben@example.org) is deleted.'),
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
    /^Usage: bin\/folkmoot user COMMAND \[OPTIONS\]\n\n(.|\n)*\nbin\/folkmoot user COMMAND --help says more about one of them\.\n$/,
  )
  assert.deepEqual([user.code, group.code, bare.code, unknown.code], [0, 0, 2, 2])
  assert.equal(bare.err, user.out)
  assert.equal(unknown.err, `There is no command «user frobnicate».\n\n${user.out}`)
})
