import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toTimestamp } from '#storage/values.ts'
import { minutesBetween, spanOf, inTimeZone } from './times.ts'

/** The moments at which the clocks of all zones were changed lately, or will be. */
const changes = Intl.supportedValuesOf('timeZone').flatMap(zone => {
  const found: Temporal.ZonedDateTime[] = []
  let at = Temporal.ZonedDateTime.from(`2010-01-01T00:00[${zone}]`).getTimeZoneTransition('next')
  for (; at && at.year < 2030; at = at.getTimeZoneTransition('next')) found.push(at)
  return found
})

test('an instant is formatted in any zone, even right after a clock change', () => {
  const wrong: string[] = []
  for (const change of changes)
    for (const milliseconds of [-1, 0, 86_400_000]) {
      const at = change.add({ milliseconds })
      const expected = at.toString({ smallestUnit: 'millisecond', timeZoneName: 'never' })
      if (inTimeZone(toTimestamp(at.toInstant()), at.timeZoneId) !== expected)
        wrong.push(`${at.timeZoneId} ${expected}`)
    }
  assert.deepEqual(wrong, [])
  assert.ok(changes.length > 4000, `${changes.length} changes`)
})

test('a formatted time is that instant, even with offsets in seconds', () => {
  const moment = Temporal.Instant.from('1910-05-01T12:00:00Z')
  const told = inTimeZone(toTimestamp(moment), 'Europe/Amsterdam')
  assert.equal(Temporal.Instant.from(told).toString(), moment.toString())
})

test('an event keeps its local time and exact length in every zone across clock changes', () => {
  const wrong: string[] = []
  for (const change of changes) {
    const timezone = change.timeZoneId
    // From noon on the day before, over the change.
    const start = change.toPlainDate().subtract({ days: 1 }).toPlainDateTime(new Temporal.PlainTime(12))
    const { starts, ends, first_day, last_day } = spanOf(start, { timezone, all_day: false, minutes: 1440 })
    const minutes = (Date.parse(ends) - Date.parse(starts)) / 60_000
    const told = [inTimeZone(starts, timezone).slice(0, 16), minutes, first_day, last_day]
    const expected = [
      start.toString().slice(0, 16),
      1440,
      start.toString().slice(0, 10),
      inTimeZone(ends, timezone).slice(0, 10),
    ]
    if (told.join() !== expected.join()) wrong.push(`${timezone} ${told.join()}`)
  }
  // They went over the date line, and left out a day: what would have been on it is on the day after.
  const leftOut = '2011-12-31T12:00,1440,2011-12-30,2012-01-01'
  assert.deepEqual(wrong, [`Pacific/Apia ${leftOut}`, `Pacific/Fakaofo ${leftOut}`])
})

test('all-day events last whole calendar days across clock changes', () => {
  const start = Temporal.PlainDateTime.from('2027-03-28T00:00')
  const { starts, ends } = spanOf(start, { timezone: 'Europe/Berlin', all_day: true, minutes: 1440 })
  assert.deepEqual(
    [starts, ends].map(time => Temporal.Instant.from(time).toString()),
    ['2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
  )
})

test('an event that starts or ends in a skipped hour keeps its length', () => {
  const timezone = 'Europe/Berlin'
  const told = (from: string, to: string) => {
    const [start, end] = [from, to].map(time => Temporal.PlainDateTime.from(`2030-03-31T${time}`)) as [
      Temporal.PlainDateTime,
      Temporal.PlainDateTime,
    ]
    const minutes = minutesBetween(start, end, { all_day: false, timezone })!
    const { starts, ends } = spanOf(start, { timezone, all_day: false, minutes })
    return [starts, ends].map(time => inTimeZone(time, timezone).slice(11, 16))
  }
  assert.deepEqual(told('02:30', '03:00'), ['03:30', '04:00'])
  assert.deepEqual(told('02:30', '03:30'), ['03:30', '04:30'])
  assert.deepEqual(told('02:10', '02:40'), ['03:10', '03:40'])
  assert.deepEqual(told('01:30', '02:30'), ['01:30', '03:30'])
  // The night is an hour shorter than the clock says, where both times are on it.
  assert.deepEqual(told('01:30', '03:30'), ['01:30', '03:30'])

  // An end that the clock skips never comes before a start that it does not.
  const wrong: string[] = []
  for (const change of changes)
    for (const [before, length] of [
      [90, 60],
      [30, 30],
      [1, 1],
      [60, 120],
    ] as const) {
      const start = change.toPlainDateTime().subtract({ minutes: before })
      const lasts = { all_day: false, timezone: change.timeZoneId }
      const minutes = minutesBetween(start, start.add({ minutes: length }), lasts)
      if (minutes === null || minutes <= 0) wrong.push(`${change.timeZoneId} ${start.toString()} ${minutes}`)
    }
  assert.deepEqual(wrong, [])
})
