import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { messageRows } from '#test/database/message-rows.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, group } = world
const target = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
const editor = world.as('sub_perm_editarchives')
const found = async (group_id: number, q: string) =>
  (await world.as('ben').searcharchives({ group_id, q })).data.map(({ msg_num }) => msg_num).toSorted((a, b) => a - b)
const countsOf = async ({ id }: { id: number }) => {
  const [row] = await world.sql(`select messages_count, threads_count, storage_used from groups where id = $1`, [id])
  return row as Record<string, number>
}

afterEach(async () => {
  await world.settle()
  await assertIntegrity(world)
})

test('a topic moves with its messages, files, likes, follow and read states, and nobody gets an email', async () => {
  const to_group_id = target.id
  await world.as('owner').newhashtag({ group_id: to_group_id, name: 'Grain' })
  await world.post('ben', { subject: 'Already here' }, target)
  const first = await world.post('ben', { subject: 'Rye #grain #flour', body: 'Coarse', files: { 'a.txt': 'Rye' } })
  const reply = await world.answer('cleo', first, { body: 'Fine' })
  const hidden = await world.answer('cleo', first, { body: 'Rude' })
  await world.as('ben').likemessage({ message_id: reply.message_id })
  await world.as('cleo').followtopic({ topic_id: first.topic_id })
  await world.as('ben').mutetopic({ topic_id: first.topic_id })
  await world.as('ben').marktopicread({ topic_id: first.topic_id })
  await editor.hidemessage({ message_id: hidden.message_id })
  await editor.updatetopic({ topic_id: first.topic_id, is_sticky: true, is_closed: true })
  const before = await world.as('ben').gettopic({ topic_id: first.topic_id })
  const attachment_id = before.data[0]!.attachments[0]!.id
  const counts = { from: await countsOf(group), to: await countsOf(target) }
  await world.facts()
  await world.newEmails()

  const answer = await editor.movetopic({ topic_id: first.topic_id, to_group_id, updated: before.topic.updated })

  assert.deepEqual(await world.newEmails(), [])
  const { topic, data } = await world.as('ben').gettopic({ topic_id: first.topic_id })
  assert.deepEqual(answer, { ...before.topic, ...answer, group_id: to_group_id, is_sticky: false, num_messages: 2 })
  assert.deepEqual(
    [topic.is_closed, topic.is_unread, topic.hashtags?.map(({ name }) => name)],
    [true, false, ['Grain']],
  )
  assert.deepEqual(
    data.map(({ id, msg_num, group_id, body, subject_with_tags, num_likes, has_liked }) => {
      return { id, msg_num, group_id, body, subject_with_tags, num_likes, has_liked }
    }),
    before.data.map(({ id, body, subject, num_likes, has_liked }, at) => {
      return {
        id,
        msg_num: at + 2,
        group_id: to_group_id,
        body,
        subject_with_tags: `${subject} #Grain`,
        num_likes,
        has_liked,
      }
    }),
  )
  const { size } = (
    await world.sql(`select sum(size)::int as size from messages where topic_id = $1 and group_id > 0`, [
      first.topic_id,
    ])
  )[0] as { size: number }
  const change = (sign: number, { messages_count, threads_count, storage_used }: Record<string, number>) => ({
    messages_count: messages_count! + sign * 2,
    threads_count: threads_count! + sign,
    storage_used: storage_used! + sign * size,
  })
  assert.deepEqual([await countsOf(group), await countsOf(target)], [change(-1, counts.from), change(1, counts.to)])
  assert.deepEqual([await found(group.id, 'coarse'), await found(to_group_id, 'coarse #grain')], [[], [2]])
  await world.as('ben').downloadattachment({ attachment_id })
  const followers = await world.sql(
    `select group_id, account_id, state from topic_followers where topic_id = $1 order by state`,
    [first.topic_id],
  )
  assert.deepEqual(followers, [
    { group_id: to_group_id, account_id: people.cleo.account.id, state: 'followed' },
    { group_id: to_group_id, account_id: people.ben.account.id, state: 'muted' },
  ])
  assert.deepEqual(await world.facts(), ['topic.moved', 'topic.received'])
  for (const [group_id, text] of [
    [group.id, 'to another group'],
    [to_group_id, 'to this group'],
  ] as const) {
    const log = await world.as('owner').getactivitylog({ group_id, limit: 1 })
    assert.match(JSON.stringify(log.data[0]), new RegExp(`moved the topic.*Rye.*${text}`))
  }
  // A hidden message goes along, and can be restored there.
  assert.deepEqual((await editor.gethiddenmessages({ group_id: group.id })).data, [])
  await editor.restoremessage({ group_id: to_group_id, message_id: hidden.message_id })
  assert.deepEqual(await found(to_group_id, 'rude'), [4])
  const next = await world.post('ben', { subject: 'Next' }, target)
  assert.equal(next.msg_num, 5)
})

test('followers and readers who are no members of the other group are forgotten', async () => {
  const small = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { topic_id } = await world.post('ben', { subject: 'Spelt' })
  for (const who of ['ben', 'cleo'] as const) {
    await world.as(who).followtopic({ topic_id })
    await world.as(who).marktopicread({ topic_id })
  }

  await world.as('owner').movetopic({ topic_id, to_group_id: small.id })

  const accounts = (sql: string) => world.sql(sql, [topic_id])
  const ben = [{ account_id: people.ben.account.id, group_id: small.id }]
  assert.deepEqual(await accounts(`select account_id, group_id from topic_followers where topic_id = $1`), ben)
  const reads = `select m.account_id, r.group_id from topic_reads r join members m on m.id = r.member_id and m.group_id = r.group_id
    where topic_id = $1`
  assert.deepEqual(await accounts(reads), ben)
  await assert.rejects(world.as('cleo').gettopic({ topic_id }), { type: 'inadequate_permissions' })
})

test('only those who edit the archives of both groups move a topic, and only to a group they can post in', async () => {
  const { topic_id } = await world.post('ben', { subject: 'Mine' })
  const elsewhere = await world.addGroup({}, { peopled: ['ben', 'owner'] })
  const locked = await world.addGroup({ locked: true }, { peopled: true })
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group })
  const namesFor = async (who: 'owner' | 'sub_perm_editarchives') =>
    (await world.as(who).getmovetargets({ group_id: group.id })).groups.map(({ group_id }) => group_id)

  for (const who of ['ben', 'powerless'] as const) {
    await assert.rejects(world.as(who).movetopic({ topic_id, to_group_id: target.id }), {
      type: 'inadequate_permissions',
    })
    await assert.rejects(world.as(who).getmovetargets({ group_id: group.id }), { type: 'inadequate_permissions' })
  }
  for (const to_group_id of [elsewhere.id, locked.id, group.id, subgroup.id, 999_999])
    await assert.rejects(editor.movetopic({ topic_id, to_group_id }), expectedError('invalid to_group_id'))
  const forEditor = await namesFor('sub_perm_editarchives')
  const forOwner = await namesFor('owner')
  assert.deepEqual(
    [target, elsewhere, locked, group, subgroup].map(({ id }) => forEditor.includes(id)),
    [true, false, false, false, false],
  )
  assert.deepEqual(
    [target, elsewhere, locked, group, subgroup].map(({ id }) => forOwner.includes(id)),
    [true, true, false, false, true],
  )

  const moved = await world.as('owner').movetopic({ topic_id, to_group_id: subgroup.id })

  assert.equal(moved.group_id, subgroup.id)
})

test('a message that the other group has already, or no space for, stays with its topic', async () => {
  const mime_id = 'crosspost@example.org'
  const [copy, original] = [target, group].map(to => world.submit('ben', { subject: 'Both', mime_id }, to))
  await copy
  await original
  const [row] = await world.sql(`select topic_id::int from messages where group_id = $1 and mime_id = $2`, [
    group.id,
    mime_id,
  ])
  const topic_id = Number(row!['topic_id'])

  await assert.rejects(editor.movetopic({ topic_id, to_group_id: target.id }), expectedError('already posted'))

  assert.equal((await editor.gettopic({ topic_id })).topic.group_id, group.id)
  const full = await world.addGroup({}, { peopled: true })
  await world.sql(`update groups set storage_used = $2 where id = $1`, [full.id, world.settings.groupStorage])
  await assert.rejects(editor.movetopic({ topic_id, to_group_id: full.id }), expectedError('group out of space'))
  await world.sql(`update groups set storage_used = 0 where id = $1`, [full.id])
})

test('a long topic moves, back too, and its hashtags are found in the end', async () => {
  const { topic_id, msg_num } = await world.post('ben', { subject: 'Long #winding' })
  await world.as('owner').newhashtag({ group_id: target.id, name: 'winding' })
  const first = await world.as('ben').getmessage({ group_id: group.id, msg_num })
  const { subject, subject_with_tags, created } = first
  const row = { topic_id, subject, created, author: people.ben, hashtag_ids: first.hashtags.map(({ id }) => id) }
  const replies = Array.from({ length: 1100 }, () => ({ ...row, columns: { subject_with_tags, is_reply: true } }))
  await messageRows(world, group.id, replies)

  await editor.movetopic({ topic_id, to_group_id: target.id })
  await world.settle()
  await assertIntegrity(world)
  const back = await world.as('owner').movetopic({ topic_id, to_group_id: group.id })

  assert.deepEqual([back.num_messages, back.hashtags?.map(({ name }) => name)], [1101, ['winding']])
})
