import assert from 'node:assert/strict'
import { afterEach, suite, test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { ageTopic, assertIntegrity } from '#test/database/integrity.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, group } = world

afterEach(() => assertIntegrity(world))

suite('deletemessage', () => {
  test('deleting the first message promotes the next; deleting the last deletes the topic', async () => {
    const first = await world.post('ben', { subject: 'Passing #on', files: { 'a.txt': 'A file.' } })
    const second = await world.answer('cleo', first, { subject: 'Re: Passing', body: 'Second' })
    await world.as('cleo').likemessage({ message_id: first.message_id })
    await world.as('ben').updatemessage({ message_id: first.message_id, body: 'Edited' })
    await world.facts()

    const answer = await world.as('ben').deletemessage({ message_id: first.message_id })

    assert.equal(answer, undefined)
    assert.deepEqual(await world.facts(), ['message.deleted'])
    const { topic, data } = await world.as('ben').gettopic({ topic_id: first.topic_id })
    const { subject, summary, name, num_messages, has_attachments } = topic
    assert.deepEqual(
      { subject, summary, name, num_messages, has_attachments },
      { subject: 'Passing', summary: 'Second', name: 'Cleo', num_messages: 1, has_attachments: false },
    )
    assert.deepEqual(
      data.map(({ id, is_reply }) => [id, is_reply]),
      [[second.message_id, false]],
    )
    await assertIntegrity(world)

    await world.as('moderator').deletemessage({ message_id: second.message_id })

    assert.deepEqual(await world.facts(), ['message.deleted', 'topic.deleted'])
    await assert.rejects(world.as('ben').gettopic({ topic_id: first.topic_id }), expectedError('invalid topic_id'))
    const again = world.as('moderator').deletemessage({ message_id: second.message_id })
    await assert.rejects(again, expectedError('invalid message_id'))
  })

  test('only authors and those with the right delete a message', async () => {
    const { message_id } = await world.post('ben')

    for (const who of ['cleo', 'powerless', 'sub_perm_pendingmsg'] as const)
      await assert.rejects(world.as(who).deletemessage({ message_id }), { type: 'inadequate_permissions' })
    assert.equal(await world.as('sub_perm_editarchives').deletemessage({ message_id }), undefined)
  })

  test('its queued email is deleted with it, in a large group soon after', async () => {
    const { message_id } = await world.post('ben')
    await world.sql(
      `with outgoing as (
         insert into outgoing_messages (group_id, message_id, kind, recipient_ids, state)
         select $1, $2, 'single', array[n], 'done' from generate_series(1, 50) n returning group_id, id
       ), delivery as (
         insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, run_at)
         select group_id, id, 1, 'ada@example.org', 'example.org', now() from outgoing
       )
       insert into outgoing_message_results (group_id, outgoing_message_id, recipient_ids, responses)
       select group_id, id, '{2}', '{250}' from outgoing`,
      [group.id, message_id],
    )

    await world.as('ben').deletemessage({ message_id })
    await world.settle()

    assert.deepEqual(await world.sql(`select * from outgoing_messages where message_id = $1`, [message_id]), [])
    for (const table of ['outgoing_message_results', 'deliveries'])
      assert.deepEqual(await world.sql(`select * from ${table}`), [], table)
    assert.deepEqual(await world.sql(`select * from jobs where subscriber = 'outgoing message removal'`), [])
  })
})

suite('likemessage', () => {
  test('each member likes a message once, and can unlike it', async () => {
    const { message_id } = await world.post('ben')

    const liked = await world.as('cleo').likemessage({ message_id })
    const again = await world.as('cleo').likemessage({ message_id })
    const byBen = await world.as('ben').likemessage({ message_id })

    assert.deepEqual([liked.num_likes, liked.has_liked, again, byBen.num_likes], [1, true, liked, 2])
    assert.equal(byBen.updated, liked.updated)
    assert.deepEqual(await world.facts(), ['message.liked', 'message.liked'])

    const unliked = await world.as('cleo').unlikemessage({ message_id })
    await world.as('cleo').unlikemessage({ message_id })

    assert.deepEqual([unliked.num_likes, unliked.has_liked], [1, false])
    assert.deepEqual(await world.facts(), ['message.unliked'])
    await assert.rejects(world.as('stranger').likemessage({ message_id }), { type: 'inadequate_permissions' })
  })
})

suite('reportmessage', () => {
  test('subscribed moderators are notified once, except the reporter and the author', async () => {
    const { message_id, msg_num } = await world.post('owner', { subject: 'Odd', body: 'Strange words' })
    const wants = (who: 'moderator' | 'powerless') => world.as(who).getsub({ group_id: group.id })
    assert.equal((await wants('powerless')).message_report_notify, 'sub_notify_email')
    await world.as('powerless').updatesub({ group_id: group.id, message_report_notify: 'sub_notify_none' })
    await world.newEmails()
    await world.facts()

    await world.as('moderator').reportmessage({ message_id, reason: 'Not about bread.\r\nBcc: x@example.org' })
    await world.as('moderator').reportmessage({ message_id, reason: 'Again.' })

    assert.deepEqual(await world.facts(), ['message.reported'])
    const emails = await world.newEmails()
    const others = Object.values(people).filter(({ name }) => name.startsWith('sub_perm_'))
    assert.deepEqual(
      emails.map(({ recipient }) => recipient).toSorted(),
      others.map(({ account }) => account.email).toSorted(),
    )
    const { recipient: _, ...email } = emails[0]!
    assert.deepEqual(email, {
      kind: 'message_report_notify',
      subject: `[${group.name}] Message #${msg_num} was reported`,
      body: `Moderator <moderator@example.org> reported a message from Owner <owner@example.org>.

Moderator writes:

> Not about bread.
> Bcc: x@example.org

The message begins:

> Odd
>
> Strange words

View message:

    https://folkmoot.test/g/${group.name}/message/${msg_num}

--
You're getting this because you moderate ${group.name}.
Notification settings: https://folkmoot.test/g/${group.name}/subscription
${group.name}: https://folkmoot.test/g/${group.name}
`,
    })
  })

  test('a person can report ten messages a day', async () => {
    const first = await world.post('ben', { subject: 'Many' })
    const ids = [first.message_id]
    for (let n = 1; n <= 10; n += 1) ids.push((await world.answer('ben', first)).message_id)
    for (const message_id of ids.slice(0, 10)) await world.as('cleo').reportmessage({ message_id })

    const eleventh = world.as('cleo').reportmessage({ message_id: ids[10]! })

    await assert.rejects(eleventh, { type: 'rate_limit' })
    assert.equal(await world.as('cleo').reportmessage({ message_id: ids[0]! }), undefined)
  })
})

suite('repostmessage', () => {
  test('an author reposts a message as a new topic, as often and as soon as the group allows', async () => {
    const settings = { allow_reposts: true, max_number_of_reposts: 2, min_days_between_reposts: 3 }
    const own = await world.addGroup({ privacy: 'group_privacy_archives', ...settings }, { peopled: true })
    const files = { 'offer.txt': 'An offer.' }
    const offer = { subject: 'For sale #offers', body: '<p>A <b>bike</b></p>', files }
    const { message_id, msg_num, topic_id } = await world.post('ben', offer, own)
    const wait = () => ageTopic(world, topic_id, 3)
    const repost = (who: 'ben' | 'cleo' | 'owner' = 'ben') => world.as(who).repostmessage({ message_id })

    await assert.rejects(repost(), expectedError('cannot repost'))
    await wait()
    await assert.rejects(repost('owner'), expectedError('cannot repost'))
    const answer = await repost()

    assert.deepEqual(answer, { object: 'success', extra: '' })
    assert.deepEqual(await world.facts(), ['message.posted'])
    const [copy] = (await world.as('ben').getmessages({ group_id: own.id, limit: 1 })).data
    assert.ok(copy)
    assert.notEqual(copy.topic_id, topic_id)
    assert.deepEqual(
      [
        copy.subject_with_tags,
        copy.body,
        copy.is_reply,
        copy.can_repost,
        copy.attachments.map(({ filename }) => filename),
      ],
      ['For sale #offers', '<p>A <b>bike</b></p>', false, false, ['offer.txt']],
    )
    const raw = await world.as('ben').getmessage({ group_id: own.id, msg_num: copy.msg_num })
    const original = await world.as('ben').getmessage({ group_id: own.id, msg_num })
    assert.notEqual(/^Message-ID: .*$/m.exec(raw.raw_message!)![0], /^Message-ID: .*$/m.exec(original.raw_message!)![0])
    await assert.rejects(world.as('ben').repostmessage({ message_id: copy.id }), expectedError('cannot repost'))
    await assert.rejects(repost(), expectedError('cannot repost'))
    await wait()
    assert.deepEqual(await repost(), { object: 'success', extra: '' })
    await wait()
    await assert.rejects(repost(), expectedError('cannot repost'))
  })

  test('a pending repost counts as well', async () => {
    const settings = { privacy: 'group_privacy_archives', allow_reposts: true, moderated: true } as const
    const own = await world.addGroup(settings, { peopled: ['ben', 'owner'] })
    const pending_message_id = await world.hold('ben', {}, own)
    await world.as('owner').approvependingmessage({ pending_message_id })
    const [message] = (await world.as('ben').getmessages({ group_id: own.id })).data
    await world.facts()

    const answer = await world.as('ben').repostmessage({ message_id: message!.id })

    assert.deepEqual(answer, { object: 'success', extra: 'pending post' })
    assert.deepEqual(await world.facts(), ['message.held'])
    const [{ num_reposts } = {}] = await world.sql(`select num_reposts from messages where id = $1`, [message!.id])
    assert.equal(num_reposts, 1)
  })
})
