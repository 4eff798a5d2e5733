import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_DIRECT_ADDS_PER_DAY: '5' })
const { people } = world
const premium = () => world.addGroup({ email_delivery_default: 'email_delivery_digest' }, { peopled: true })
const errorsOf = (answer: { errors: { email: string; status: string; group_id: number }[] }) =>
  answer.errors.map(({ email, status, group_id }) => `${email} ${status} ${group_id}`).toSorted()

test('people are added with the group’s defaults, with the given names and addresses', async () => {
  const group = await premium()
  const emails = 'Nora New <Nora@New.example>\n\nstranger@example.org\nnora@new.example\nnot an address'

  const answer = await world
    .as('sub_perm_invitemembers')
    .directadd({ group_id: group.id, emails, subject: 'Hello', message: 'We added you.' })

  assert.deepEqual([answer.object, answer.total_emails], ['direct_add_results', 4])
  assert.deepEqual(errorsOf(answer), [`not an address invalid_email ${group.id}`])
  assert.deepEqual(
    answer.added_members.map(({ email, full_name, status, post_status, email_delivery, user_status }) => ({
      email,
      full_name,
      status,
      post_status,
      email_delivery,
      user_status,
    })),
    ['Nora@new.example', 'stranger@example.org'].map(email => ({
      email,
      full_name: email.startsWith('Nora') ? 'Nora New' : '',
      status: 'sub_status_normal',
      post_status: 'sub_poststatus_newusermoderated',
      email_delivery: 'email_delivery_digest',
      user_status: 'user_status_notconfirmed',
    })),
  )
  assert.deepEqual(await world.facts(), ['member.added', 'member.added'])
  const sent = (await world.newEmails()).map(({ recipient, kind, subject }) => `${recipient} ${kind} ${subject}`)
  assert.deepEqual(sent.toSorted(), [
    `Nora@new.example member_notice_direct_add [${group.name}] A moderator writes: Hello`,
    `stranger@example.org member_notice_direct_add [${group.name}] A moderator writes: Hello`,
  ])
  const [account] = await world.sql(`select status, password_hash from accounts where email = 'Nora@new.example'`)
  assert.deepEqual(account, { status: 'user_status_notconfirmed', password_hash: null })
})

test('an address is skipped only for what the group knows of it', async () => {
  const group = await premium()
  const strange = { bounced: 'user_status_bounced', asleep: 'user_status_inactive', unsure: 'user_status_notconfirmed' }
  for (const [name, status] of Object.entries(strange)) {
    const { account } = await world.addPerson(name)
    await world.sql(`update accounts set status = $2, password_hash = 'x' where id = $1`, [account.id, status])
  }
  await world.as('owner').invite({ group_id: group.id, emails: 'invited@new.example' })
  await world.facts()
  const known = ['ben', 'pending', 'banned'].map(name => `${name}@example.org`)
  const elsewhere = Object.keys(strange).map(name => `${name}@example.org`)

  const answer = await world
    .as('owner')
    .directadd({ group_id: group.id, emails: [...known, ...elsewhere, 'invited@new.example', '"@x'].join('\n') })

  assert.deepEqual(errorsOf(answer), [
    `"@x invalid_email ${group.id}`,
    `banned@example.org banned ${group.id}`,
    `ben@example.org already_member ${group.id}`,
    `invited@new.example already_invited ${group.id}`,
    `pending@example.org pending ${group.id}`,
  ])
  assert.deepEqual(
    answer.added_members.map(({ email, user_status }) => [email, user_status]),
    elsewhere.toSorted().map(email => [email, 'user_status_notconfirmed']),
  )
  assert.deepEqual(await world.facts(), ['member.added', 'member.added', 'member.added'])
})

test('members of the parent are added to the subgroups, by id, name or alias', async () => {
  const group = await premium()
  const subgroups = await Promise.all(
    [1, 2, 3].map(() => world.addGroup({ privacy: 'sub_group_privacy_unlisted' }, { parent: group })),
  )
  const [first, second, third] = subgroups as [(typeof subgroups)[0], (typeof subgroups)[0], (typeof subgroups)[0]]
  await world.sql(`insert into group_aliases (group_id, name) values ($1, $2)`, [third.id, `${group.name}+third`])
  await addMembership(world, second.id, people.cleo, { status: 'sub_status_banned' })
  const target = {
    group_id: group.id,
    emails: 'ben@example.org\ncleo@example.org\npending@example.org\nStan <stranger@example.org>',
    subgroupids: [first.id, first.id],
    subgroupnames: `${second.name}, third`,
  }

  const answer = await world.as('owner').directadd(target)

  assert.deepEqual(errorsOf(answer), [
    `ben@example.org already_member ${group.id}`,
    `cleo@example.org already_member ${group.id}`,
    `cleo@example.org banned ${second.id}`,
    `pending@example.org pending ${group.id}`,
  ])
  const added = answer.added_members.map(({ group_id, full_name }) => `${group_id} ${full_name}`)
  assert.deepEqual(
    added,
    [
      `${group.id} Stan`,
      ...['Ben', 'Cleo', 'Stan'].map(name => `${first.id} ${name}`),
      ...['Ben', 'Stan'].map(name => `${second.id} ${name}`),
      ...['Ben', 'Cleo', 'Stan'].map(name => `${third.id} ${name}`),
    ].map(text => text),
  )
  assert.equal((await world.facts()).length, 9)
  const [count] = await world.sql(
    `select count(distinct group_id)::int as groups from facts where name = 'member.added' and group_id = any($1)`,
    [[group.id, ...subgroups.map(({ id }) => id)]],
  )
  assert.equal(count!['groups'], 4)

  const outsider = await world.addGroup({})
  for (const names of [outsider.name, 'nothing'])
    await assert.rejects(world.as('owner').directadd({ ...target, subgroupnames: names }), {
      type: 'bad_request',
      extra: 'group is not a subgroup',
    })
  // The right to add people to the parent is none in a subgroup that one does not even know of.
  await assert.rejects(world.as('sub_perm_invitemembers').directadd(target), { extra: 'group is not a subgroup' })
  await addMembership(world, first.id, people.sub_perm_invitemembers, {})
  await assert.rejects(
    world.as('sub_perm_invitemembers').directadd({ group_id: group.id, emails: 'x', subgroupids: [first.id] }),
    { type: 'inadequate_permissions' },
  )
})

test('the moderator’s text is sent once, however many subgroups somebody is added to', async () => {
  const group = await premium()
  const subgroups = [
    await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group }),
    await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group }),
  ]
  await world.newEmails()

  const answer = await world.as('owner').directadd({
    group_id: group.id,
    emails: 'past@example.org',
    message: 'Welcome to all three.',
    subgroupids: subgroups.map(({ id }) => id),
  })

  assert.equal(answer.added_members.length, 3)
  const sent = await world.newEmails()
  assert.deepEqual(
    sent.map(({ recipient, kind }) => [recipient, kind]),
    [['past@example.org', 'member_notice_direct_add']],
  )
  await world.facts()
})

test('invalid addresses are rejected, and the given spelling is stored', async () => {
  const group = await premium()
  const odd = [
    '"a b"@example.org',
    'a@example.org, b@example.org',
    'a@b@example.org',
    '"x@evil.example"@example.org',
    'x(comment)@example.org',
    '<a@example.org',
    'Name <a@example.org> <b@example.org>',
    'group: a@example.org;',
    'a@[127.0.0.1]',
    'a@example..org',
    'v\u0456ctim@example.org',
    'a@example.org>',
    `${'a'.repeat(65)}@example.org`,
  ]

  const answer = await world
    .as('owner')
    .directadd({ group_id: group.id, emails: [...odd, 'O.K+1@Fine.Example'].join('\n') })

  assert.deepEqual(
    answer.errors.map(({ email, status }) => [email, status]),
    odd.map(email => [email, 'invalid_email']),
  )
  assert.deepEqual(
    answer.added_members.map(({ email }) => email),
    ['O.K+1@fine.example'],
  )
  await world.facts()
})

test('too many at once are rejected', async () => {
  const group = await premium()
  const emails = Array.from({ length: 5001 }, (_, n) => `p${n}@x.example`).join('\n')
  await assert.rejects(world.as('owner').directadd({ group_id: group.id, emails }), {
    type: 'invalid_value',
    extra: 'emails',
  })
  const subgroupids = Array.from({ length: 101 }, (_, n) => n + 1)
  await assert.rejects(world.as('owner').directadd({ group_id: group.id, emails: 'a@b.example', subgroupids }), {
    type: 'invalid_value',
    extra: 'subgroupids',
  })
  assert.deepEqual(await world.facts(), [])
})

test('basic groups and subgroups do not allow direct adds, and members cannot add', async () => {
  const group = await premium()
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group })
  const emails = 'x@new.example'
  await assert.rejects(world.as('owner').directadd({ group_id: subgroup.id, emails }), {
    type: 'bad_request',
    extra: 'direct add in subgroup',
  })
  await assert.rejects(world.as('ben').directadd({ group_id: group.id, emails }), { type: 'inadequate_permissions' })
  await world.sql(`update groups set plan = 'group_plan_basic' where id = $1`, [group.id])
  await assert.rejects(world.as('moderator').directadd({ group_id: group.id, emails }), {
    type: 'bad_request',
    extra: 'basic group',
  })
  assert.deepEqual(await world.facts(), [])
})

test('all counters are right', () => assertCounted(world))
