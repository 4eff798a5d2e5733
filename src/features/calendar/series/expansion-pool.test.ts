// Not on every day: it expands long series.
// In a process of those that measure: the processor time that rules take.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { propertyRuns } from '#test/sampling.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const owner = world.as('owner')
type AddEventParams = Parameters<typeof owner.addevent>[0]
const add = (more: Partial<AddEventParams>) =>
  owner.addevent({ group_id: world.group.id, name: 'Baking', start_time: '2030-03-19T18:00', timezone: 'UTC', ...more })

const number = (min: number, max: number) => fc.integer({ min, max })
const signed = (most: number) => number(-most, most).filter(n => n !== 0)
const day = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const listOf = (one: fc.Arbitrary<unknown>, most: number) =>
  fc.array(one, { minLength: 1, maxLength: most }).map(all => all.join())
const part = (name: string, value: fc.Arbitrary<string | number | readonly (string | number)[]>) =>
  fc.option(value, { nil: undefined }).map(given => (given === undefined ? '' : `;${name}=${String(given)}`))
const interval = part('INTERVAL', number(1, 999))
const months = part('BYMONTH', listOf(number(1, 12), 12))
const days = part('BYDAY', listOf(day, 7))
const daysOfMonth = part('BYMONTHDAY', listOf(signed(31), 20))
const numberedDays = part(
  'BYDAY',
  listOf(
    fc.oneof(
      day,
      fc.tuple(signed(5), day).map(both => both.join('')),
    ),
    7,
  ),
)
const positions = part('BYSETPOS', listOf(signed(99), 4))
const end = fc.constantFrom('', ';COUNT=1', ';COUNT=3', ';UNTIL=20310101', ';UNTIL=20111231', ';UNTIL=99991231T235959Z')
const seldom = fc.constantFrom('MONTHLY', 'YEARLY')
/** Rules as RFC 5545 allows them, of the parts that are taken. */
const rule = fc
  .oneof(
    fc.tuple(fc.constant('DAILY'), interval, months, daysOfMonth, days, end),
    fc.tuple(fc.constant('WEEKLY'), interval, months, days, part('WKST', day), end),
    fc.tuple(seldom, interval, months, daysOfMonth, days, positions, end),
    fc.tuple(seldom, interval, months, numberedDays, positions, end),
  )
  .map(parts => `FREQ=${parts.join('')}`)
  // BYSETPOS stands beside another part alone (RFC 5545, section 3.3.10).
  .filter(text => !text.includes('BYSETPOS') || /BY(?:MONTH|DAY)/.test(text))

/** Days that a place left out when it went over the date line, and the ends of what can be planned. */
const odd = [
  ['Pacific/Apia', '2011-12-30T09:00'],
  ['Pacific/Fakaofo', '2011-12-30T00:00'],
  ['Pacific/Kwajalein', '1993-08-21T10:00'],
  ['Europe/Berlin', '2199-12-31T23:59'],
  ['America/New_York', '1900-01-01T00:00'],
  ['Europe/Lisbon', '2030-03-31T01:30'],
] as const

test('a rule is expanded or rejected, wherever and whenever it starts', async () => {
  const refused = ['recurrence has no date', 'recurrence has too many dates']
  await fc.assert(
    fc.asyncProperty(
      rule,
      fc.constantFrom(...odd),
      fc.boolean(),
      async (recurrence, [timezone, start_time], all_day) => {
        try {
          const { id } = await add({ recurrence, timezone, start_time, all_day })
          assert.ok(id > 0)
          await world.sql('delete from events')
        } catch (error) {
          const { type, extra } = error as { type: string; extra: string }
          assert.deepEqual([type, refused.includes(extra)], ['bad_request', true], `${String(error)} ${extra}`)
        }
      },
    ),
    { numRuns: propertyRuns(40) },
  )
})

test('a rule whose only day the local calendar skipped has no date', async () => {
  for (const [timezone, start_time] of odd.slice(0, 3)) {
    const only = { timezone, start_time, recurrence: 'FREQ=DAILY;COUNT=1' }
    await assert.rejects(add(only), expectedError('recurrence has no date'))
    const next = await add({ ...only, recurrence: 'FREQ=DAILY;COUNT=2' })
    assert.equal(
      next.start_time.slice(0, 10),
      Temporal.PlainDate.from(start_time.slice(0, 10)).add({ days: 1 }).toString(),
    )
  }
})

test('a rule without a date up to the last representable day has no date', async () => {
  const never = { start_time: '2011-12-30T09:00', recurrence: 'FREQ=MONTHLY;INTERVAL=822;BYMONTH=1' }
  await assert.rejects(add(never), expectedError('recurrence has no date'))
  const time = 'FREQ=DAILY;UNTIL=20300401T256161'
  await assert.rejects(add({ recurrence: time }), expectedError('invalid recurrence'))
})

test('a rule that takes long to expand is expanded outside the main thread', async () => {
  const recurrence = 'FREQ=YEARLY;INTERVAL=8;BYDAY=-2SA,SU,-3TH,MO,TU,4MO;BYSETPOS=-53,-67,12;WKST=WE;COUNT=3'
  const start_time = '2119-07-10T23:00'
  const shares: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()]
    assert.equal(await errorExtraOf(add({ recurrence, start_time })), 'bad_request: recurrence has no date')
    shares.push(process.threadCpuUsage(thread).user / process.cpuUsage(whole).user)
  }

  // A share, as everything takes longer on a busy machine. The first time includes loading code.
  assert.ok(Math.min(...shares) < 0.2, `the main thread did ${shares.join(', ')} of the work`)
})
