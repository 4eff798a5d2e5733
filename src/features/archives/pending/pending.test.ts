import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { withoutTokens } from '#test/fixtures/strip-tokens.ts'
import type { GroupRef } from '#test/world/groups.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { storedFile, type SubmissionInput } from '#test/world/submitting.ts'
import { newWorld } from '#test/world.ts'
import { held } from '#test/world/writing.ts'
import { expirePendingMessages } from './expire-pending-messages.ts'

const world = await newWorld({ FOLKMOOT_MAX_TEXT: '2000', FOLKMOOT_GROUP_STORAGE: '100000' })
const { people, sql } = world
const moderator = world.as('sub_perm_pendingmsg')

const usual = ['owner', 'ben', 'cleo', 'powerless', 'sub_perm_pendingmsg', 'sub_perm_editarchives'] as const
const newGroup = (settings: Partial<GroupSettings> = {}) =>
  world.addGroup({ moderated: true, ...settings }, { peopled: usual })
/** A message that only email can create. */
const arrives = async (group: GroupRef, submitted: SubmissionInput) =>
  held(await world.submit('ben', submitted, group)).pending_message_id
const gone = expectedError('invalid pending_message_id')
const about = (id: number, subject = 'Bread') => ({ pending_message_id: id, subject, email: 'ben@example.org' })
const userOf = (who: 'ben' | 'sub_perm_pendingmsg') => {
  const { id, created, updated, email, full_name, user_name, timezone, status } = people[who].account
  return { object: 'user', id, created, updated, email, full_name, user_name, timezone, status, profile_photo_url: '' }
}
const lastFact = async () =>
  (await sql(`select name, group_id, account_id, data from facts order by id desc limit 1`))[0]

test('pending messages are listed oldest first, with all a moderator needs', async () => {
  const group = await newGroup()
  const begun = await world.post('owner', {}, group)
  const text = { subject: 'Rye #new', body: '<p>Who wants <script>x</script>some?</p>' }
  const first = await world.hold('ben', { ...text, files: { 'rye.txt': 'rye' } }, group)
  const second = await world.hold('cleo', { subject: 'Re: Bread', message_id: begun.message_id }, group)

  const list = await moderator.getpendingmessages({ group_id: group.id, limit: 1 })
  const rest = await moderator.getpendingmessages({ group_id: group.id, page_token: list.next_page_token })

  assert.deepEqual([list.total_count, list.has_more, rest.has_more], [2, true, false])
  const [shown] = list.data
  const { created, updated, expires, raw_message, sender, ...said } = shown!
  assert.deepEqual(said, {
    object: 'pendingmsg',
    id: first,
    group_id: group.id,
    user_id: people.ben.account.id,
    topic_id: 0,
    reason: 'group',
    type: 'pendingmsg_group',
    claimed_by: 0,
    claiming_user: null,
    claimed_date: null,
    editor: '',
    editor_member_id: 0,
    edit_reason: '',
    virus_name: '',
    poll: null,
    is_web_post: true,
    message_body: '<p>Who wants some?</p>',
    body_format: 'html',
    sender_name: 'Ben',
    sender_email: 'ben@example.org',
    subject: 'Rye',
    subject_with_tags: 'Rye #new',
    body: '<p>Who wants some?</p>',
    quoted: '',
    remainder: '',
    snippet: 'Who wants some?',
    name: 'Ben',
    email: 'ben@example.org',
    is_plain_text: false,
    is_reply: false,
    is_special: false,
    has_attachments: true,
    attachments: [
      {
        ...{ filename: 'rye.txt', media_type: 'text/plain', size: 3 },
        download_url: `https://folkmoot.test/api/v1/downloadpendingattachment?pending_message_id=${first}&attach_num=1`,
        image_thumbnail_url: '',
      },
    ],
  })
  assert.deepEqual(sender, userOf('ben'))
  assert.deepEqual(await moderator.getpendingmessage({ pending_message_id: first }), list.data[0])
  assert.match(raw_message, /^From: Ben <ben@example\.org>\r\n(.*\r\n)*Subject: Rye #new\r\n/)
  assert.ok(raw_message.includes('\r\ncnll\r\n'), 'with its file')
  assert.equal(updated, created)
  assert.equal(Date.parse(expires!) - Date.parse(created), 14 * 24 * 3600 * 1000)
  const [reply] = rest.data
  assert.deepEqual([reply!.id, reply!.topic_id, reply!.is_reply], [second, begun.topic_id, true])
  // Nobody else sees any of it, in any call.
  for (const who of ['ben', 'powerless', 'sub_perm_editarchives'] as const)
    await assert.rejects(world.as(who).getpendingmessages({ group_id: group.id }), { type: 'inadequate_permissions' })
  assert.equal((await world.as('owner').getmessages({ group_id: group.id })).total_count, 1)
  assert.deepEqual(await sql(`select name from hashtags where group_id = $1`, [group.id]), [])
})

test('the claim, the editor and the reason are shown', async () => {
  const group = await newGroup()
  const pending_message_id = await arrives(group, { body: 'Rye,\nplease.', body_type: 'plain' })

  const claimed = await moderator.claimpendingmessage({ pending_message_id })
  const again = await moderator.claimpendingmessage({ pending_message_id })
  const edited = await moderator.updatependingmessage({
    pending_message_id,
    subject: 'Rye',
    edit_reason: 'No shouting',
  })
  const released = await moderator.claimpendingmessage({ pending_message_id, release: true })

  assert.deepEqual([claimed.is_web_post, claimed.body_format, claimed.message_body], [false, 'plain', 'Rye,\nplease.'])
  assert.deepEqual(claimed.claiming_user, userOf('sub_perm_pendingmsg'))
  assert.equal(claimed.claimed_date, claimed.updated)
  assert.equal(again.claimed_date, claimed.claimed_date)
  const member = group.members.sub_perm_pendingmsg
  assert.deepEqual(
    [edited.editor, edited.editor_member_id, edited.edit_reason],
    ['Sub_perm_pendingmsg', member, 'No shouting'],
  )
  assert.deepEqual([released.claiming_user, released.claimed_date, released.editor_member_id], [null, null, member])
})

test('a moderator who may not see members sees no address but the author’s', async () => {
  const group = await newGroup({ members_visible: 'group_view_members_owners' })
  const pending_message_id = await world.hold('ben', {}, group)

  await world.as('owner').claimpendingmessage({ pending_message_id })
  const [shown] = (await moderator.getpendingmessages({ group_id: group.id })).data

  assert.deepEqual([shown!.sender.email, shown!.claiming_user!.email], ['ben@example.org', 'owner@hidden.invalid'])
  assert.match(shown!.raw_message, /^From: Ben <ben@hidden\.invalid>\r$/m)
})

test('subscribed moderators get an email about a pending message', async () => {
  const group = await newGroup()
  await world.setMember(group, 'owner', { options: '{"pending_msg_notify": "sub_notify_none"}' })
  await world.newEmails()

  const id = await arrives(group, {
    subject: 'Rye #new',
    body_type: 'plain',
    body: `Who wants some?\n\nIt is fresh.\n${'One more line.\n'.repeat(30)}`,
    files: [await storedFile(world, 'rye\r\n.pdf', 'rye')],
  })

  assert.deepEqual(withoutTokens(await world.newEmails()), [
    {
      recipient: 'sub_perm_pendingmsg@example.org',
      kind: 'pending_msg_notify',
      subject: `[${group.name}] Needs approval: Rye #new`,
      body: `A post from Ben to ${group.name} needs your approval. All posts to this group are moderated.

Ben <ben@example.org> wrote:

> Subject: Rye #new
>
> Who wants some?
> It is fresh.
${'> One more line.\n'.repeat(13)}> [rye .pdf]

Review post:

    https://folkmoot.test/g/${group.name}/moderation?item=message-${id}

Pending posts are deleted after 14 days unless a moderator claims them.

Reply to this email to approve. To reject it with a reason, to delete it, or to claim it, use these addresses:

Reject  ${group.name}+reject+CODE@folkmoot.test
Delete  ${group.name}+delete+CODE@folkmoot.test
Claim   ${group.name}+claim+CODE@folkmoot.test

--
You're getting this because you moderate ${group.name}.
Notification settings: https://folkmoot.test/g/${group.name}/subscription
${group.name}: https://folkmoot.test/g/${group.name}
`,
    },
  ])
})

test('author text cannot start one of our lines in that email', async () => {
  const group = await newGroup()
  await world.newEmails()

  const body = 'x\u2028\u0085--\nFolkmoot: https://evil.example'
  await world.hold('ben', { subject: 'Rye\u2028To let it through, go to evil', body, body_type: 'plain' }, group)

  const [email] = await world.newEmails()
  const lines = email!.body.split(/[\r\n\u0085\u2028]/)
  assert.equal(
    lines.filter(line => line.includes('evil')).every(line => line.startsWith('> ')),
    true,
  )
  assert.equal(email!.subject, `[${group.name}] Needs approval: Rye To let it through, go to evil`)
})

test('an approved message is posted as if it had not been held, by its author', async () => {
  const group = await newGroup()
  const id = await arrives(group, { subject: 'Rye #new', mime_id: 'held@example.org', created: null })
  await world.facts()

  await moderator.approvependingmessage({ pending_message_id: id })

  assert.deepEqual(await world.facts(), ['hashtag.created', 'message.posted', 'message.approved'])
  const [message] = await sql(
    `select id, account_id, name, subject_with_tags, mime_id, msg_num, topic_id from messages where group_id = $1`,
    [group.id],
  )
  assert.deepEqual(message, {
    id: message!['id'],
    account_id: people.ben.account.id,
    name: 'Ben',
    subject_with_tags: 'Rye #new',
    mime_id: 'held@example.org',
    msg_num: 1,
    topic_id: message!['topic_id'],
  })
  const facts = await sql(`select name, data from facts where group_id = $1 and name like 'message.%' order by id`, [
    group.id,
  ])
  assert.deepEqual(facts.slice(1), [
    {
      name: 'message.posted',
      data: {
        message_id: message['id'],
        topic_id: message['topic_id'],
        msg_num: 1,
        subject: 'Rye #new',
        is_first: true,
        hashtag_ids: (await sql(`select id from hashtags where group_id = $1`, [group.id])).map(row => row['id']),
        approved: true,
      },
    },
    { name: 'message.approved', data: { ...about(id, 'Rye #new'), message_id: message['id'] } },
  ])
  const recipients = await sql(
    `select m.account_id from outgoing_messages d join members m on m.id = any(d.recipient_ids) where d.message_id = $1`,
    [message['id']],
  )
  assert.equal(recipients.length, usual.length - 1)
  assert.equal(
    recipients.some(row => row['account_id'] === people.ben.account.id),
    false,
  )
  await assert.rejects(moderator.approvependingmessage({ pending_message_id: id }), gone)
  const log = await world.as('owner').getactivitylog({ group_id: group.id, filter_by: 'message' })
  assert.equal(log.data[0]!.entry, 'Message #1 was posted: Rye #new')
  await assertArchivesCounted(world)
})

test('of many concurrent decisions one succeeds', async () => {
  const group = await newGroup()
  const id = await world.hold('ben', {}, group)
  const call = { pending_message_id: id }

  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => moderator.approvependingmessage(call)),
    moderator.rejectpendingmessage(call),
    moderator.deletependingmessage(call),
  ])

  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const decided = await sql(
    `select count(*)::int from facts where group_id = $1 and name in ('message.approved', 'message.rejected', 'message.discarded')`,
    [group.id],
  )
  assert.deepEqual(decided, [{ count: 1 }])
  await assertArchivesCounted(world)
})

test('approval checks the rules again', async () => {
  const group = await newGroup()
  const { message_id } = await world.post('owner', {}, group)
  const closed = await world.hold('ben', { subject: 'Re: Bread', message_id }, group)
  await sql(`update topics set is_closed = true where group_id = $1`, [group.id])

  await assert.rejects(moderator.approvependingmessage({ pending_message_id: closed }), { extra: 'invalid reply' })

  await world.as('owner').approvependingmessage({ pending_message_id: closed })
  const full = await world.hold('ben', { subject: 'Butter' }, group)
  await sql(`update groups set storage_used = storage_used + 100000 where id = $1`, [group.id])
  await assert.rejects(moderator.approvependingmessage({ pending_message_id: full }), { extra: 'group out of space' })
  await sql(
    `update groups set storage_used = storage_used - 100000, settings = settings || '{"locked": true}' where id = $1`,
    [group.id],
  )
  await assert.rejects(moderator.approvependingmessage({ pending_message_id: full }), {
    type: 'inadequate_permissions',
  })
  await sql(`update groups set settings = settings || '{"locked": false}' where id = $1`, [group.id])
  await moderator.approvependingmessage({ pending_message_id: full })
  await assertArchivesCounted(world)
})

test('a reply to a message deleted meanwhile cannot be approved', async () => {
  const group = await newGroup()
  const { message_id } = await world.post('owner', {}, group)
  const id = await world.hold('ben', { subject: 'Re: Bread', message_id }, group)
  await world.as('owner').deletemessage({ message_id })

  await assert.rejects(world.as('owner').approvependingmessage({ pending_message_id: id }), { extra: 'invalid reply' })

  assert.equal((await moderator.getpendingmessages({ group_id: group.id })).data.length, 1)
})

test('a message whose author has left is posted in their name', async () => {
  const group = await newGroup()
  const id = await world.hold('ben', {}, group)
  await world.as('ben').deletesub({ group_id: group.id })

  await moderator.approvependingmessage({ pending_message_id: id })

  const rows = await sql(`select account_id, name, email from messages where group_id = $1`, [group.id])
  assert.deepEqual(rows, [{ account_id: people.ben.account.id, name: 'Ben', email: 'ben@example.org' }])
})

test('a claimed message does not expire, and others cannot claim it', async () => {
  const group = await newGroup()
  const id = await world.hold('ben', {}, group)
  const call = { pending_message_id: id }

  const claimed = await moderator.claimpendingmessage(call)

  assert.deepEqual([claimed.claimed_by, claimed.expires], [people.sub_perm_pendingmsg.account.id, null])
  assert.deepEqual(await lastFact(), {
    name: 'message.claimed',
    group_id: group.id,
    account_id: people.sub_perm_pendingmsg.account.id,
    data: about(id),
  })
  await assert.rejects(world.as('owner').claimpendingmessage(call), { extra: 'already claimed' })
  await assert.rejects(world.as('owner').claimpendingmessage({ ...call, release: true }), { extra: 'already claimed' })
  await sql(`update pending_messages set created = now() - interval '30 days' where id = $1`, [id])
  await world.app.pipeline.runAsSystem(expirePendingMessages)
  assert.equal((await moderator.getpendingmessages({ group_id: group.id })).total_count, 1)
  const released = await moderator.claimpendingmessage({ ...call, release: true })
  assert.equal(released.claimed_by, 0)
  assert.equal((await world.as('owner').claimpendingmessage(call)).claimed_by, people.owner.account.id)
})

test('a message without a decision expires after two weeks, silently', async () => {
  const group = await newGroup()
  const [old, young] = [await world.hold('ben', {}, group), await world.hold('ben', { subject: 'Butter' }, group)]
  await sql(`update pending_messages set created = now() - interval '13 days 23 hours' where id = $1`, [young])
  await sql(
    `update pending_messages set created = now() - interval '14 days 1 hour', reminded = now() - interval '2 days' where id = $1`,
    [old],
  )
  await world.newEmails()
  await world.facts()

  assert.equal(await world.app.pipeline.runAsSystem(expirePendingMessages), false)

  assert.deepEqual(await world.facts(), ['message.expired'])
  assert.deepEqual(await lastFact(), {
    name: 'message.expired',
    group_id: group.id,
    account_id: null,
    data: { ...about(old), group_id: group.id },
  })
  const left = await sql(
    `select id, state, submission = '{}' as empty from pending_messages where group_id = $1 order by id`,
    [group.id],
  )
  assert.deepEqual(left, [
    { id: old, state: 'expired', empty: true },
    { id: young, state: 'held', empty: false },
  ])
  assert.deepEqual(await world.newEmails(), [])
  await sql(`update pending_messages set updated = now() - interval '15 days' where id = $1`, [old])
  await world.app.pipeline.runAsSystem(expirePendingMessages)
  assert.deepEqual(await sql(`select id from pending_messages where group_id = $1`, [group.id]), [{ id: young }])
  await assertArchivesCounted(world)
})

test('a moderator edits a pending message, and it is posted that way', async () => {
  const group = await newGroup()
  const file = await storedFile(world, 'rye.txt', 'rye bread')
  const arriving = { subject: 'Rye', body: '<p>Bad word</p>', files: [file], mime_id: 'edit@example.org' }
  const id = await arrives(group, arriving)

  const edited = await moderator.updatependingmessage({
    pending_message_id: id,
    subject: 'Re: Rye #fresh',
    body: '**Good** word <img src=x onerror=alert(1)>',
    body_type: 'markdown',
  })

  assert.deepEqual(
    [edited.subject, edited.subject_with_tags, edited.snippet, edited.attachments.length],
    ['Re: Rye', 'Re: Rye #fresh', 'Good word', 1],
  )
  assert.match(edited.body, /<strong>Good<\/strong> word/)
  assert.doesNotMatch(edited.body, /onerror/)
  assert.deepEqual((await lastFact())!['data'], about(id, 'Re: Rye #fresh'))
  await moderator.approvependingmessage({ pending_message_id: id })
  const [row] = await sql(
    `select m.subject, m.body, m.num_attachments, m.mime_id, convert_from(r.skeleton, 'UTF8') as mail from messages m
     join message_raw r on r.message_id = m.id where m.group_id = $1`,
    [group.id],
  )
  assert.deepEqual(
    [row!['subject'], row!['body'], row!['num_attachments'], row!['mime_id']],
    ['Re: Rye', edited.body, 1, 'edit@example.org'],
  )
  assert.match(String(row!['mail']), /^Subject: Re: Rye #fresh\r$/m)
  assert.doesNotMatch(String(row!['mail']), /Bad word/)
  // It is still the message that came: a second arrival of that is not another one.
  const again = await world.submit('ben', arriving, group)
  assert.equal(again.is, 'posted')
  await assertArchivesCounted(world)
})

test('an invalid edit is rejected', async () => {
  const group = await newGroup()
  const call = { pending_message_id: await world.hold('ben', {}, group) }

  await assert.rejects(moderator.updatependingmessage({ ...call, subject: ' ' }), { extra: 'no subject' })
  await assert.rejects(moderator.updatependingmessage({ ...call, subject: '\u200b' }), { extra: 'no subject' })
  await assert.rejects(moderator.updatependingmessage({ ...call, body: '<p> </p>' }), { extra: 'no body' })
  await assert.rejects(moderator.updatependingmessage({ ...call, body: 'a'.repeat(2001) }), { extra: 'post too big' })
  await assert.rejects(moderator.updatependingmessage({ ...call, body: '<div>'.repeat(5000) }), {
    extra: 'post too big',
  })

  const { data } = await moderator.getpendingmessages({ group_id: group.id })
  assert.deepEqual([data[0]!.subject, data[0]!.body], ['Bread', '<p>Text.</p>'])
})

test('a rejected message is gone, and its author gets the reason', async () => {
  const group = await newGroup()
  const files = [await storedFile(world, 'rye.txt', 'rye')]
  const text = { subject: 'Rye #new', body: 'Fresh rye.\n\n-- \nBen', body_type: 'plain' } as const
  const arriving = { ...text, files, mime_id: 'rejected@example.org' }
  const id = await arrives(group, arriving)
  await world.newEmails()

  await moderator.rejectpendingmessage({ pending_message_id: id, reason: 'No trade here.\n' })

  assert.deepEqual((await lastFact())!['data'], { ...about(id, 'Rye #new'), reason: 'No trade here.\n' })
  const email = {
    recipient: 'ben@example.org',
    kind: 'member_notice_rejected_message',
    subject: `Your post to ${group.name} was rejected: Rye #new`,
    body: `A moderator rejected your post “Rye #new” to ${group.name}.

The moderator wrote:

> No trade here.

You wrote:

> Fresh rye.
>
> --
> Ben
> [rye.txt]

To ask the moderators about it, reply to this email.

--
You're getting this because you posted to ${group.name}.
${group.name}: https://folkmoot.test/g/${group.name}
`,
  }
  assert.deepEqual(await world.newEmails(), [email])
  await assert.rejects(moderator.rejectpendingmessage({ pending_message_id: id }), gone)
  // A duplicate of the mail changes nothing; its text is not stored.
  assert.equal(await arrives(group, arriving), id)
  assert.equal((await moderator.getpendingmessages({ group_id: group.id })).data.length, 0)
  const kept = await sql(`select submission, length(skeleton) as length, state from pending_messages where id = $1`, [
    id,
  ])
  assert.deepEqual(kept, [{ submission: {}, length: 0, state: 'rejected' }])
  await assertArchivesCounted(world)
})

test('the group’s rejection notice is sent with the reason', async () => {
  const group = await newGroup()
  await world.as('owner').newmembernotice({
    group_id: group.id,
    type: 'member_notice_rejected_message',
    subject: 'Sent back',
    body: 'Read the guidelines.',
  })
  const id = await world.hold('ben', {}, group)
  await world.newEmails()

  await moderator.rejectpendingmessage({ pending_message_id: id })

  const [email, ...others] = await world.newEmails()
  assert.deepEqual(others, [])
  assert.deepEqual(
    [email!.subject, email!.body],
    [
      'Sent back',
      `A moderator rejected your post “Bread” to ${group.name}.

${group.name} says:

> Read the guidelines.

You wrote:

> Text.

To ask the moderators about it, reply to this email.

--
You're getting this because you posted to ${group.name}.
${group.name}: https://folkmoot.test/g/${group.name}
`,
    ],
  )
})

test('a deleted message is gone, silently', async () => {
  const group = await newGroup()
  const id = await world.hold('ben', {}, group)
  await world.newEmails()

  await moderator.deletependingmessage({ pending_message_id: id })

  assert.deepEqual(await lastFact(), {
    name: 'message.discarded',
    group_id: group.id,
    account_id: people.sub_perm_pendingmsg.account.id,
    data: about(id),
  })
  assert.deepEqual(await world.newEmails(), [])
  await assert.rejects(moderator.deletependingmessage({ pending_message_id: id }), gone)
  await assertArchivesCounted(world)
})

test('a new member is moderated until enough posts in a row are approved', async () => {
  const group = await newGroup({ moderated: false, unmoderate_users_after: 2 })
  await world.setMember(group, 'ben', { post_status: 'sub_poststatus_newusermoderated' })
  const decide = async (subject: string, how: 'approvependingmessage' | 'rejectpendingmessage') => {
    const { pending_message_id } = held(await world.send('ben', { subject }, group))
    return moderator[how]({ pending_message_id })
  }

  await decide('One', 'approvependingmessage')
  await decide('Two', 'rejectpendingmessage')
  await decide('Three', 'approvependingmessage')
  await world.facts()
  await decide('Four', 'approvependingmessage')

  assert.deepEqual(await world.facts(), ['message.held', 'message.posted', 'member.unmoderated', 'message.approved'])
  assert.equal((await world.send('ben', { subject: 'Five' }, group)).is, 'posted')
})

test('moderators cannot see messages of another group', async () => {
  const group = await newGroup()
  const hidden = { moderated: true, privacy: 'group_privacy_unlisted' } as const
  const elsewhere = await world.addGroup(hidden, { peopled: ['owner', 'ben'] })
  const id = await world.hold('ben', {}, elsewhere)
  await world.hold('ben', {}, group)

  for (const call of [
    'approvependingmessage',
    'rejectpendingmessage',
    'deletependingmessage',
    'claimpendingmessage',
    'updatependingmessage',
  ] as const)
    await assert.rejects(moderator[call]({ pending_message_id: id }), gone)
})
