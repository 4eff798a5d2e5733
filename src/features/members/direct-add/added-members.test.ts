import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueueDueDigests } from '#mail/send/digest/enqueue-digests.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { localMails } from '#test/mail/local-mailbox.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

// Whoever is added directly is a full member at once, whether or not the address has an account: docs/decisions/0016.

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1', FOLKMOOT_DIRECT_ADDS_PER_DAY: '20' })
const { mail } = await mailHelpers(world)
const admin = await world.addPerson('administrator')
admin.identity.account.site_admin = true

/** Addresses that nobody has seen before, and those of accounts in every state. */
const strange = {
  known: 'user_status_confirmed',
  registered: 'user_status_notconfirmed',
  bouncing: 'user_status_bouncing',
  bounced: 'user_status_bounced',
}
for (const [name, status] of Object.entries(strange)) {
  const { account } = await world.addPerson(name)
  await world.sql(`update accounts set status = $2, timezone = 'Pacific/Kiritimati' where id = $1`, [
    account.id,
    status,
  ])
}
const unknown = ['one@new.example', 'two@new.example']
const added = [...unknown, ...Object.keys(strange).map(name => `${name}@example.org`)].toSorted()

type Group = Awaited<ReturnType<typeof groupWith>>
async function groupWith(settings: Parameters<typeof world.addGroup>[0] = {}, emails: readonly string[] = added) {
  const group = await world.addGroup(settings, { peopled: ['owner', 'ben'] })
  const answer = await world.as('owner').directadd({ group_id: group.id, emails: emails.join('\n') })
  assert.deepEqual(answer.errors, [])
  await world.settle()
  return { ...group, added: answer.added_members }
}
const copiesIn = async (group: Group) => (await localMails(world, group)).map(({ to }) => to).toSorted()
const emailsOf = async (kind: string) =>
  (await world.newEmails())
    .filter(sentEmail => sentEmail.kind === kind)
    .map(({ recipient }) => recipient)
    .toSorted()
const setDelivery = async (group: Group, email_delivery: 'email_delivery_digest' | 'email_delivery_summary') => {
  for (const { id } of group.added) await world.as('owner').updatemember({ member_info_id: id, email_delivery })
}

test('a post goes to all added members, each copy with one-click unsubscribe', async () => {
  const group = await groupWith()

  await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)

  assert.deepEqual(await copiesIn(group), [...added, 'owner@example.org'].toSorted())
  for (const { raw } of await localMails(world, group)) {
    assert.match(raw, /^List-Unsubscribe: .*<https:\/\/folkmoot\.test\/mail\/unsubscribe\/[a-z2-7]+>\r\n/ms)
    assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  }
})

test('the member count, the audience and the recipients match', async () => {
  const group = await groupWith()
  const { subs_count } = await world.as('owner').getgroup({ group_id: group.id })
  const { num_members } = await world.as('ben').getaudience({ group_id: group.id })

  await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()

  const { data } = await world.as('owner').getmessageledger({ group_id: group.id })
  const numbers = data.map(({ num_recipients, num_sent }) => [num_recipients, num_sent])
  // The author is a member, and reads it without a copy.
  assert.deepEqual(
    [subs_count, num_members, numbers],
    [added.length + 2, added.length + 2, [[added.length + 1, added.length + 1]]],
  )
})

test('digests and summaries go to added members, at six o’clock in the group’s time zone', async () => {
  for (const [delivery, kind] of [
    ['email_delivery_digest', 'digest'],
    ['email_delivery_summary', 'summary'],
  ] as const) {
    const group = await groupWith({ default_timezone: 'Europe/Berlin' })
    await setDelivery(group, delivery)
    const run = async (time: string) => {
      while (
        await world.app.pipeline.runAsSystem(systemTransaction =>
          enqueueDueDigests(systemTransaction, Temporal.Instant.from(time)),
        )
      );
      const rows = await world.sql(
        `select kind, cardinality(recipient_ids) as count from outgoing_messages where group_id = $1 and kind <> 'single'`,
        [group.id],
      )
      return rows.map(row => `${String(row['kind'])} ${String(row['count'])}`)
    }
    await run('2031-01-10T12:00:00Z')
    await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)

    assert.deepEqual(await run('2031-01-11T04:59:00Z'), [])
    assert.deepEqual(await run('2031-01-11T05:00:00Z'), [`${kind} ${added.length}`])
    assert.deepEqual(
      (await copiesIn(group)).filter(to => added.includes(to)),
      added,
    )
  }
})

test('a special notice goes to added members, whatever their delivery', async () => {
  const group = await groupWith()
  await setDelivery(group, 'email_delivery_summary')
  const draft_id = await world.draft('owner', { subject: 'Flood', body: 'Stay at home', is_special: true }, group)

  await world.as('owner').postdraft({ draft_id })

  assert.deepEqual(await copiesIn(group), [...added, 'ben@example.org'].toSorted())
})

test('chats are announced to added members', async () => {
  const group = await groupWith()
  await world.newEmails()

  await world.as('ben').newchat({ group_id: group.id, subject: 'Ovens', desc: 'About ovens', announce: true })

  assert.deepEqual(await emailsOf('chat_announcement'), [...added, 'owner@example.org'].toSorted())
})

test('added members are invited to new events, and on joining to upcoming ones', async () => {
  const group = await groupWith({ send_invites_on_join: true })
  const start_time = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
  await world.newEmails()

  await world.as('owner').addevent({ group_id: group.id, name: 'Rye', start_time, all_day: true, send_invites: true })
  const invited = (await world.newEmails()).filter(({ kind }) => kind.startsWith('event'))
  await world.as('owner').directadd({ group_id: group.id, emails: 'late@new.example' })
  await world.settle()
  const late = (await world.newEmails()).filter(({ kind }) => kind.startsWith('event'))

  const to = (sent: typeof invited) => sent.map(({ recipient }) => recipient).toSorted()
  assert.deepEqual(
    to(invited).filter(email => added.includes(email)),
    added,
  )
  assert.deepEqual(to(late), ['late@new.example'])
})

test('an authenticated email of an added member is posted, and they stay a member', async () => {
  const group = await groupWith({ new_users_moderated: false }, [
    ...unknown,
    'known@example.org',
    'registered@example.org',
  ])
  const writers = ['One <one@new.example>', 'Known <known@example.org>', 'Registered <registered@example.org>']

  for (const from of writers)
    assert.equal(await mail(from, `${group.name}@folkmoot.test`, { subject: from, body: 'Rye' }), '250 2.0.0 Done')

  assert.equal((await world.as('owner').getmessages({ group_id: group.id })).total_count, 3)
  await world.sql(`delete from outgoing_messages where group_id = $1`, [group.id])
  await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  assert.deepEqual(
    await copiesIn(group),
    [...unknown, 'known@example.org', 'owner@example.org', 'registered@example.org'].toSorted(),
  )
  // Whoever had registered the address under a password of their own is out: its owner has come.
  const [account] = await world.sql(`select status, password_hash from accounts where email = 'registered@example.org'`)
  assert.deepEqual(account, { status: 'user_status_confirmed', password_hash: null })
})

test('where new members are moderated, first posts of added members are held, and posted once approved', async () => {
  const group = await groupWith({}, ['first@new.example'])

  const answer = await mail('First <first@new.example>', `${group.name}@folkmoot.test`, { subject: 'Rye' })
  const waiting = (await world.as('owner').getpendingmessages({ group_id: group.id })).data

  assert.deepEqual([answer.slice(0, 3), waiting.map(({ reason }) => reason)], ['250', ['new_member']])
  await world.as('owner').approvependingmessage({ pending_message_id: waiting[0]!.id })
  const { data } = await world.as('owner').getmessages({ group_id: group.id })
  assert.deepEqual(
    data.map(({ subject, name }) => [subject, name]),
    [['Rye', 'First']],
  )
})

test('reviewed adds become full members once approved', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const emails = Array.from({ length: 30 }, (_, n) => `p${n}@large.example`)
  await assert.rejects(world.as('owner').directadd({ group_id: group.id, emails: emails.join('\n') }), {
    type: 'pending_adds',
  })
  await world.post('ben', { subject: 'Before', body: 'Bread' }, group)
  const [held] = (await world.as(admin).getpendingadds({})).data

  await world.as(admin).approvependingadds({ pending_adds_id: held!.id })
  await world
    .newEmails()
    .then(sent => assert.equal(sent.filter(({ recipient }) => emails.includes(recipient)).length, 30))
  await world.post('ben', { subject: 'After', body: 'Bread' }, group)

  const copies = (await localMails(world, group)).filter(({ to }) => emails.includes(to))
  assert.deepEqual([copies.length, copies.every(({ raw }) => /^Subject: .*After\r$/m.test(raw))], [30, true])
})

test('a moderator’s private message reaches an added member', async () => {
  const group = await groupWith({}, unknown)
  await world.newEmails()

  const member_id = group.added.find(({ email }) => email === unknown[0])!.id
  await world.as('owner').postdraft({ draft_id: await world.draft('owner', { member_id }, group) })

  assert.deepEqual(await emailsOf('private_message'), [unknown[0]])
})

test('an unauthenticated email in the name of an added member is held, and does not reveal the account', async () => {
  const doubtful = await newWorld()
  const { mail: send } = await mailHelpers(doubtful)
  const { account } = await doubtful.addPerson('secret')
  await doubtful.sql(`update accounts set full_name = 'Secret Name', email = 'Secret@Example.org' where id = $1`, [
    account.id,
  ])
  const group = await doubtful.addGroup({}, { peopled: ['owner', 'ben'] })
  const emails = ['secret@example.org', 'other@example.org']
  await doubtful.as('owner').directadd({ group_id: group.id, emails: emails.join('\n') })

  const answers = []
  for (const email of emails)
    answers.push(await send(`Given <${email}>`, `${group.name}@folkmoot.test`, { subject: 'Rye' }))

  assert.equal(answers[0], answers[1])
  const calls = doubtful.as('owner')
  const waiting = (await calls.getpendingmessages({ group_id: group.id })).data
  const seen = (text: unknown, email: string) =>
    JSON.stringify(text)
      .replaceAll(email, 'EMAIL')
      .replace(/"(id|msg_num|topic_id|message_id)":\d+/g, '')
      .replace(/mail-\d+@|\/\d+"|pending_message_id=\d+/g, '')
      .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, 'TIME')
  assert.deepEqual([waiting.length, seen(waiting[0], emails[0]!)], [2, seen(waiting[1], emails[1]!)])
  assert.doesNotMatch(JSON.stringify(waiting), /Secret/)
  for (const { id } of waiting) await calls.approvependingmessage({ pending_message_id: id })
  const { data } = await calls.getmessages({ group_id: group.id, sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ name, user_id }) => [name, user_id]),
    [
      ['Given', 0],
      ['Given', 0],
    ],
  )
  // As everyone else, they get no copy of their own post.
  const copies = await localMails(doubtful, group)
  assert.deepEqual(
    copies.map(({ to, raw }) => `${/Reply privately: (.*)\r/.exec(raw)?.[1]} to ${to}`).toSorted(),
    emails
      .flatMap(author =>
        ['ben@example.org', 'owner@example.org', ...emails.filter(email => email !== author)].map(
          to => `${author} to ${to}`,
        ),
      )
      .toSorted(),
  )
  const members = (await calls.getmembers({ group_id: group.id })).data.filter(({ email }) => emails.includes(email!))
  assert.deepEqual(
    members.map(({ user_status, full_name }) => [user_status, full_name]),
    [
      ['user_status_notconfirmed', ''],
      ['user_status_notconfirmed', ''],
    ],
  )
})

test('all counters are right', () => assertCounted(world))
