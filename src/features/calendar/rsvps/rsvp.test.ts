import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makePeople, addMemberships, type Person } from '#test/world/people.ts'
import { openCallLifetime } from '#runtime/calls/cancellation.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { invalidValueError, expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { propertyRuns } from '#test/sampling.ts'
import { newWorld, type Who } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const group_id = group.id
const add = (more: Partial<Parameters<typeof owner.addevent>[0]> = {}) =>
  owner.addevent({ group_id, name: 'Baking', start_time: '2030-06-01T18:00:00', timezone: 'UTC', rsvp: true, ...more })
const saying = (response: 'rsvp_yes' | 'rsvp_no' | 'rsvp_maybe', additional_guests = 0, comment = '') => ({
  ...{ response, additional_guests, comment },
})
const key = await findSigningKey(world.database.read, 'login token')
const crowd = await makePeople(
  world,
  Array.from({ length: 30 }, (_, n) => `crowd${n}`),
  key,
)
await addMemberships(
  world,
  group_id,
  crowd.map(person => [person, {}] as const),
)

/** What a hall must always be: never too full, its counters right, and nobody passed over. */
async function assertFair(event_id: number): Promise<void> {
  const [event] = await world.sql(
    `select max_attendees, num_attendees, num_waiting, num_rsvps,
       (select coalesce(sum(1 + additional_guests), 0)::int from event_rsvps where event_id = e.id and type = 'rsvp_yes') as real,
       (select count(*)::int from event_rsvps where event_id = e.id and type = 'rsvp_waitlist') as waiting,
       (select count(*)::int from event_rsvps where event_id = e.id) as answers,
       (select 1 + additional_guests from event_rsvps where event_id = e.id and type = 'rsvp_waitlist'
          and (e.max_attendees = 0 or 1 + additional_guests <= e.max_attendees) order by arrival limit 1) as next,
       (select count(*)::int from event_rsvps y join event_rsvps w using (event_id) where y.event_id = e.id
          and y.type = 'rsvp_yes' and w.type = 'rsvp_waitlist' and w.arrival < y.arrival
          and (e.max_attendees = 0 or 1 + w.additional_guests <= e.max_attendees)) as overtaken
     from events e where id = $1`,
    [event_id],
  )
  const { max_attendees: max, num_attendees, num_waiting, num_rsvps, real, waiting, answers, next, overtaken } = event!
  assert.deepEqual([num_attendees, num_waiting, num_rsvps, overtaken], [real, waiting, answers, 0])
  assert.ok(max === 0 || Number(real) <= Number(max), `${String(real)} are more than ${String(max)}`)
  assert.ok(next === null || (max !== 0 && Number(real) + Number(next) > Number(max)), 'a place is free for who waits')
}

test('a response is stored for the caller only, and can be changed', async () => {
  const { id: event_id } = await add({ additional_guests: true, comment_label: 'What do you bring?' })
  await world.facts()

  const answer = await ben.rsvp({ event_id, ...saying('rsvp_yes', 2, 'Rye') })

  const { id, created, updated, ...said } = answer
  const { account } = people.ben
  assert.deepEqual(said, {
    ...{ object: 'rsvp', event_id, group_id, user_id: account.id, user_name: account.user_name, full_name: 'Ben' },
    ...{ email: 'ben@example.org', profile_photo_url: '', type: 'rsvp_yes', comment: 'Rye', additional_guests: 2 },
  })
  assert.ok(id > 0 && created <= updated)
  const shown = await ben.getevent({ event_id })
  assert.deepEqual(
    [shown.has_rsvp, shown.rsvp_type, shown.rsvp_comment, shown.rsvp_additional_guests, shown.num_attendees],
    [true, 'rsvp_yes', 'Rye', 2, 3],
  )
  assert.deepEqual((await cleo.getevents({ group_id, start: '2030-06-01' })).data[0]!.has_rsvp, false)
  assert.equal((await ben.rsvp({ event_id, ...saying('rsvp_maybe') })).id, id)
  assert.equal((await ben.getevent({ event_id })).num_attendees, 0)
  assert.deepEqual(await world.facts(), ['event.answered', 'event.answered'])
})

test('invalid responses are rejected with the error of the contract', async () => {
  const { id: event_id } = await add({ max_attendees: 3, additional_guests: true })
  const { id: silent } = await add({ rsvp: false })
  const { id: locked } = await add({ is_locked: true })
  const { id: off } = await add()
  await owner.updateevent({ event_id: off, is_cancelled: true })
  const plain = await add()
  const waitlist = { ...saying('rsvp_yes'), response: 'rsvp_waitlist' } as const

  await assert.rejects(ben.rsvp({ event_id, ...waitlist }), expectedError('waitlist response'))
  for (const id of [silent, locked, off])
    await assert.rejects(ben.rsvp({ event_id: id, ...saying('rsvp_yes') }), expectedError('locked event'))
  await assert.rejects(ben.rsvp({ event_id: 999_999, ...saying('rsvp_yes') }), expectedError('invalid event_id'))
  for (const who of ['stranger', 'pending', 'banned'] as const)
    await assert.rejects(world.as(who).rsvp({ event_id, ...saying('rsvp_yes') }), expectedError('not subscribed'))
  await assert.rejects(
    ben.rsvp({ event_id: plain.id, ...saying('rsvp_yes', 1) }),
    invalidValueError('additional_guests'),
  )
  await assert.rejects(ben.rsvp({ event_id, ...saying('rsvp_yes', 3) }), invalidValueError('additional_guests'))
  await ben.rsvp({ event_id, ...saying('rsvp_yes', 1) })
  await cleo.rsvp({ event_id, ...saying('rsvp_yes') })
  await assert.rejects(ben.rsvp({ event_id, ...saying('rsvp_yes', 2) }), expectedError('no place for guests'))
  assert.equal((await ben.getevent({ event_id })).rsvp_additional_guests, 1)
  await assert.rejects(owner.updateevent({ event_id, max_attendees: 2 }), expectedError('max_attendees too low'))
  assert.equal((await owner.getevent({ event_id })).max_attendees, 3)
})

test('responses to a full event are waitlisted in order, and the log has the reason for each seat', async () => {
  const { id: event_id } = await add({ name: 'Full', max_attendees: 2, additional_guests: true })
  const [first, second, third, fourth] = crowd as [Person, Person, Person, Person]
  const rsvp = async (person: Person, ...answer: Parameters<typeof saying>) =>
    (await world.as(person).rsvp({ event_id, ...saying(...answer) })).type
  const types = async () =>
    (await owner.getrsvps({ event_id, sort_field: 'arrival' })).data.map(({ user_id, type }) => [
      crowd.findIndex(({ account }) => account.id === user_id) + 1,
      type.slice(5),
    ])
  await world.newEmails()

  assert.equal(await rsvp(first, 'rsvp_yes'), 'rsvp_yes')
  assert.equal(await rsvp(second, 'rsvp_yes', 1), 'rsvp_waitlist')
  // There is a place for one, but somebody else is next.
  assert.equal(await rsvp(third, 'rsvp_yes'), 'rsvp_waitlist')
  assert.equal(await rsvp(fourth, 'rsvp_yes'), 'rsvp_waitlist')
  assert.deepEqual(await world.newEmails(), [])
  assert.equal(await rsvp(first, 'rsvp_no'), 'rsvp_no')
  assert.deepEqual(await types(), [
    [1, 'no'],
    [2, 'yes'],
    [3, 'waitlist'],
    [4, 'waitlist'],
  ])
  await owner.updateevent({ event_id, max_attendees: 3 })
  assert.deepEqual(await types(), [
    [1, 'no'],
    [2, 'yes'],
    [3, 'yes'],
    [4, 'waitlist'],
  ])
  // Who asks again keeps their turn; who wants more goes to the end of the line.
  assert.equal(await rsvp(first, 'rsvp_yes'), 'rsvp_waitlist')
  assert.equal(await rsvp(fourth, 'rsvp_yes'), 'rsvp_waitlist')
  assert.equal(await rsvp(fourth, 'rsvp_yes', 1), 'rsvp_waitlist')
  assert.deepEqual(await types(), [
    [2, 'yes'],
    [3, 'yes'],
    [1, 'waitlist'],
    [4, 'waitlist'],
  ])
  // Who waits at the head of the line and leaves it lets the next one in.
  assert.equal(await rsvp(third, 'rsvp_no'), 'rsvp_no')
  assert.deepEqual(await types(), [
    [3, 'no'],
    [2, 'yes'],
    [1, 'yes'],
    [4, 'waitlist'],
  ])
  await assertFair(event_id)

  const told = (await owner.getactivitylog({ group_id, filter_by: 'member', limit: 100 })).data
    .map(({ entry }) => entry.replace(/<[^>]*>/g, ''))
    .filter(entry => entry.includes('Full'))
    .toReversed()
  assert.deepEqual(told.slice(1, 7), [
    'Crowd0 &lt;crowd0@example.org&gt; comes to Full (1 of 2 places taken)',
    'Crowd1 &lt;crowd1@example.org&gt; waits for a place at Full with 1 guest: there are not enough places (1 of 2 places taken)',
    'Crowd2 &lt;crowd2@example.org&gt; waits for a place at Full: others wait already (1 of 2 places taken)',
    'Crowd3 &lt;crowd3@example.org&gt; waits for a place at Full: others wait already (1 of 2 places taken)',
    'Crowd0 &lt;crowd0@example.org&gt; does not come to Full (0 of 2 places taken)',
    'Crowd1 &lt;crowd1@example.org&gt; has a place at Full with 1 guest: a place became free (2 of 2 places taken)',
  ])
})

test('names of respondents follow the member list rules; counts are for everyone who sees the event', async () => {
  const open = await world.addGroup(
    {
      privacy: 'group_privacy_none',
      calendar_access: 'group_access_public',
      members_visible: 'group_view_members_subs',
    },
    { peopled: true },
  )
  const event = { group_id: open.id, name: 'Open day', start_time: '2030-06-01T18:00:00', timezone: 'UTC', rsvp: true }
  const { id: event_id } = await ben.addevent(event)
  await ben.rsvp({ event_id, ...saying('rsvp_yes', 0, 'Rye') })
  await cleo.rsvp({ event_id, ...saying('rsvp_no', 0, 'Ill') })
  const seen = async (who: Who) => {
    const { data, total_count, has_more } = await world.as(who).getrsvps({ event_id })
    return [total_count, has_more, ...data.map(({ full_name }) => full_name)]
  }
  const counts = [2, false]

  for (const who of ['stranger', 'past', 'pending', 'banned'] as const) assert.deepEqual(await seen(who), counts, who)
  for (const who of ['owner', 'powerless', 'ben', 'cleo'] as const)
    assert.deepEqual(await seen(who), [...counts, 'Ben', 'Cleo'], who)
  assert.equal((await world.as('stranger').getrsvps({ event_id, type: 'rsvp_no' })).total_count, 1)

  await owner.updategroup({ group_id: open.id, members_visible: 'group_view_members_moderators' })
  assert.deepEqual(await seen('cleo'), [...counts, 'Cleo'])
  assert.deepEqual(await seen('moderator'), [...counts, 'Ben', 'Cleo'])
  // Whoever organises an event knows who comes.
  assert.deepEqual(await seen('ben'), [...counts, 'Ben', 'Cleo'])

  await owner.updategroup({ group_id: open.id, members_visible: 'group_view_members_owners' })
  assert.deepEqual(await seen('powerless'), counts)
  assert.equal(
    await errorExtraOf(world.as('powerless').downloadrsvps({ event_id })),
    'inadequate_permissions: members_visible',
  )
  assert.deepEqual(await seen('owner'), [...counts, 'Ben', 'Cleo'])
})

test('a past event takes no responses', async () => {
  const { id: event_id } = await add()
  await ben.rsvp({ event_id, ...saying('rsvp_yes') })
  await world.sql(
    `update events set starts = now() - interval '1 hour', ends = now() + interval '1 hour' where id = $1`,
    [event_id],
  )
  await ben.rsvp({ event_id, ...saying('rsvp_maybe') })
  await world.sql(`update events set ends = now() - interval '1 second' where id = $1`, [event_id])
  await assert.rejects(ben.rsvp({ event_id, ...saying('rsvp_no') }), expectedError('locked event'))
  assert.equal((await ben.getevent({ event_id })).rsvp_type, 'rsvp_maybe')
})

test('the attendee list can be hidden, and addresses are for moderators', async () => {
  await owner.updategroup({ group_id, members_visible: 'group_view_members_subs' })
  const { id: event_id } = await add()
  await ben.rsvp({ event_id, ...saying('rsvp_yes') })
  await cleo.rsvp({ event_id, ...saying('rsvp_no') })
  const seen = async (who: 'owner' | 'cleo') =>
    (await world.as(who).getrsvps({ event_id })).data.map(({ full_name, email }) => [full_name, email])

  assert.deepEqual(await seen('owner'), [
    ['Ben', 'ben@example.org'],
    ['Cleo', 'cleo@example.org'],
  ])
  assert.deepEqual(await seen('cleo'), [
    ['Ben', ''],
    ['Cleo', 'cleo@example.org'],
  ])
  assert.equal((await cleo.getrsvps({ event_id, type: 'rsvp_yes' })).total_count, 1)
  await owner.updateevent({ event_id, hide_rsvps: true })
  assert.deepEqual(await seen('cleo'), [['Cleo', 'cleo@example.org']])
  assert.equal((await cleo.getrsvps({ event_id })).total_count, 2)
  assert.equal((await seen('owner')).length, 2)
})

test('thirty concurrent responses to an event for ten: ten attend, twenty are waitlisted', async () => {
  const { id: event_id } = await add({ max_attendees: 10 })

  const types = await Promise.all(
    crowd.map(async person => (await world.as(person).rsvp({ event_id, ...saying('rsvp_yes') })).type),
  )

  const count = (wanted: string) => types.filter(type => type === wanted).length
  assert.deepEqual([count('rsvp_yes'), count('rsvp_waitlist')], [10, 20])
  await assertFair(event_id)
})

test('a party larger than the free seats blocks nobody', async () => {
  const { id: event_id } = await add({ name: 'Smaller', max_attendees: 5, additional_guests: true })
  const [first, second, third] = crowd as [Person, Person, Person]
  await world.as(first).rsvp({ event_id, ...saying('rsvp_yes', 1) })
  assert.equal((await world.as(second).rsvp({ event_id, ...saying('rsvp_yes', 3) })).type, 'rsvp_waitlist')
  await owner.updateevent({ event_id, max_attendees: 4 })
  assert.equal((await world.as(third).rsvp({ event_id, ...saying('rsvp_yes') })).type, 'rsvp_waitlist')
  await world.as(third).rsvp({ event_id, ...saying('rsvp_no') })
  await owner.updateevent({ event_id, max_attendees: 3 })

  assert.equal((await world.as(third).rsvp({ event_id, ...saying('rsvp_yes') })).type, 'rsvp_yes')
  await assertFair(event_id)
})

test('of many concurrent responses each is judged separately', async () => {
  const { id: event_id } = await add({ name: 'At once', max_attendees: 3, additional_guests: true })
  const answering: [Who, ...Parameters<typeof saying>][] = [
    [crowd[0]!, 'rsvp_yes', 1],
    ['stranger', 'rsvp_yes'],
    [crowd[1]!, 'rsvp_yes', 3],
    [crowd[2]!, 'rsvp_yes', 1],
    [crowd[0]!, 'rsvp_no'],
    [crowd[3]!, 'rsvp_maybe'],
    [crowd[4]!, 'rsvp_yes'],
  ]

  const answers = await Promise.all(
    answering.map(async ([who, ...answer]) => {
      const answered = world.as(who).rsvp({ event_id, ...saying(...answer) })
      return answered.then(({ type }) => type).catch(() => errorExtraOf(answered))
    }),
  )

  assert.deepEqual(answers, [
    'rsvp_yes',
    'bad_request: not subscribed',
    'invalid_value: additional_guests',
    'rsvp_waitlist',
    'rsvp_no',
    'rsvp_maybe',
    'rsvp_yes',
  ])
  const { data } = await owner.getrsvps({ event_id, sort_field: 'arrival' })
  assert.deepEqual(
    data.map(({ full_name, type }) => [full_name, type]),
    [
      ['Crowd0', 'rsvp_no'],
      ['Crowd3', 'rsvp_maybe'],
      ['Crowd2', 'rsvp_yes'],
      ['Crowd4', 'rsvp_yes'],
    ],
  )
  await assertFair(event_id)
})

test('a member who left meanwhile has not responded, and the others have', async () => {
  const { id: event_id } = await add({ name: 'Left' })
  const implementation = world.app.implementations.find(({ endpoint }) => endpoint.name === 'rsvp')!
  const answering = crowd.slice(0, 4).map(({ identity }) => {
    const waiting = openCallLifetime()
    const raw = new Map<string, unknown>(Object.entries({ event_id, ...saying('rsvp_yes') }))
    const origin = { via: 'via_api', address: '', agent: '', crossSite: false } as const
    const answered = world.app.pipeline.handle(implementation, { identity, origin, lifetime: waiting }, raw)
    return { waiting, answered: waiting.raceWithAbort(answered).then(() => 'answered', String) }
  })
  // One before its turn, one in the middle of it.
  answering[2]!.waiting.abort(new Error('left'))
  await answering[0]!.answered
  answering[1]!.waiting.abort(new Error('left'))

  const outcomes = await Promise.all(answering.map(({ answered }) => answered))

  const came = crowd.slice(0, 4).filter((_, n) => outcomes[n] === 'answered')
  assert.equal(outcomes[2], 'Error: left')
  assert.deepEqual([outcomes[0], outcomes[3]], ['answered', 'answered'])
  assert.deepEqual(
    (await owner.getrsvps({ event_id })).data.map(({ user_id }) => user_id),
    came.map(({ account }) => account.id),
  )
})

type Step = { who: number; response: 'rsvp_yes' | 'rsvp_no' | 'rsvp_maybe' | 'capacity'; guests: number }
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(crowd.length - 1),
  response: fc.constantFrom('rsvp_yes', 'rsvp_yes', 'rsvp_yes', 'rsvp_no', 'rsvp_maybe', 'capacity'),
  guests: fc.nat(3),
})

test('under any concurrent changes nobody is skipped and the event is never overbooked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 8 }), async rounds => {
      const { id: event_id } = await add({ max_attendees: 5, additional_guests: true })
      for (const round of rounds) {
        await Promise.all(
          round.map(({ who, response, guests }) =>
            errorExtraOf(
              response === 'capacity'
                ? owner.updateevent({ event_id, max_attendees: (who + guests) % 12 })
                : world.as(crowd[who]!).rsvp({ event_id, ...saying(response, guests) }),
            ),
          ),
        )
        await assertFair(event_id)
      }
    }),
    { numRuns: propertyRuns(12) },
  )
})
