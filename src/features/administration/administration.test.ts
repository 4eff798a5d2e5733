import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, group, sql } = world
await sql(`update accounts set site_admin = true where id = $1`, [people.cleo.account.id])
const admin = world.as({
  identity: { ...people.cleo.identity, account: { ...people.cleo.account, site_admin: true } },
})
const ben = people.ben.account

test('health has all checks of doctor and counts what there is', async () => {
  const { checks, num_groups, num_users, version } = await admin.gethealth({})

  assert.deepEqual(
    ['Node', 'Certificate', 'Migrations', 'Failed jobs', 'Email queue', 'HTTPS port', 'Relay'].filter(
      name => !checks.some(({ check }) => check === name),
    ),
    [],
  )
  const [counted] = await sql(
    `select (select count(*)::int from groups) as groups, (select count(*)::int from accounts) as users`,
  )
  assert.deepEqual([num_groups, num_users], [counted!['groups'], counted!['users']])
  assert.match(version, /^\d+\.\d+\.\d+/)
})

test('health is cached for a minute per language, unless a fresh check is requested', async () => {
  const first = await admin.gethealth({ again: true })
  await sql(`insert into jobs (subscriber, tries, error, dead_since) values ('x', 10, 'broken', now())`)
  const cached = await admin.gethealth({})
  const german = await admin.gethealth({ locale: 'de-CH', again: true })
  const again = await admin.gethealth({ again: true })
  await sql(`delete from jobs where subscriber = 'x'`)

  const jobs = ({ checks }: typeof first) => checks.find(({ counts }) => counts === 'failed_jobs')!
  assert.deepEqual(cached, first)
  assert.deepEqual(
    [jobs(first), jobs(german), jobs(again)].map(({ check, state }) => [check, state]),
    [
      ['Failed jobs', 'ok'],
      [jobs(german).check, 'warning'],
      ['Failed jobs', 'warning'],
    ],
  )
  assert.notEqual(jobs(german).check, 'Failed jobs')
})

test('email that a server defers is a warning with its reply, and can be retried', async () => {
  await sql(
    `with made as (
       insert into outgoing_messages (group_id, kind, recipient_ids, state) values ($1, 'nothing', '{1}', 'done') returning group_id, id)
     insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, tries, run_at, last_try, response)
     select group_id, id, 1, 'x@post.example', 'post.example', 2, now() + interval '1 hour', now(), '421 too many connections' from made`,
    [group.id],
  )

  const { checks } = await admin.gethealth({ again: true })
  const { domains } = await admin.getemailqueue({})
  const elsewhere = await admin.retryemail({ domain: 'other.example' })
  const { count } = await admin.retryemail({ domain: 'Post.example' })
  const [later] = await sql(`select run_at <= now() as due from deliveries where domain = 'post.example'`)
  await sql(`delete from outgoing_messages where kind = 'nothing'`)

  assert.equal(
    checks.find(({ counts }) => counts === 'queued_emails')!.found,
    '1 email is delayed, most of them at post.example, which answers: 421 too many connections',
  )
  assert.deepEqual(
    domains.map(({ domain, count: recipients, response }) => ({ domain, recipients, response })),
    [{ domain: 'post.example', recipients: 1, response: '421 too many connections' }],
  )
  assert.deepEqual([elsewhere.count, count, later!['due']], [0, 1, true])
})

test('settings are listed with their sources, without secrets', async () => {
  const { settings } = await admin.getsettings({})

  assert.deepEqual(
    settings.filter(({ name }) => name === 'FOLKMOOT_LANGUAGE').map(({ value, source }) => [value, source]),
    [['en', 'default']],
  )
})

test('people are searched by name or address, filtered by state, and paged', async () => {
  const named = await admin.getusers({ q: ben.email.toUpperCase() })
  await admin.suspenduser({ email: ben.email })
  const suspended = await admin.getusers({ state: 'suspended' })
  await admin.restoreuser({ email: ben.email })
  const all = await admin.getusers({ limit: 100 })
  const first = await admin.getusers({ limit: 3 })
  const second = await admin.getusers({ limit: 3, page_token: first.next_page_token })

  assert.deepEqual([named.data.map(({ id }) => id), named.data[0]!.state], [[ben.id], 'confirmed'])
  assert.deepEqual(
    suspended.data.map(({ id }) => id),
    [ben.id],
  )
  assert.deepEqual([...first.data, ...second.data], all.data.slice(0, 6))
  assert.equal(first.total_count, all.data.length)
})

test('an account is shown with its groups, signed out and deleted', async () => {
  const target = await world.addPerson('target')
  const user_id = target.account.id
  await world.as(target).joingroup({ group_id: (await world.addGroup({})).id })
  const before = await admin.getuserdetails({ user_id })
  await admin.signoutuser({ user_id })
  const after = await admin.getuserdetails({ user_id })
  const preview = await admin.deleteuser({ user_id, preview: true })
  const deleted = await admin.deleteuser({ user_id })

  assert.deepEqual([before.groups.length, before.num_groups, after.num_sessions], [1, 1, 0])
  assert.deepEqual([preview.deleted, deleted.deleted, preview.parts], [false, true, deleted.parts])
  for (const call of [admin.getuserdetails, admin.signoutuser, admin.deleteuser])
    await assert.rejects(call({ user_id }), expectedError('invalid user_id'))
  await assert.rejects(admin.deleteuser({ user_id: people.cleo.account.id }), expectedError('own account'))
  await assert.rejects(admin.deleteuser({ user_id: people.owner.account.id }), expectedError('sole owner'))
})

test('an account is shown with its sessions and keys, and its address changed', async () => {
  const target = await world.addPerson('mover')
  const { id: user_id, email: old } = target.account
  await sql(`insert into api_keys (account_id, name, key_hash) values ($1, 'Backup script', '\\x01')`, [user_id])
  await world.settle()
  await world.newEmails()
  await world.facts()

  const { sessions, api_keys, num_sessions, num_api_keys } = await admin.getuserdetails({ user_id })
  await admin.changeuseremail({ user_id, email: 'Moved@example.org' })

  assert.equal(sessions.length, num_sessions)
  assert.equal(api_keys.length, num_api_keys)
  assert.ok(api_keys.some(({ name, last_used }) => name === 'Backup script' && last_used === null))
  assert.deepEqual(await world.facts(), ['account.email_changed'])
  assert.deepEqual(
    (await world.newEmails()).map(({ recipient }) => recipient),
    [old],
  )
  assert.equal((await admin.getusers({ q: 'moved@example.org' })).data[0]!.id, user_id)
  const refusals: [user_id: number, email: string, why: string][] = [
    [user_id, 'nobody', 'invalid email address'],
    [user_id, ben.email, 'email exists'],
    [999_999, 'x@example.org', 'invalid user_id'],
    [people.cleo.account.id, 'x@example.org', 'own account'],
  ]
  for (const [id, email, why] of refusals)
    await assert.rejects(admin.changeuseremail({ user_id: id, email }), expectedError(why))
  assert.deepEqual(await world.facts(), [])
})

test('failed jobs are listed, retried and deleted; others are not affected', async () => {
  const [failed] = await sql(
    `insert into jobs (subscriber, tries, error, dead_since) values ('x', 10, 'broken', now()) returning id`,
  )
  const [other] = await sql(`insert into jobs (subscriber, run_at) values ('x', now() + interval '1 day') returning id`)
  const [job_id, other_id] = [Number(failed!['id']), Number(other!['id'])]

  const { data } = await admin.getfailedjobs({})
  await admin.deletejob({ job_id })

  assert.deepEqual(
    data.map(({ id, name, error, tries }) => ({ id, name, error, tries })),
    [{ id: job_id, name: 'x', error: 'broken', tries: 10 }],
  )
  for (const id of [job_id, other_id])
    for (const call of [admin.retryjob, admin.deletejob])
      await assert.rejects(call({ job_id: id }), expectedError('invalid job_id'))
  await sql(`delete from jobs where subscriber = 'x'`)
})

test('only administrators may see or do any of it', async () => {
  await assert.rejects(world.as('owner').gethealth({}), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('owner').deleteuser({ user_id: ben.id }), { type: 'inadequate_permissions' })
})
