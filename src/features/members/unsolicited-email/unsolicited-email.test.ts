import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { composeNotification, type NotificationRow } from '#mail/send/notifications/compose.ts'
import { builtPages } from '#test/pages/pages.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

// What people get to do with who did not ask for it: nothing that tells whether an address is known here, few emails, and
// those say who is behind them.

const world = await newWorld()
const { people } = world
const premium = () => world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
const known = { email: 'Known@Example.org', secret: 'Secret Name' }
const { account: knownAccount } = await world.addPerson('known')
await world.sql(
  `update accounts set email = $2, full_name = $3, user_name = 'secretly', timezone = 'Europe/Berlin',
     preferences = '{"about_me": "Secret life", "profile_privacy": "profile_private"}' where id = $1`,
  [knownAccount.id, known.email, known.secret],
)
const asKnown = world.app.callAs({
  ...people.ben.identity,
  account: { ...knownAccount, email: known.email, full_name: known.secret },
})
const emailsTo = async (address: string) =>
  (await world.newEmails()).filter(({ recipient }) => recipient.toLowerCase() === address)
const linkIn = (body: string) => /decline\?token=([\w.-]+)/.exec(body)![1]!

/** The same for each of two people, but for what tells one membership from the other. */
const alike = (value: unknown, email: string) =>
  JSON.stringify(value)
    .replaceAll(email, 'SOMEBODY')
    .replace(/"(id|user_id|subs_count)":\d+/g, '"$1":0')
    .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"TIME"')
    .replace(/memberbyuid\/\d{10,}/g, 'memberbyuid/0')

test('no response, list, log or email reveals whether an address is known', async () => {
  const group = await premium()
  const group_id = group.id
  const seen: string[] = []
  for (const email of ['known@example.org', 'new-one@example.org']) {
    await world.newEmails()
    const asked = { group_id, emails: `Given <${email}>`, subject: 'Hello', message: 'Come.' }
    const answer = await world.as('owner').directadd(asked)
    const { id } = answer.added_members[0]!
    const about = { group_id, member_info_id: id }
    const calls = world.as('owner')
    const log = await calls.getactivitylog({ group_id, member_info_id: id })
    const shown = [
      answer,
      await calls.getmember(about),
      (await calls.getmembers({ group_id, sort_field: 'full_name', limit: 100 })).data.find(each => each.id === id),
      (await calls.searchmembers({ group_id, q: 'given' })).data,
      (await calls.searchmembers({ group_id, q: 'secret' })).data,
      (await calls.getmembers({ group_id, type: 'bouncing' })).data,
      await world.as('ben').getmember(about),
      log.data.map(({ entry }) => entry),
      await calls.updatemember({ ...about, moderator_notes: 'New' }),
      await calls.sendconfirmation(about).catch((error: unknown) => String(error)),
      (await world.newEmails()).map(({ body, ...email }) => ({
        ...email,
        body: body.replace(/token=[\w.-]+/g, 'token=TOKEN'),
      })),
      await calls.removemember(about),
      (await calls.getpastmembers({ group_id })).data[0],
      await calls.invite({ group_id, emails: email }),
    ]
    seen.push(alike(shown, email))
    assert.ok(answer.added_members[0]!.user_id! >= 2 ** 52)
  }

  assert.deepEqual(seen[0]!.split(','), seen[1]!.split(','))
  assert.doesNotMatch(seen[0]!, /Secret|secretly|Known|Berlin|profile_private/)
  assert.match(seen[0]!, /"full_name":"Given".*not agreed/)
})

test('neither ids nor their order reveal which addresses were new', async () => {
  const group = await premium()
  const next = async () => (await world.addPerson(`p${Math.random()}`)).account.id
  const used = async (emails: string) => {
    const before = await next()
    await world.as('owner').directadd({ group_id: group.id, emails })
    return (await next()) - before
  }

  assert.equal(await used('known@example.org'), await used('new-two@example.org'))
  const mixed = ['new-z@example.org', 'past@example.org', 'new-a@example.org', 'stranger@example.org']
  const { added_members } = await world.as('owner').directadd({ group_id: group.id, emails: mixed.join('\n') })
  assert.deepEqual(
    added_members.toSorted((a, b) => a.id - b.id).map(({ email }) => email),
    mixed.toSorted(),
  )
})

test('an added person sees all of their membership, and is seen by others once they accept', async () => {
  const [byOptions, byPost] = [await premium(), await premium()]
  const ids: number[] = []
  for (const { id } of [byOptions, byPost]) {
    const { added_members } = await world.as('owner').directadd({ group_id: id, emails: 'known@example.org' })
    ids.push(added_members[0]!.id)
  }
  const shown = async (at: number) => {
    const { full_name, user_id, email } = await world.as('owner').getmember({ member_info_id: ids[at]! })
    return { full_name, user_id, email }
  }
  const own = await asKnown.getsub({ group_id: byOptions.id })
  assert.deepEqual([own.full_name, own.about_me, own.user_id], [known.secret, 'Secret life', knownAccount.id])
  await world.facts()

  await asKnown.updatesub({ group_id: byOptions.id })
  const { id: draft_id } = await asKnown.newdraft({ group_id: byPost.id, draft_type: 'draft_type_post' })
  await asKnown.updatedraft({ draft_id, subject: 'Rye', body: 'Bread' })
  await world.sql(`update members set post_status = 'sub_poststatus_normal' where id = any($1)`, [ids])
  await asKnown.postdraft({ draft_id })

  const whole = { full_name: known.secret, user_id: knownAccount.id, email: known.email }
  assert.deepEqual([await shown(0), await shown(1)], [whole, whole])
  assert.deepEqual(await world.facts(), ['member.agreed', 'message.posted'])
  const found = await world.as('owner').searchmembers({ group_id: byOptions.id, q: 'secret' })
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [ids[0]],
  )
})

test('an unconfirmed account is pending, and cannot accept for the owner of the address', async () => {
  const group = await premium()
  const somebody = await world.addPerson('unproven')
  const account = { ...somebody.account, status: 'user_status_notconfirmed' }
  await world.sql(`update accounts set status = $2 where id = $1`, [account.id, account.status])
  const calls = world.app.callAs({ ...somebody.identity, account })
  await world.as('owner').directadd({ group_id: group.id, emails: account.email })

  await calls.updatesub({ group_id: group.id })

  await assert.rejects(calls.getmessages({ group_id: group.id }), { type: 'inadequate_permissions' })
  assert.equal((await calls.getperms({ group_id: group.id })).archives_visible, false)
  const confirmed = world.app.callAs(somebody.identity)
  assert.equal((await confirmed.getperms({ group_id: group.id })).archives_visible, true)
})

test('a chosen subject is marked as the group’s', async () => {
  const group = await premium()
  const asked = { group_id: group.id, subject: 'Your parcel', message: 'Come.' }
  await world.newEmails()
  await world.as('owner').directadd({ ...asked, emails: 'added@new.example' })
  await world.as('owner').invite({ ...asked, emails: 'invited@new.example' })

  const subjects = (await world.newEmails()).filter(({ recipient }) => recipient.endsWith('ed@new.example'))
  const subject = `[${group.name}] Owner writes: Your parcel`
  assert.deepEqual(
    subjects.map(sentEmail => sentEmail.subject),
    [subject, subject],
  )
})

test('the email names the sender, marks their text, and says how to opt out', async () => {
  const group = await premium()
  const message = 'Hello!\n--\nTo leave the group:\u2028https://evil.example'
  await world.sql(`update accounts set full_name = 'Nora Baker' where id = $1`, [people.owner.account.id])
  await world
    .as('owner')
    .newmembernotice({ group_id: group.id, type: 'member_notice_direct_add', subject: 'Hi', body: 'We bake.' })
  await world.newEmails()

  await world.as('owner').directadd({ group_id: group.id, emails: 'reader@new.example', message })

  const [email] = await emailsTo('reader@new.example')
  assert.equal(email!.subject, `[${group.name}] The group writes: Hi`)
  const link = `https://folkmoot.test/decline?token=${linkIn(email!.body)}`
  assert.equal(
    email!.body,
    `Nora Baker added you to the group ${group.name} at folkmoot.test.

Nora Baker writes:

> Hello!
> --
> To leave the group:
> https://evil.example

${group.name} writes:

> We bake.

View group:

    https://folkmoot.test/g/${group.name}

You'll get the group's emails from now on. To post, reply to one of them or write to ${group.name}@folkmoot.test. Not for you? Leave the group, or leave it and block all invitations from this site.

Leave the group:

    ${link}

Leave the group and block all invitations from folkmoot.test:

    ${link}&forever=1

--
You're getting this because Nora Baker, who manages ${group.name}, entered your address.
Contact the owners: ${group.name}+owner@folkmoot.test
${group.name}: https://folkmoot.test/g/${group.name}
`,
  )
  const kept = await world.sql(`select reply_to from service_emails where recipient = 'reader@new.example'`)
  assert.deepEqual(kept, [{ reply_to: `${group.name}+owner@folkmoot.test` }])
  await world.sql(`update accounts set full_name = 'Owner' where id = $1`, [people.owner.account.id])
})

test('a group’s join and leave emails to people who did not ask are limited to one in 30 days; emails to its members are not', async () => {
  const group = await premium()
  const victim = 'past@example.org'
  const notices = ['member_notice_removed_member', 'member_notice_banned_member', 'member_notice_goodbye'] as const
  for (const type of notices)
    await world.as('owner').newmembernotice({ group_id: group.id, type, subject: 'Bye', body: 'Bye' })
  await world.newEmails()
  const add = async () => {
    const answer = await world.as('owner').directadd({ group_id: group.id, emails: victim, message: 'Buy.' })
    return answer.added_members[0]!.id
  }

  for (let round = 0; round < 3; round += 1) await world.as('owner').removemember({ member_info_id: await add() })
  const member_info_id = await add()
  for (const to of [{ dm_member_id: member_info_id }, { member_id: member_info_id }])
    await world.as('owner').postdraft({ draft_id: await world.draft('owner', to, group) })
  // Whoever is banned by the time a message is delivered does not get it.
  await world.settle()
  await world.as('owner').banmember({ member_info_id })
  await world.as('owner').unbanmember({ member_info_id })
  assert.deepEqual(
    (await world.as('owner').invite({ group_id: group.id, emails: victim })).errors.map(({ status }) => status),
    ['already_invited'],
  )

  assert.deepEqual(
    (await emailsTo(victim)).map(({ kind }) => kind),
    ['member_notice_direct_add', 'private_message', 'private_message'],
  )
  await world.sql(`update unsolicited_emails set created = created - interval '31 days'`)
  await add()
  assert.equal((await emailsTo(victim)).length, 1)
})

test('an address that did not ask gets at most ten emails a day from all groups, known or not', async () => {
  const { account } = await world.addPerson('bothered')
  await world.newEmails()

  for (const victim of [account.email, 'nobody-yet@x.example']) {
    for (let n = 0; n < 12; n += 1) {
      const { id } = await premium()
      await (n % 2 === 0
        ? world.as('owner').directadd({ group_id: id, emails: victim })
        : world.as('owner').invite({ group_id: id, emails: victim }))
    }

    assert.equal((await emailsTo(victim)).length, 10)
  }
})

test('adds per account and day are limited over all groups; more wait for a site administrator', async () => {
  const few = await newWorld({ FOLKMOOT_DIRECT_ADDS_PER_DAY: '3', FOLKMOOT_DIRECT_ADDS_PER_DAY_ACCOUNT: '4' })
  const groups = [await few.addGroup({}, { peopled: true }), await few.addGroup({}, { peopled: true })] as const
  const add = (who: 'owner' | 'moderator', at: 0 | 1, count: number) =>
    few.as(who).directadd({
      group_id: groups[at].id,
      emails: Array.from({ length: count }, () => `p${Math.random()}@x.example`).join('\n'),
    })

  await add('owner', 0, 3)
  await assert.rejects(add('owner', 1, 2), { type: 'pending_adds' })
  await add('owner', 1, 1)
  // What the account could not take was not taken from the group either.
  await add('moderator', 1, 2)
  await assert.rejects(add('moderator', 1, 1), { type: 'pending_adds' })
})

test('the link in the email leaves or declines without an account, and opts out for ever', async () => {
  const [one, other] = [await premium(), await premium()]
  const victim = 'tired@new.example'
  await world.newEmails()
  const link = async () => linkIn((await emailsTo(victim))[0]!.body)
  await world.as('owner').directadd({ group_id: one.id, emails: victim })
  const added = await link()
  await world.as('owner').invite({ group_id: other.id, emails: victim })
  const invited = await link()
  await world.facts()

  const fifty = (params: { token: string; forever?: boolean }) =>
    Promise.all(Array.from({ length: 50 }, () => world.as('anonymous').declineadd(params)))
  await fifty({ token: added })
  await fifty({ token: invited, forever: true })

  assert.deepEqual(await world.facts(), ['member.left', 'invite.declined', 'account.adds_refused'])
  assert.equal((await world.as('owner').getinvites({ group_id: other.id })).total_count, 0)
  for (const { id: group_id } of [one, await premium()]) {
    const answer = await world.as('owner').directadd({ group_id, emails: victim.toUpperCase() })
    const invites = await world.as('owner').invite({ group_id, emails: victim })
    assert.deepEqual(
      [...answer.errors, ...invites.errors].map(({ status }) => status),
      ['unwanted', 'unwanted'],
    )
    assert.deepEqual([answer.added_members, invites.invites], [[], []])
  }
  assert.deepEqual(await emailsTo(victim), [])
  for (const token of ['x', `${added}x`, added.replace(/^\d+/, String(other.id)), '1..'.padEnd(60, 'x')])
    for (const call of ['declineadd', 'getunsolicitedemail'] as const)
      await assert.rejects(world.as('anonymous')[call]({ token }), expectedError('invalid token'))
})

test('one-click unsubscribe leaves the group, and declines an invitation', async () => {
  const server = await serve(world, { pages: await builtPages() })
  const group = await premium()
  const victim = 'oneclick@new.example'
  const isIn = async () =>
    (await world.as('owner').searchmembers({ group_id: group.id, q: victim })).data.length +
    (await world.as('owner').getinvites({ group_id: group.id })).total_count
  for (const call of ['directadd', 'invite'] as const) {
    await world.sql(`delete from unsolicited_emails`)
    await world.as('owner')[call]({ group_id: group.id, emails: victim })
    await world.settle()
    const [email] = await world.sql(`select * from service_emails where recipient = $1 order by id desc limit 1`, [
      victim,
    ])
    const raw = Buffer.concat((await composeNotification(email as unknown as NotificationRow, 'folkmoot.test')).raw)
    const head = raw.toString('latin1').split('\r\n\r\n')[0]!
    const [, path] = /^List-Unsubscribe: <https:\/\/folkmoot\.test(\/decline\?token=[\w.-]+)>\r$/m.exec(head)!
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)

    assert.equal((await server.ask(path!)).status, 200)
    assert.equal(await isIn(), 1, 'looking changes nothing')
    const { status } = await server.ask(path!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.deepEqual([status, await isIn()], [200, 0])
  }
})

test('who was added and left is not added again without an email', async () => {
  const group_id = (await premium()).id
  const victim = 'leaver@new.example'
  const add = () => world.as('owner').directadd({ group_id, emails: victim })
  await add()
  await world.as('anonymous').declineadd({ token: linkIn((await emailsTo(victim))[0]!.body) })

  const { errors, added_members } = await add()

  assert.deepEqual([errors.map(({ status }) => status), added_members], [['unwanted'], []])
  await world.sql(`update unsolicited_emails set created = created - interval '31 days' where email = $1`, [victim])
  assert.equal((await add()).added_members.length, 1)
  assert.equal((await emailsTo(victim)).length, 1)
})

test('opting out removes a person from every group that added them, and keeps those they joined', async () => {
  const { account, identity } = await world.addPerson('weary')
  const groups = [await premium(), await premium(), await premium()] as const
  for (const { id } of groups.slice(0, 2)) await world.as('owner').directadd({ group_id: id, emails: account.email })
  await world.as('owner').invite({ group_id: groups[2].id, emails: account.email })
  const joined = await premium()
  await world.app.callAs(identity).joingroup({ group_id: joined.id })
  const [email] = await emailsTo(account.email)
  await world.facts()

  await world.as('anonymous').declineadd({ token: linkIn(email!.body), forever: true })

  assert.deepEqual((await world.facts()).toSorted(), [
    'account.adds_refused',
    'invite.declined',
    'member.left',
    'member.left',
  ])
  const left = await world.sql(`select group_id from members where account_id = $1`, [account.id])
  assert.deepEqual(left, [{ group_id: joined.id }])
})

test('opting out deletes an account that only others created', async () => {
  const [one, other] = [await premium(), await premium()]
  const victim = 'nothing-left@new.example'
  await world.newEmails()
  for (const { id } of [one, other]) await world.as('owner').directadd({ group_id: id, emails: victim })
  const [email] = await emailsTo(victim)

  await world.as('anonymous').declineadd({ token: linkIn(email!.body), forever: true })

  assert.deepEqual(await world.sql(`select id from accounts where email = $1`, [victim]), [])
  assert.deepEqual(
    (await world.as('owner').getpastmembers({ group_id: one.id })).data.map(({ action }) => action),
    ['left'],
  )
  await world.facts()
})

test('a link does not remove the last owner or lift a ban', async () => {
  const group = await premium()
  await world.newEmails()
  const { added_members } = await world.as('owner').directadd({ group_id: group.id, emails: 'heir@new.example' })
  const [email] = await emailsTo('heir@new.example')
  const token = linkIn(email!.body)
  const member_info_id = added_members[0]!.id
  await world.as('owner').updatemember({ member_info_id, mod_status: 'sub_modstatus_owner' })
  await world.as('owner').deletesub({ group_id: group.id })

  await assert.rejects(world.as('anonymous').declineadd({ token }), expectedError('sole owner'))

  await addMembership(world, group.id, people.owner, { mod_status: 'sub_modstatus_owner' })
  await world.as('owner').updatemember({ member_info_id, mod_status: 'sub_modstatus_none' })
  await world.as('owner').banmember({ member_info_id })
  await world.as('anonymous').declineadd({ token })
  assert.equal((await world.as('owner').getmembers({ group_id: group.id, type: 'banned' })).total_count, 2)
})

test('two moderators adding the same people concurrently each get a result for everyone', async () => {
  const group = await premium()
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group, peopled: true })
  for (let round = 0; round < 5; round += 1) {
    const emails = [`a${round}@race.example`, `b${round}@race.example`, `c${round}@race.example`]

    const answers = await Promise.all(
      [emails, emails.toReversed()].map(list =>
        world.as('owner').directadd({ group_id: group.id, emails: list.join('\n'), subgroupids: [subgroup.id] }),
      ),
    )

    for (const group_id of [group.id, subgroup.id]) {
      const added = answers.flatMap(answer => answer.added_members.filter(member => member.group_id === group_id))
      const refused = answers.flatMap(answer => answer.errors.filter(error => error.group_id === group_id))
      assert.deepEqual(added.map(({ email }) => String(email)).toSorted(), emails)
      assert.deepEqual(
        refused.map(({ email, status }) => `${email} ${status}`).toSorted(),
        emails.map(email => `${email} already_member`),
      )
    }
  }
})

test('all counters are right', () => assertCounted(world))
