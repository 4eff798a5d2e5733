import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { messageRow } from '#test/database/message-rows.ts'
import { oneOfEach } from '#test/database/one-of-each.ts'
import { addMembership } from '#test/world/people.ts'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

// Who can read what: every privacy, by people with every relation to the group and its parent.

const world = await newWorld()
// Ben is only in the parent; Cleo is in the parent and in the group itself.
const parent = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: ['ben', 'cleo'] })

type Outcome = 'reads' | 'refused' | 'absent' | 'signs in first'
async function outcome(answer: Promise<unknown>, absent: string): Promise<Outcome> {
  const outcomes: Record<string, Outcome> = {
    done: 'reads',
    inadequate_permissions: 'refused',
    authentication: 'signs in first',
    // It has no thumbnail: callers who get that error may see the file.
    'invalid_value: thumbnail': 'reads',
    [`bad_request: ${absent}`]: 'absent',
  }
  const refused = await errorExtraOf(answer)
  const found = outcomes[refused] ?? outcomes[refused.split(': ')[0]!]
  return found ?? assert.fail(refused)
}

type Row = { member: Outcome; parentMember?: Outcome; stranger: Outcome; nobody: Outcome }
const all = { member: 'reads', stranger: 'reads', nobody: 'reads' } as const
const listed = { member: 'reads', stranger: 'refused', nobody: 'signs in first' } as const
const unlisted = { member: 'reads', stranger: 'absent', nobody: 'signs in first' } as const
// By the id of something in it, and by the name of the group, alone or with such an id.
const expected: Record<GroupSettings['privacy'], { byId: Row; byName: Row }> = {
  group_privacy_none: { byId: all, byName: all },
  group_privacy_archives: { byId: listed, byName: listed },
  group_privacy_unlisted: { byId: unlisted, byName: listed },
  group_privacy_unlisted_public: { byId: unlisted, byName: all },
  sub_group_privacy_none: { byId: { ...all, parentMember: 'reads' }, byName: { ...all, parentMember: 'reads' } },
  sub_group_privacy_archives: {
    byId: { ...listed, parentMember: 'refused' },
    byName: { ...listed, parentMember: 'refused' },
  },
  sub_group_privacy_limited_archives: {
    byId: { ...listed, parentMember: 'reads' },
    byName: { ...listed, parentMember: 'reads' },
  },
  sub_group_privacy_unlisted: {
    byId: { ...unlisted, parentMember: 'absent' },
    byName: { ...listed, parentMember: 'refused' },
  },
  sub_group_privacy_unlisted_public_archives: {
    byId: { ...unlisted, parentMember: 'absent' },
    byName: { ...all, parentMember: 'reads' },
  },
}
const people = { member: 'cleo', parentMember: 'ben', stranger: 'stranger', nobody: 'anonymous' } as const

const privacies = Object.keys(expected) as GroupSettings['privacy'][]
const names = Object.keys(people) as (keyof typeof people)[]
for (const privacy of privacies)
  test(`${privacy}: who reads the archives`, async () => {
    const isSub = privacy.startsWith('sub_')
    const group = await world.addGroup({ privacy }, { peopled: ['cleo'], parent: isSub ? parent : undefined })
    const { topic, attachment } = await oneOfEach(world, group.id)
    const { byId, byName } = expected[privacy]
    const reads = (calls: ReturnType<typeof world.as>, by: { group_id: number } | { group_name: string }) => {
      const named = 'group_name' in by ? by : {}
      return Promise.all([
        outcome(calls.gettopics(by), 'invalid group_id'),
        outcome(calls.getmessages(by), 'invalid group_id'),
        outcome(calls.getmessage({ ...by, msg_num: 1 }), 'invalid group_id'),
        outcome(calls.gettopic({ ...named, topic_id: topic }), 'invalid topic_id'),
        outcome(
          calls.downloadattachment({ ...named, attachment_id: attachment, thumbnail: true }),
          'invalid attachment_id',
        ),
      ])
    }

    for (const who of names) {
      if (!byId[who]) continue
      const calls = world.as(people[who])
      const got = {
        byId: await reads(calls, { group_id: group.id }),
        byName: await reads(calls, { group_name: group.name }),
      }
      assert.deepEqual(got, { byId: Array(5).fill(byId[who]), byName: Array(5).fill(byName[who]) }, who)
    }
  })

test('file links of an unlisted public group work for whoever has them', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_unlisted_public' }, { peopled: ['cleo'] })
  const other = await world.addGroup({ privacy: 'group_privacy_unlisted_public' })
  const { topic, attachment } = await oneOfEach(world, group.id)
  const calls = world.as('stranger')

  const shown = (await calls.getmessages({ group_name: group.name })).data[0]!.attachments[0]!
  const paged = await calls.gettopic({ topic_id: topic, group_name: group.name.toUpperCase() })

  const { origin } = new URL(shown.download_url)
  const path = `downloadattachment?attachment_id=${attachment}&group_name=${group.name}`
  assert.equal(shown.download_url, `${origin}/api/v1/${path}`)
  assert.equal(paged.data[0]!.attachments[0]!.download_url, shown.download_url)
  const elsewhere = { topic_id: topic, group_name: other.name }
  assert.equal(await errorExtraOf(calls.gettopic(elsewhere)), await errorExtraOf(calls.gettopic({ topic_id: 999_999 })))
})

test('guessing ids reveals nothing about a hidden group', async () => {
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' })
  const { topic, message } = await oneOfEach(world, hidden.id)
  const calls = world.as('stranger')

  const known = [
    await errorExtraOf(calls.gettopic({ topic_id: topic })),
    await errorExtraOf(calls.getmessagerevisions({ message_id: message })),
    await errorExtraOf(calls.getmessage({ group_id: hidden.id, msg_num: 1 })),
    await errorExtraOf(calls.getmessage({ group_id: hidden.id, msg_num: 2 })),
  ]
  const absent = [
    await errorExtraOf(calls.gettopic({ topic_id: 999_999 })),
    await errorExtraOf(calls.getmessagerevisions({ message_id: 999_999 })),
    await errorExtraOf(calls.getmessage({ group_id: 999_999, msg_num: 1 })),
    await errorExtraOf(calls.getmessage({ group_id: 999_999, msg_num: 2 })),
  ]

  assert.deepEqual(known, absent)
  assert.ok(known.every(text => text.startsWith('bad_request: invalid ')))
})

test('an unknown message number is rejected', async () => {
  await oneOfEach(world, parent.id)
  const cleo = world.as('cleo')

  assert.equal((await cleo.getmessage({ group_id: parent.id, msg_num: 1 })).msg_num, 1)
  for (const msg_num of [2, 0, 'x', undefined])
    await assert.rejects(
      cleo.getmessage({ group_id: parent.id, msg_num: msg_num as number }),
      expectedError('invalid msg_num'),
    )
})

test('a deleted message or topic is gone from every list', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const owner = world.as('owner')
  const first = await world.post('ben', { subject: 'Kept' }, group)
  const second = await world.answer('cleo', first, {}, group)
  const third = await world.post('ben', { subject: 'Gone' }, group)
  const [kept, gone] = [first.topic_id, third.topic_id]
  const numbers = async () => (await owner.getmessages({ group_id: group.id })).data.map(({ msg_num }) => msg_num)
  assert.deepEqual(await numbers(), [3, 2, 1])

  await owner.deletemessage({ message_id: second.message_id })
  await owner.deletetopic({ topic_id: gone })

  assert.deepEqual(await numbers(), [first.msg_num])
  const inTopic = await owner.gettopic({ topic_id: kept })
  assert.deepEqual([inTopic.data.length, inTopic.total_count, inTopic.topic.num_messages], [1, 1, 1])
  const topics = await owner.gettopics({ group_id: group.id })
  assert.deepEqual([topics.data.map(({ id }) => id), topics.total_count], [[kept], 1])
  for (const { msg_num } of [second, third])
    await assert.rejects(owner.getmessage({ group_id: group.id, msg_num }), expectedError('invalid msg_num'))
  await assert.rejects(owner.gettopic({ topic_id: gone }), expectedError('invalid topic_id'))
  for (const { message_id } of [second, third])
    await assert.rejects(owner.getmessagerevisions({ message_id }), expectedError('invalid message_id'))
  const { month_counts } = await owner.getmessagehistory({ group_id: group.id })
  assert.deepEqual(
    month_counts.map(({ msgs_sent }) => msgs_sent),
    [1],
  )
})

test('deleting a group deletes its topics', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const { topic_id } = await messageRow(world, group.id)
  const reader = await world.addPerson('reader')
  await addMembership(world, group.id, reader, {})
  const calls = world.as(reader)
  const listed = async () => (await calls.gettopics({})).data.map(({ id }) => id)
  assert.deepEqual(await listed(), [topic_id])

  await world.as('owner').deletegroup({ group_id: group.id, understand: 'I understand' })

  assert.deepEqual(await listed(), [])
  await assert.rejects(calls.gettopic({ topic_id }), expectedError('invalid topic_id'))
})
