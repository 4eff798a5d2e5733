import assert from 'node:assert/strict'
import { afterEach, suite, test } from 'node:test'
import { messageRows } from '#test/database/message-rows.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, group } = world
const editor = world.as('sub_perm_editarchives')

afterEach(() => assertIntegrity(world))

const topicOf = async (topic_id: number) => (await world.as('ben').gettopic({ topic_id })).topic
const found = async (q: string) =>
  (await world.as('ben').searcharchives({ group_id: group.id, q })).data
    .map(({ msg_num }) => msg_num)
    .toSorted((a, b) => a - b)
const namesOf = (topic: { hashtags: { name: string }[] | null }) => topic.hashtags?.map(({ name }) => name) ?? []

suite('updatetopic', () => {
  test('a moderator changes every field, and the result lists the changes', async () => {
    const first = await world.post('ben', { subject: 'Wheat #grain', body: 'Flour' })
    const second = await world.answer('cleo', first)
    const before = await topicOf(first.topic_id)

    const answer = await editor.updatetopic({
      topic_id: first.topic_id,
      subject: 'Maize #corn #Grain',
      is_sticky: true,
      is_closed: true,
      is_moderated: true,
      reply_to: 'thread_reply_to_sender',
    })

    assert.deepEqual(answer, {
      ...before,
      updated: answer.updated,
      subject: 'Maize',
      is_sticky: true,
      is_closed: true,
      is_moderated: true,
      reply_to: 'thread_reply_to_sender',
      // Of the moderator, who has written none of them.
      num_unread: 2,
      hashtags: answer.hashtags,
    })
    assert.deepEqual(namesOf(answer), ['corn', 'grain'])
    const facts = await world.sql(`select name, data from facts where group_id = $1 order by id desc limit 2`, [
      group.id,
    ])
    assert.deepEqual(
      facts.map(({ name }) => name),
      ['topic.updated', 'hashtag.created'],
    )
    assert.deepEqual(facts[0]!['data'], {
      topic_id: first.topic_id,
      subject: 'Maize',
      fields: ['hashtags', 'subject', 'is_sticky', 'is_closed', 'is_moderated', 'reply_to'],
    })
    assert.deepEqual(await found('#corn'), [first.msg_num, second.msg_num])
    assert.deepEqual(await found('maize flour'), [first.msg_num])
    assert.deepEqual(await found('wheat'), [])
    await world.facts()

    await editor.updatetopic({ topic_id: first.topic_id, is_closed: true, subject: 'Maize' })

    assert.deepEqual(await world.facts(), [])
  })

  test('the raw first message has the new subject, and the old one is kept; after a split it stays as it came', async () => {
    const first = await world.post('ben', { subject: 'Barley #grain', body: 'Flour' })
    const second = await world.answer('cleo', first)
    const mailOf = async ({ msg_num }: { msg_num: number }) =>
      (await world.as('owner').getmessage({ group_id: group.id, msg_num })).raw_message!
    const subjectIn = (mail: string) => /^Subject: (.*)\r\n/m.exec(mail)?.[1]
    const before = [await mailOf(first), await mailOf(second)]

    await editor.updatetopic({ topic_id: first.topic_id, subject: 'Oats #grain' })
    const split = await editor.splittopic({
      topic_id: first.topic_id,
      message_ids: [second.message_id],
      subject: 'Bran #grain',
    })

    assert.deepEqual(before.map(subjectIn), ['Barley #grain', 'Re: Bread'])
    assert.deepEqual([await mailOf(first), await mailOf(second)].map(subjectIn), ['Oats #grain', 'Re: Bread'])
    assert.equal(split.subject, 'Bran')
    const { data } = await world.as('owner').getmessagerevisions({ message_id: first.message_id })
    assert.deepEqual(
      data.map(({ subject, raw_message }) => [subject, raw_message]),
      [['Barley #grain', before[0]]],
    )
    await world.facts()
  })

  test('hashtags can be set separately, or removed', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Millet #seed #small' })

    const some = await editor.updatetopic({ topic_id, hashtags: 'small, #fine ,' })
    const none = await editor.updatetopic({ topic_id, hashtags: '' })

    assert.deepEqual([some.subject, namesOf(some), none.hashtags], ['Millet', ['small', 'fine'], null])
    for (const hashtags of ['two words', '123'])
      await assert.rejects(editor.updatetopic({ topic_id, hashtags }), { type: 'invalid_value', extra: 'hashtags' })
    await assert.rejects(editor.updatetopic({ topic_id, subject: 'Re:' }), expectedError('no subject'))
  })

  test('replies find the topic by its new subject', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Teff' })
    await editor.updatetopic({ topic_id, subject: 'Amaranth' })

    const joined = await world.post('cleo', { subject: 'Re: Amaranth' })
    const apart = await world.post('cleo', { subject: 'Re: Teff' })

    assert.equal(joined.topic_id, topic_id)
    assert.notEqual(apart.topic_id, topic_id)
  })

  test('a long topic is found by its new hashtags eventually', async () => {
    const { topic_id, msg_num } = await world.post('ben', { subject: 'Long #winding' })
    const first = await world.as('ben').getmessage({ group_id: group.id, msg_num })
    const { subject, subject_with_tags, created } = first
    const row = { topic_id, subject, created, author: people.ben, hashtag_ids: first.hashtags.map(({ id }) => id) }
    const replies = Array.from({ length: 1100 }, () => ({ ...row, columns: { subject_with_tags, is_reply: true } }))
    await messageRows(world, group.id, replies)
    await assertIntegrity(world)

    await editor.updatetopic({ topic_id, hashtags: 'straight' })
    await world.settle()

    const { data } = await world.as('ben').gettopic({ topic_id, limit: 1 })
    assert.equal(data[0]!.subject_with_tags, 'Long #straight')
    await assertIntegrity(world)
    await editor.deletetopic({ topic_id })
  })

  test('only those who may edit the archives change topics', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Mine' })

    for (const who of ['ben', 'powerless', 'sub_perm_managehashtags'] as const) {
      await assert.rejects(world.as(who).updatetopic({ topic_id, is_sticky: true }), { type: 'inadequate_permissions' })
      await assert.rejects(world.as(who).deletetopic({ topic_id }), { type: 'inadequate_permissions' })
    }
  })
})

suite('deletetopic', () => {
  test('all messages and related data are deleted', async () => {
    const first = await world.post('ben', { subject: 'Going #gone', files: { 'a.txt': 'Gone.' } })
    const second = await world.answer('cleo', first)
    await world.as('ben').likemessage({ message_id: second.message_id })
    await world.as('ben').followtopic({ topic_id: first.topic_id })
    await world.facts()

    assert.equal(await editor.deletetopic({ topic_id: first.topic_id }), undefined)

    assert.deepEqual(await world.facts(), ['topic.deleted'])
    await assert.rejects(editor.deletetopic({ topic_id: first.topic_id }), expectedError('invalid topic_id'))
    const { data } = await world.as('ben').gethashtags({ group_id: group.id, limit: 100 })
    const gone = data.find(({ name }) => name === 'gone')
    assert.deepEqual([gone?.topic_count, gone?.last_message_date], [0, null])
  })
})

suite('mergetopics', () => {
  test('messages of the other topic move into this one, which keeps its settings', async () => {
    const other = await world.post('cleo', {
      subject: 'Earlier #a #b',
      body: 'Began it',
      files: { b: 'b' },
    })
    const topic = await world.post('ben', { subject: 'Later #b #c' })
    const last = await world.answer('ben', other)
    await world.as('cleo').followtopic({ topic_id: other.topic_id })
    await world.as('ben').followtopic({ topic_id: other.topic_id })
    await world.as('ben').mutetopic({ topic_id: topic.topic_id })
    const { topic: before } = await editor.gettopic({ topic_id: topic.topic_id })

    const answer = await editor.mergetopics({ topic_id: topic.topic_id, other_topic_id: other.topic_id })

    const { data } = await world.as('ben').gettopic({ topic_id: topic.topic_id })
    assert.deepEqual(
      data.map(({ id, is_reply }) => [id, is_reply]),
      [
        [other.message_id, false],
        [topic.message_id, true],
        [last.message_id, true],
      ],
    )
    assert.deepEqual(answer, {
      ...before,
      updated: answer.updated,
      user_id: people.cleo.account.id,
      name: 'Cleo',
      summary: 'Began it',
      num_messages: 3,
      num_unread: 3,
      has_attachments: true,
      most_recent_message: data[2]!.created,
      hashtags: answer.hashtags,
    })
    assert.deepEqual(namesOf(answer), ['b', 'c'])
    assert.deepEqual(await world.facts(), ['topic.merged'])
    assert.deepEqual(await found('#a'), [])
    assert.deepEqual(await found('#c'), [other.msg_num, topic.msg_num, last.msg_num])
    const followers = await world.sql(`select account_id, state from topic_followers where topic_id = $1 order by 2`, [
      topic.topic_id,
    ])
    assert.deepEqual(followers, [
      { account_id: people.cleo.account.id, state: 'followed' },
      { account_id: people.ben.account.id, state: 'muted' },
    ])
    const gone = { topic_id: other.topic_id }
    await assert.rejects(world.as('ben').gettopic(gone), expectedError('invalid topic_id'))
  })

  test('a topic cannot be merged with itself, with none, or with one of another group', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Alone' })
    const elsewhere = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
    const foreign = await world.post('ben', {}, elsewhere)

    for (const other_topic_id of [topic_id, 999_999, foreign.topic_id])
      await assert.rejects(editor.mergetopics({ topic_id, other_topic_id }), expectedError('invalid other_topic_id'))
  })
})

suite('splittopic', () => {
  test('some messages become a new topic, with the same subject by default', async () => {
    const first = await world.post('ben', { subject: 'Whole #loaf', body: 'First' })
    const second = await world.answer('cleo', first, { subject: 'Re: Whole', body: 'Second' })
    const third = await world.answer('ben', first, { files: { c: 'c' } })
    const message_ids = [third.message_id, second.message_id]
    await world.as('ben').followtopic({ topic_id: first.topic_id })

    const answer = await editor.splittopic({ topic_id: first.topic_id, message_ids })

    const rest = await topicOf(first.topic_id)
    assert.deepEqual(
      [answer, rest].map(({ subject, name, summary, num_messages, has_attachments, ...topic }) => [
        subject,
        name,
        summary,
        num_messages,
        has_attachments,
        ...namesOf(topic),
      ]),
      [
        ['Whole', 'Cleo', 'Second', 2, true, 'loaf'],
        ['Whole', 'Ben', 'First', 1, false, 'loaf'],
      ],
    )
    assert.deepEqual(await world.facts(), ['topic.split'])
    const followers = await world.sql(`select account_id from topic_followers where topic_id = $1`, [answer.id])
    assert.deepEqual(followers, [{ account_id: people.ben.account.id }])
  })

  test('the first message can be split off, with a new subject and hashtags', async () => {
    const first = await world.post('ben', { subject: 'Half #loaf', body: 'Crust' })
    const second = await world.answer('cleo', first, { body: 'Crumb' })

    const answer = await editor.splittopic({
      topic_id: first.topic_id,
      message_ids: [first.message_id],
      subject: 'Quarter #slice',
    })

    const { data } = await world.as('ben').gettopic({ topic_id: answer.id })
    assert.deepEqual([answer.subject, namesOf(answer), answer.summary], ['Quarter', ['slice'], 'Crust'])
    assert.deepEqual(
      data.map(({ subject, subject_with_tags, is_reply, rev_count }) => [
        subject,
        subject_with_tags,
        is_reply,
        rev_count,
      ]),
      [['Quarter', 'Quarter #slice', false, 0]],
    )
    assert.equal((await topicOf(first.topic_id)).summary, 'Crumb')
    assert.deepEqual(await found('quarter crust #slice'), [first.msg_num])
    assert.deepEqual(await found('#slice crumb'), [])
    assert.equal((await world.post('cleo', { subject: 'Re: Quarter' })).topic_id, answer.id)
    const [row] = await world.sql(`select is_reply from messages where id = $1`, [second.message_id])
    assert.equal(row!['is_reply'], false)
  })

  test('rejects all messages, none, and those of another topic', async () => {
    const first = await world.post('ben', { subject: 'Unsplit' })
    const second = await world.answer('cleo', first)
    const foreign = await world.post('ben', { subject: 'Foreign' })
    const all = [first.message_id, second.message_id]

    for (const message_ids of [all, [foreign.message_id], [first.message_id, foreign.message_id], [999_999]]) {
      const split = editor.splittopic({ topic_id: first.topic_id, message_ids })
      await assert.rejects(split, expectedError('invalid message_ids'), String(message_ids))
    }
  })
})
