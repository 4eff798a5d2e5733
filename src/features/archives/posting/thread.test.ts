import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { GroupRef } from '#test/world/groups.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import type { SubmissionInput } from '#test/world/submitting.ts'
import { newWorld } from '#test/world.ts'
import { posted } from '#test/world/writing.ts'

const world = await newWorld()
const { sql, group } = world
const daysAgo = (days: number) =>
  Temporal.Now.instant()
    .subtract({ minutes: Math.round(24 * 60 * days) })
    .toString()

const post = async (submitted: SubmissionInput, where: GroupRef = group) =>
  posted(await world.submit('owner', submitted, where))
let count = 0
const newSubject = () => `Bread ${'abcdefghijklmnopqrstuvwxyz'[(count += 1)]!.repeat(3)}`

type Case = {
  /** The first message, and how many days it is old. */
  first?: SubmissionInput
  age?: number
  /** The message that follows, from the subject and the Message-ID of the first. */
  next: (subject: string, mime_id: string) => SubmissionInput
  joins: boolean
}
const cases: Record<string, Case> = {
  'a known reference and the same subject': {
    age: 400,
    next: (subject, id) => ({ subject: `Re: ${subject}`, references: ['unknown@x', id] }),
    joins: true,
  },
  'a known reference and the same subject without a prefix': {
    age: 400,
    next: (subject, id) => ({ subject, references: [id, 'unknown@x'] }),
    joins: true,
  },
  'a known reference and another subject': {
    age: 1,
    next: (_, id) => ({ subject: `Re: ${newSubject()}`, references: [id] }),
    joins: false,
  },
  'a reply by subject within 30 days': { age: 29, next: subject => ({ subject: `Re: ${subject}` }), joins: true },
  'a reply by subject after 30 days': { age: 31, next: subject => ({ subject: `Re: ${subject}` }), joins: false },
  'the same subject within 2 days': { age: 1.9, next: subject => ({ subject }), joins: true },
  'the same subject after 2 days': { age: 2.1, next: subject => ({ subject }), joins: false },
  'a prefix of another language': { age: 20, next: subject => ({ subject: `AW: ${subject}` }), joins: true },
  'several prefixes': { age: 20, next: subject => ({ subject: `RE: Sv: re[2]: ${subject}` }), joins: true },
  'the tag of the group': { age: 20, next: subject => ({ subject: `Re: [bread] ${subject}` }), joins: true },
  'the tag of another group': { age: 20, next: subject => ({ subject: `Re: [cake] ${subject}` }), joins: false },
  'hashtags and other case': {
    age: 1,
    next: subject => ({ subject: `${subject.toUpperCase()}  #rye` }),
    joins: true,
  },
  'a forward': { age: 1, next: subject => ({ subject: `Fwd: ${subject}` }), joins: false },
  'another subject': { age: 0, next: subject => ({ subject: `${subject}s` }), joins: false },
  'nothing but the same hashtag': {
    age: 0,
    first: { subject: '#rye' },
    next: () => ({ subject: '#Rye' }),
    joins: true,
  },
  'an old message that is brought in, next to its topic': {
    age: 400,
    next: subject => ({ subject: `Re: ${subject}`, created: daysAgo(390) }),
    joins: true,
  },
  'an old message that is brought in, far from its topic': {
    age: 400,
    next: subject => ({ subject: `Re: ${subject}`, created: daysAgo(300) }),
    joins: false,
  },
}

suite('threading', async () => {
  const tagged = await world.addGroup({ subject_tag: 'bread' }, { peopled: true })
  for (const [name, { first = {}, age = 0, next, joins }] of Object.entries(cases)) {
    test(`${name}: ${joins ? 'the same' : 'a new one'}`, async () => {
      const subject = first.subject ?? newSubject()
      const mime_id = `${name.replaceAll(' ', '-')}@example.org`
      const begun = await post({ ...first, subject, mime_id, created: age === 0 ? null : daysAgo(age) }, tagged)

      const followed = await post(next(subject, mime_id), tagged)

      assert.equal(followed.topic_id === begun.topic_id, joins)
      const [row] = await sql(`select is_reply from messages where id = $1`, [followed.message_id])
      assert.equal(row!['is_reply'], joins)
    })
  }
})

test('a reply from the web joins the topic of its parent, whatever its subject', async () => {
  const begun = await post({ subject: 'Begun', created: daysAgo(500) })
  const other = await post({ subject: 'Other' })

  const reply = await post({ subject: 'Other', reply_to_message_id: begun.message_id })

  assert.equal(reply.topic_id, begun.topic_id)
  assert.notEqual(reply.topic_id, other.topic_id)
  const elsewhere = await world.addGroup({}, { peopled: true })
  await assert.rejects(post({ reply_to_message_id: begun.message_id }, elsewhere), expectedError('invalid reply'))
})

test('the nearest of several references counts, and a reference before a subject', async () => {
  const far = await post({ subject: 'Near and far', mime_id: 'far@x', created: daysAgo(90) })
  const near = await post({ subject: 'Near and far', mime_id: 'near@x', created: daysAgo(50) })
  const fresh = await post({ subject: 'Near and far', mime_id: 'fresh@x' })
  assert.equal(new Set([far.topic_id, near.topic_id, fresh.topic_id]).size, 3)

  const reply = await post({ subject: 'Re: Near and far', references: ['far@x', 'near@x', 'gone@x'] })

  assert.equal(reply.topic_id, near.topic_id)
})

test('a reply to a message with a changed subject is found by either subject, and by no other', async () => {
  const topic = await post({ subject: 'Loaves', created: daysAgo(200) })
  const changed = {
    subject: 'Crumbs',
    mime_id: 'crumbs@x',
    reply_to_message_id: topic.message_id,
    created: daysAgo(190),
  }
  await post(changed)

  const same = await post({ subject: 'Re: Crumbs', mime_id: 'same@x', references: ['crumbs@x'], created: daysAgo(100) })
  const next = await post({ subject: 'Re: Crumbs', references: ['same@x'] })
  const topics = await post({ subject: 'Re: Loaves', references: ['crumbs@x'] })
  const other = await post({ subject: 'Re: Crusts', references: ['crumbs@x'] })
  const unsaid = await post({ subject: 'Re: Crumbs' })

  assert.deepEqual(
    [same, next, topics, other, unsaid].map(({ topic_id }) => topic_id === topic.topic_id),
    [true, true, true, false, false],
  )
})

test('the same holds after merging and splitting topics', async () => {
  const kept = await post({ subject: 'Kept', mime_id: 'kept@x', created: daysAgo(200) })
  const merged = await post({ subject: 'Merged', mime_id: 'merged@x', created: daysAgo(200) })
  await world.as('owner').mergetopics({ topic_id: kept.topic_id, other_topic_id: merged.topic_id })

  const toMerged = await post({ subject: 'Re: Merged', references: ['merged@x'] })
  const { id: split_id } = await world
    .as('owner')
    .splittopic({ topic_id: kept.topic_id, message_ids: [merged.message_id], subject: 'Split' })
  const toSplit = await post({ subject: 'Re: Merged', references: ['merged@x'] })

  assert.deepEqual([toMerged.topic_id, toSplit.topic_id], [kept.topic_id, split_id])
})

test('a new message with the subject of a closed topic starts a topic', async () => {
  const closed = await world.submit('ben', { subject: 'Closed' })
  await sql(`update topics set is_closed = true where group_id = $1 and subject = 'Closed'`, [group.id])

  const anew = await world.submit('ben', { subject: 'Closed' })

  assert.ok(closed.is === 'posted' && anew.is === 'posted')
  assert.notEqual(anew.topic_id, closed.topic_id)
  const followed = await world.submit('ben', { subject: 'Re: Closed' })
  assert.equal(followed.is === 'posted' && followed.topic_id, anew.topic_id)
})

for (const [flag, how] of [
  ['mods_only_replies', 'which only moderators answer in'],
  ['moderated', 'whose replies wait'],
] as const)
  test(`a new message with the subject of a topic ${how} starts a topic`, async () => {
    await world.as('owner').newhashtag({ group_id: group.id, name: flag, [flag]: true })
    const barred = await post({ subject: `Barred ${flag} #${flag}` })

    const anew = await world.submit('ben', { subject: `Barred ${flag}` })

    assert.ok(anew.is === 'posted')
    assert.notEqual(anew.topic_id, barred.topic_id)
    const [topic] = await sql(`select hashtag_ids from topics where id = $1`, [anew.topic_id])
    assert.deepEqual(topic, { hashtag_ids: [] })
  })

test('replies in such a topic follow the rules of its hashtag', async () => {
  const rules = { asked: { mods_only_replies: true }, careful: { moderated: true } }
  for (const [name, rule] of Object.entries(rules))
    await world.as('owner').newhashtag({ group_id: group.id, name, ...rule })
  await post({ subject: 'Question #asked', mime_id: 'question@x' })
  await post({ subject: 'Offer #careful' })
  const asBen = (wished: SubmissionInput) => world.submit('ben', wished)

  await assert.rejects(asBen({ subject: 'Re: Question' }), expectedError('mod only hashtag'))
  await assert.rejects(asBen({ subject: 'Question', references: ['question@x'] }), expectedError('mod only hashtag'))
  assert.equal((await asBen({ subject: 'Re: Offer' })).is, 'held')
  assert.equal((await asBen({ subject: 'Offer #careful' })).is, 'held')
})

test('a new message does not evade a topic that moderators moderate', async () => {
  const watched = await post({ subject: 'Heated' })
  await world.as('owner').updatetopic({ topic_id: watched.topic_id, is_moderated: true })

  const anew = await world.submit('ben', { subject: 'Heated' })

  assert.ok(anew.is === 'held')
  const { data } = await world.as('owner').getpendingmessages({ group_id: group.id })
  assert.equal(data.find(({ id }) => id === anew.pending_message_id)!.topic_id, watched.topic_id)
})

test('where replies under a moderated hashtag are not held, the same subject is the same topic', async () => {
  const relaxed = { name: 'relaxed', moderated: true, replies_unmoderated: true }
  await world.as('owner').newhashtag({ group_id: group.id, ...relaxed })
  const begun = await post({ subject: 'At ease #relaxed' })

  const followed = await world.submit('ben', { subject: 'At ease' })

  assert.equal(followed.is === 'posted' && followed.topic_id, begun.topic_id)
})

test('the counters are right', () => assertArchivesCounted(world))
