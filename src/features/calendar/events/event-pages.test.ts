import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testCacheFreshness } from '#test/cache-freshness.ts'
import { insertRow } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, sql } = world
const [owner, cleo] = [world.as('owner'), world.as('cleo')]
const start = '2031-05-01'
const weekly = await owner.addevent({
  ...{ group_id: group.id, name: 'Choir', start_time: `${start}T19:00`, recurrence: 'FREQ=WEEKLY;COUNT=2' },
  ...{ rsvp: true, max_attendees: 1 },
})
for (const name of ['owner', 'ben', 'cleo'] as const)
  await world.as(name).rsvp({ event_id: weekly.id, response: 'rsvp_yes', additional_guests: 0, comment: name })
const ids = (await owner.getevents({ group_id: group.id, start })).data.map(({ id }) => id)
const change =
  (text: string, ...values: unknown[]) =>
  () =>
    sql(text, values)

// As Cleo sees them, who is second on the waitlist.
type Page = Awaited<ReturnType<typeof cleo.getevents>>
const first = ({ data }: Page) => data[0]!
testCacheFreshness('a page of events', () => cleo.getevents({ group_id: group.id, start }), {
  'the name of an event': {
    change: change(`update events set name = 'Singing' where id = $1`, weekly.id),
    seen: page => first(page).name,
    now: 'Singing',
  },
  'a title of the group': {
    change: change(`update groups set title = 'The choir' where id = $1`, group.id),
    seen: page => first(page).nice_group_name,
    now: 'The choir',
  },
  'the name of who created it': {
    change: change(`update accounts set full_name = 'Olga O.' where id = $1`, world.people.owner.account.id),
    seen: page => first(page).creator_name,
    now: 'Olga O.',
  },
  'how a series repeats': {
    change: change(`update event_series set rule = 'FREQ=WEEKLY;COUNT=3' where id = $1`, weekly.series_id),
    seen: page => first(page).recurrence,
    now: 'FREQ=WEEKLY;COUNT=3',
  },
  "a new position on the waitlist, because of someone else's response": {
    change: change(
      `update event_rsvps set type = 'rsvp_no', arrival = null where event_id = $1 and account_id = $2`,
      weekly.id,
      world.people.ben.account.id,
    ),
    seen: page => first(page).waitlist_position,
    now: 1,
  },
  "the reader's own response": {
    change: change(
      `update event_rsvps set comment = 'Alto' where event_id = $1 and account_id = $2`,
      weekly.id,
      world.people.cleo.account.id,
    ),
    seen: page => first(page).rsvp_comment,
    now: 'Alto',
  },
  'a file': {
    change: async () => {
      const bytes = { hash: 'f'.repeat(64), size: 1 }
      await insertRow(sql, 'event_files', {
        ...{ group_id: group.id, event_id: weekly.id, filename: 'songs.pdf', media_type: 'application/pdf' },
        ...bytes,
      })
      await sql(`update events set num_files = 1 where id = $1`, [weekly.id])
    },
    seen: page => first(page).files.map(({ filename }) => filename),
    now: ['songs.pdf'],
  },
  'another name of the file': {
    change: change(`update event_files set filename = 'texts.pdf' where event_id = $1`, weekly.id),
    seen: page => first(page).files.map(({ filename }) => filename),
    now: ['texts.pdf'],
  },
  'an event that was deleted': {
    change: change(`update events set deleted = now() where id = $1`, ids[1]),
    seen: page => page.data.length,
    now: 1,
  },
})

test('everyone sees their own response on the same page of events', async () => {
  for (let times = 0; times < 3; times += 1)
    for (const name of ['ben', 'cleo', 'owner'] as const) {
      const { data } = await world.as(name).getevents({ group_id: group.id, start })
      assert.equal(data[0]!.is_mine, name === 'owner')
      assert.equal(data[0]!.rsvp_comment, name === 'cleo' ? 'Alto' : name)
    }
})
