import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { postAs, type Wished } from '#test/posting.ts'
import { assertArchivesCounted } from '#test/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, sql } = world
const daysAgo = (days: number) =>
  Temporal.Now.instant()
    .subtract({ minutes: Math.round(24 * 60 * days) })
    .toString()

async function post(group: { id: number; name: string }, wished: Wished) {
  const verdict = await postAs(world, people.owner, group, wished)
  assert.ok(verdict.is === 'posted')
  return verdict
}
let count = 0
/** A subject that no other test has. */
const newSubject = () => `Bread ${'abcdefghijklmnopqrstuvwxyz'[(count += 1)]!.repeat(3)}`

type Case = {
  /** The first message, and how many days it is old. */
  first?: Wished
  age?: number
  /** The message that follows, from the subject and the Message-ID of the first. */
  next: (subject: string, mime_id: string) => Wished
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

suite('which messages are one topic', async () => {
  const group = await world.addGroup({ subject_tag: 'bread' }, { peopled: true })
  for (const [name, { first = {}, age = 0, next, joins }] of Object.entries(cases)) {
    test(`${name}: ${joins ? 'the same' : 'a new one'}`, async () => {
      const subject = first.subject ?? newSubject()
      const mime_id = `${name.replaceAll(' ', '-')}@example.org`
      const begun = await post(group, { ...first, subject, mime_id, created: age === 0 ? null : daysAgo(age) })

      const followed = await post(group, next(subject, mime_id))

      assert.equal(followed.topic_id === begun.topic_id, joins)
      const [row] = await sql(`select is_reply from messages where id = $1`, [followed.message_id])
      assert.equal(row!['is_reply'], joins)
    })
  }
})

test('a reply from the web goes to the topic of its message, whatever its subject', async () => {
  const { group } = world
  const begun = await post(group, { subject: 'Begun', created: daysAgo(500) })
  const other = await post(group, { subject: 'Other' })

  const reply = await post(group, { subject: 'Other', reply_to_message_id: begun.message_id })

  assert.equal(reply.topic_id, begun.topic_id)
  assert.notEqual(reply.topic_id, other.topic_id)
  const elsewhere = await world.addGroup({}, { peopled: true })
  await assert.rejects(post(elsewhere, { reply_to_message_id: begun.message_id }), { extra: 'invalid reply' })
})

test('of several known references the nearest counts, and a reference before a subject', async () => {
  const { group } = world
  const far = await post(group, { subject: 'Near and far', mime_id: 'far@x', created: daysAgo(90) })
  const near = await post(group, { subject: 'Near and far', mime_id: 'near@x', created: daysAgo(50) })
  const fresh = await post(group, { subject: 'Near and far', mime_id: 'fresh@x' })
  assert.equal(new Set([far.topic_id, near.topic_id, fresh.topic_id]).size, 3)

  const reply = await post(group, { subject: 'Re: Near and far', references: ['far@x', 'near@x', 'gone@x'] })

  assert.equal(reply.topic_id, near.topic_id)
})

test('somebody who begins anew under the subject of a closed topic begins a topic', async () => {
  const { group } = world
  const closed = await postAs(world, people.ben, group, { subject: 'Closed' })
  await sql(`update topics set is_closed = true where group_id = $1 and subject = 'Closed'`, [group.id])

  const anew = await postAs(world, people.ben, group, { subject: 'Closed' })

  assert.ok(closed.is === 'posted' && anew.is === 'posted')
  assert.notEqual(anew.topic_id, closed.topic_id)
  const followed = await postAs(world, people.ben, group, { subject: 'Re: Closed' })
  assert.equal(followed.is === 'posted' && followed.topic_id, anew.topic_id)
})

for (const [flag, how] of [
  ['mods_only_replies', 'which only moderators answer in'],
  ['moderated', 'whose replies wait'],
] as const)
  test(`somebody who begins anew under the subject of a topic ${how} begins a topic`, async () => {
    const { group } = world
    await world.as('owner').newhashtag({ group_id: group.id, name: flag, [flag]: true })
    const barred = await post(group, { subject: `Barred ${flag} #${flag}` })

    const anew = await postAs(world, people.ben, group, { subject: `Barred ${flag}` })

    assert.ok(anew.is === 'posted')
    assert.notEqual(anew.topic_id, barred.topic_id)
    const [topic] = await sql(`select hashtag_ids from topics where id = $1`, [anew.topic_id])
    assert.deepEqual(topic, { hashtag_ids: [] })
  })

test('whoever answers in such a topic, or by its hashtag begins another, is held to the hashtag', async () => {
  const { group } = world
  const rules = { asked: { mods_only_replies: true }, careful: { moderated: true } }
  for (const [name, rule] of Object.entries(rules))
    await world.as('owner').newhashtag({ group_id: group.id, name, ...rule })
  await post(group, { subject: 'Question #asked', mime_id: 'question@x' })
  await post(group, { subject: 'Offer #careful' })
  const asBen = (wished: Wished) => postAs(world, people.ben, group, wished)

  await assert.rejects(asBen({ subject: 'Re: Question' }), { extra: 'mod only hashtag' })
  await assert.rejects(asBen({ subject: 'Question', references: ['question@x'] }), { extra: 'mod only hashtag' })
  assert.equal((await asBen({ subject: 'Re: Offer' })).is, 'held')
  assert.equal((await asBen({ subject: 'Offer #careful' })).is, 'held')
})

test('a topic that moderators have moderated is not avoided by beginning anew', async () => {
  const { group } = world
  const watched = await post(group, { subject: 'Heated' })
  await world.as('owner').updatetopic({ topic_id: watched.topic_id, is_moderated: true })

  const anew = await postAs(world, people.ben, group, { subject: 'Heated' })

  assert.ok(anew.is === 'held')
  const { data } = await world.as('owner').getpendingmessages({ group_id: group.id })
  assert.equal(data.find(({ id }) => id === anew.pending_message_id)!.topic_id, watched.topic_id)
})

test('where replies under a moderated hashtag do not wait, the same subject is the same topic', async () => {
  const { group } = world
  const relaxed = { name: 'relaxed', moderated: true, replies_unmoderated: true }
  await world.as('owner').newhashtag({ group_id: group.id, ...relaxed })
  const begun = await post(group, { subject: 'At ease #relaxed' })

  const followed = await postAs(world, people.ben, group, { subject: 'At ease' })

  assert.equal(followed.is === 'posted' && followed.topic_id, begun.topic_id)
})

test('all of this is counted', () => assertArchivesCounted(world))
