import assert from 'node:assert/strict'
import { beforeEach, suite, test } from 'node:test'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { addMembership, type PersonName } from '#test/world/people.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import type { DraftInput } from '#test/world/writing.ts'

const world = await newWorld({ FOLKMOOT_EMAILS_PER_HOUR_ADDRESS: '1000' })
/** A group in which Ben has posted a message. */
async function newPlace(settings: Partial<GroupSettings> = {}) {
  const group = await world.addGroup(settings, { peopled: ['ben', 'cleo', 'owner', 'moderator'] })
  const { message_id } = await world.post('ben', { body: 'Rye' }, group)
  return { ...group, message_id }
}
type EmailCase = Awaited<ReturnType<typeof newPlace>>
/** A draft of an email, whose text is there already. */
const email = (from: PersonName, group: EmailCase, writing: DraftInput) =>
  world.draft(from, { subject: 'Re: Bread', body: '<p>Or <b>wheat</b>?</p>', ...writing }, group)
async function send(from: PersonName, group: EmailCase, writing: DraftInput): Promise<string> {
  const { extra } = await world.as(from).postdraft({ draft_id: await email(from, group, writing) })
  await world.settle()
  return extra
}
const emails = async () =>
  (
    await world.sql(
      `select kind, recipient, subject, body, from_name, reply_to, in_reply_to from service_emails order by recipient`,
    )
  ).map(email => ({ ...email }) as Record<string, string>)
const recipients = async () => (await emails()).map(({ recipient, kind }) => [recipient, kind])
const messagesIn = async ({ id }: EmailCase) =>
  (await world.sql(`select count(*)::int as n from messages where group_id = $1`, [id]))[0]!['n']
const mimeIdOf = async ({ message_id }: EmailCase) =>
  String((await world.sql(`select mime_id from messages where id = $1`, [message_id]))[0]!['mime_id'])
const left = async () => (await world.sql(`select count(*)::int as n from private_messages`))[0]!['n']
const [benAt, cleoAt, ownerAt, moderatorAt] = ['ben', 'cleo', 'owner', 'moderator'].map(name => `${name}@example.org`)

beforeEach(async () => {
  await world.settle()
  await world.sql(`delete from service_emails`)
  await world.facts()
})

test('a private reply is an email to the sender, and no post', async () => {
  const group = await newPlace()
  await world.facts()

  const extra = await send('cleo', group, { message_id: group.message_id, reply_to: 'sender' })

  assert.deepEqual([extra, await messagesIn(group), await world.facts()], ['', 1, ['message.sent']])
  assert.deepEqual(await emails(), [
    {
      kind: 'private_message',
      recipient: benAt,
      subject: 'Re: Bread',
      body: `Or wheat?

--
Cleo <cleo@example.org> sent this to you as a member of ${group.name}.
They can't see your email address. If you reply, they will.
${group.name}: https://folkmoot.test/g/${group.name}
`,
      from_name: `Cleo via ${group.name}`,
      reply_to: cleoAt,
      in_reply_to: await mimeIdOf(group),
    },
  ])
  assert.equal(await left(), 0)
})

test('a reply goes to the group, both or the moderators, as chosen; with a copy if wanted', async () => {
  const group = await newPlace()
  const reply = { message_id: group.message_id }

  await send('cleo', group, reply)
  assert.deepEqual([await messagesIn(group), await recipients()], [2, []])
  // Ben gets each message by mail, and so no email besides.
  await send('cleo', group, { ...reply, reply_to: 'group_and_sender' })
  assert.deepEqual([await messagesIn(group), await recipients()], [3, []])
  await world.setMember(group, 'ben', { email_delivery: 'email_delivery_none' })
  await send('cleo', group, { ...reply, reply_to: 'group_and_sender' })
  assert.deepEqual([await messagesIn(group), await recipients()], [4, [[benAt, 'private_message']]])
  await world.sql(`delete from service_emails`)
  await send('cleo', group, { ...reply, reply_to: 'mods', bcc_me: true })

  assert.equal(await messagesIn(group), 4)
  const [copy, ...toModerators] = await emails()
  assert.deepEqual(
    toModerators.map(({ recipient, reply_to, from_name }) => [recipient, reply_to, from_name]),
    [
      [moderatorAt, cleoAt, `Cleo via ${group.name}`],
      [ownerAt, cleoAt, `Cleo via ${group.name}`],
    ],
  )
  assert.match(toModerators[0]!['body']!, /\nCleo <cleo@example\.org> sent this to the moderators of /)
  assert.deepEqual([copy!['recipient'], copy!['kind']], [cleoAt, 'private_message_copy'])
  assert.match(copy!['body']!, /\nCopy of your message to the moderators through /)
})

test('moderators who opted out get no email from members, unless nobody would', async () => {
  const group = await newPlace()
  const silence = (who: 'owner' | 'moderator') =>
    world.setMember(group, who, { options: '{"owner_msg_notify": "sub_ownermsg_notify_none"}' })

  await silence('moderator')
  await send('cleo', group, { message_id: group.message_id, reply_to: 'mods' })
  await silence('owner')
  await send('cleo', group, { message_id: group.message_id, reply_to: 'mods' })

  assert.deepEqual(await recipients(), [
    [ownerAt, 'private_message'],
    [ownerAt, 'private_message'],
  ])
})

test('a topic and its hashtags decide where replies go', async () => {
  const [byTopic, byHashtag] = [await newPlace(), await newPlace()]
  await world.sql(`update topics set reply_to = 'thread_reply_to_sender' where group_id = $1`, [byTopic.id])
  await world.sql(
    `with tag as (
       insert into hashtags (group_id, name, reply_to) values ($1, 'rye', 'thread_reply_to_sender') returning id
     )
     update topics set hashtag_ids = array(select id from tag) where group_id = $1`,
    [byHashtag.id],
  )

  for (const group of [byTopic, byHashtag]) await send('cleo', group, { message_id: group.message_id })

  assert.deepEqual([await messagesIn(byTopic), await messagesIn(byHashtag)], [1, 1])
  assert.deepEqual(await recipients(), [
    [benAt, 'private_message'],
    [benAt, 'private_message'],
  ])
})

test('a member writes to a member without seeing their address', async () => {
  const group = await newPlace({ members_visible: 'group_view_members_subs' })

  await send('ben', group, { dm_member_id: group.members.cleo })

  const [email, ...more] = await emails()
  assert.deepEqual(more, [])
  const { recipient, reply_to, from_name, in_reply_to } = email!
  assert.deepEqual([recipient, reply_to, from_name, in_reply_to], [cleoAt, benAt, `Ben via ${group.name}`, null])
})

test('moderators write to a member as the moderators, with the group’s notice and copies if wanted', async () => {
  const group = await newPlace()
  const notice = { group_id: group.id, type: 'member_notice_message_to_member' as const, active: true }
  await world.as('owner').newmembernotice({ ...notice, name: 'Rules', subject: 'Rules', body: 'Mind the rules.' })

  await send('moderator', group, { member_id: group.members.ben, bcc_all: true })

  const page = `${group.name}: https://folkmoot.test/g/${group.name}`
  const common = {
    subject: 'Re: Bread',
    from_name: `${group.name} moderators`,
    reply_to: `${group.name}+owner@folkmoot.test`,
    in_reply_to: null,
  }
  assert.deepEqual(await emails(), [
    {
      ...common,
      kind: 'private_message',
      recipient: benAt,
      body: `Mind the rules.\n\nOr wheat?\n\n--\nThe moderators of ${group.name} sent this to you. Replies go to them.\n${page}\n`,
    },
    {
      ...common,
      kind: 'private_message_copy',
      recipient: ownerAt,
      body: `Mind the rules.\n\nOr wheat?\n\n--\nCopy of a message from Moderator to Ben through ${group.name}.\n${page}\n`,
    },
  ])
})

suite('an email is rejected', () => {
  test('without subject or text, with too long a text, or with files', async () => {
    const group = await newPlace()
    const to = { member_id: group.members.ben }
    const reply = { message_id: group.message_id }
    const sender = { reply_to: 'sender' as const }

    await assert.rejects(send('owner', group, { ...to, subject: ' ' }), expectedError('no subject'))
    await assert.rejects(send('owner', group, { ...to, subject: '\u200b' }), expectedError('no subject'))
    await assert.rejects(send('owner', group, { ...to, body: '<p></p>' }), expectedError('no body'))
    await assert.rejects(send('owner', group, { ...to, body: '<p>\u200b</p>' }), expectedError('no body'))
    await assert.rejects(send('owner', group, { ...to, body: 'é'.repeat(600_000) }), expectedError('post too big'))
    const draft_id = await email('cleo', group, { ...reply, ...sender, files: { a: 'a' } })
    await assert.rejects(world.as('cleo').postdraft({ draft_id }), expectedError('bad attachment'))

    assert.deepEqual([await emails(), await left()], [[], 0])
  })

  test('to a former member', async () => {
    const group = await newPlace({ members_visible: 'group_view_members_subs' })
    const draft = (name: PersonName, about: DraftInput) => email(name, group, { ...about, reply_to: 'sender' })
    const dm = await draft('cleo', { dm_member_id: group.members.ben })
    const reply = await draft('cleo', { message_id: group.message_id })
    const toSub = await draft('owner', { member_id: group.members.ben })

    await world.as('owner').banmember({ member_info_id: group.members.ben })

    await assert.rejects(world.as('cleo').postdraft({ draft_id: dm }), expectedError('invalid dm_member_id'))
    await assert.rejects(world.as('cleo').postdraft({ draft_id: reply }), expectedError('invalid reply'))
    await assert.rejects(world.as('owner').postdraft({ draft_id: toSub }), expectedError('invalid member_id'))
    await world.sql(`delete from messages where group_id = $1`, [group.id])
    await assert.rejects(world.as('cleo').postdraft({ draft_id: reply }), expectedError('invalid reply'))
  })

  test('by a former moderator', async () => {
    const group = await newPlace()
    const draft_id = await email('moderator', group, { member_id: group.members.ben })

    await world.as('owner').updatemember({ member_info_id: group.members.moderator, mod_status: 'sub_modstatus_none' })

    await assert.rejects(world.as('moderator').postdraft({ draft_id }), { type: 'inadequate_permissions' })
  })
})

test('a recipient who leaves before the email is sent does not get it', async () => {
  const group = await newPlace()
  await world.sql(
    `insert into private_messages (group_id, account_id, kind, subject, body, recipients)
     values ($1, $2, 'member', 'Bread', 'Rye', $3)`,
    [group.id, world.people.cleo.account.id, [group.members.ben, group.members.owner]],
  )
  await world.as('owner').banmember({ member_info_id: group.members.ben })
  await world.app.pipeline.runAsSystem(async ({ tx, record }) => {
    const { rows } = await tx.execute({ name: '', text: 'select id from private_messages' }, [])
    record('message.sent', {
      group_id: group.id,
      private_message_id: Number(rows[0]!['id']),
      recipients_count: 2,
    })
  })

  await world.settle()

  assert.deepEqual(await recipients(), [[ownerAt, 'private_message']])
})

test('names and subjects are escaped in an email, and cannot start a line or header', async () => {
  const group = await newPlace({ members_visible: 'group_view_members_subs' })
  const evil = 'Eve\r\nBcc: all@example.org\u2028<script>alert(1)</script>'
  const eve = await world.addPerson('eve')
  await addMembership(world, group.id, eve, {})
  await world.sql(`update accounts set full_name = $2 where id = $1`, [eve.account.id, evil])
  const body = '<img src=x onerror=alert(1)>Hello<script>x</script>'
  const draft_id = await world.draft(eve, { subject: evil, body, dm_member_id: group.members.cleo }, group)

  await world.as(eve).postdraft({ draft_id })
  await world.settle()

  const [email] = await emails()
  const flat = 'Eve Bcc: all@example.org <script>alert(1)</script>'
  assert.deepEqual([email!['subject'], email!['from_name']], [flat, `${flat} via ${group.name}`])
  assert.match(email!['body']!, /^Hello\n/m)
  assert.doesNotMatch(email!['body']!, /^Bcc|onerror|[\u2028\r]/m)
})

test('the number of emails is limited', async () => {
  const group = await newPlace()
  await world.sql(`insert into rate_counts (key, count) values ($1, 1000)`, [
    `private-from:${world.people.owner.account.id}`,
  ])

  await assert.rejects(send('owner', group, { member_id: group.members.ben }), { type: 'rate_limit' })

  assert.equal(await left(), 0)
})
