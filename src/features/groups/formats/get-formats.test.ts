import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const settings = {
  privacy: 'group_privacy_none',
  default_timezone: 'Europe/Lisbon',
  default_time_pref: 'military_time',
  default_date_pref: 'international_date',
  default_monday_start: true,
} as const
const group = await world.addGroup(settings, { peopled: true })
const plain = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const of = async (
  who: Parameters<typeof world.as>[0] | null,
  { id, name }: { id: number; name: string },
  locale = 'en-US',
) => {
  const named = { group_name: name, locale }
  const { object, group_id, ...formats } = await (who === null
    ? world.as('anonymous').getformats(named)
    : world.as(who).getformats(named))
  assert.deepEqual([object, group_id], ['formats', id])
  return formats
}
const international = { time_pref: 'military_time', date_pref: 'international_date', monday_start: true }
const american = { time_pref: 'standard_time', date_pref: 'us_date', monday_start: false }

test('a group says how dates and times are written for visitors and for members who have not chosen', async () => {
  assert.deepEqual(await of(null, group), { timezone: 'Europe/Lisbon', ...international })
  assert.deepEqual(await of('ben', group), { timezone: 'UTC', ...international })
})

test('what the group left as it was follows the language of the reader', async () => {
  assert.deepEqual(await of(null, plain), { timezone: 'UTC', ...american })
  assert.deepEqual(await of(null, plain, 'de'), { timezone: 'UTC', ...international })
  assert.deepEqual(await of('ben', plain, 'en-GB'), { timezone: 'UTC', ...international })
})

test('what members chose wins, in each detail', async () => {
  const { identity } = world.people.cleo
  const preferences = { time_pref: 'standard_time', monday_start: false }
  const cleo = { identity: { ...identity, account: { ...identity.account, timezone: 'Asia/Tokyo', preferences } } }

  assert.deepEqual(await of(cleo, group), { timezone: 'Asia/Tokyo', ...american, date_pref: 'international_date' })
})
