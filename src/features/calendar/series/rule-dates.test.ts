// In a process of those that measure: the processor time that rules take.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { datesOf, parseRule } from './rule-dates.ts'

const first = Temporal.PlainDateTime.from('1997-09-02T09:00')
const until = new Temporal.PlainDate(2030, 1, 1)
const datesFor = (rule: string, begins = first, timezone = 'America/New_York') => {
  const read = parseRule(rule)
  if (typeof read === 'string') return read
  const dates = datesOf(read.text, { first: begins, timezone }, until)
  return typeof dates === 'string' ? dates : dates.map(date => date.toString().slice(2).replaceAll('-', '')).join(' ')
}

// Most of them stand in RFC 5545, section 3.8.5.3, with these dates.
const known: Readonly<Record<string, string>> = {
  'FREQ=DAILY;INTERVAL=10;COUNT=5': '970902 970912 970922 971002 971012',
  'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH':
    '970902 970904 970909 970911 970916 970918 970923 970925 970930 971002',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH': '970902 970904 970916 970918 970930 971002 971014 971016',
  'FREQ=MONTHLY;COUNT=4;BYDAY=1FR': '970905 971003 971107 971205',
  'FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU': '970907 970928 971102 971130',
  'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6': '970928 971029 971128 971229 980129 980226',
  'FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3;COUNT=3': '970904 971007 971106',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=7': '970929 971030 971127 971230 980129 980226 980330',
  'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=5': '980213 980313 981113 990813 001013',
  'FREQ=YEARLY;BYDAY=TH;BYMONTH=3;COUNT=4': '980305 980312 980319 980326',
  'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=2': '971104 011106',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3': '000229 040229 080229',
}

test('rules have the dates of the standard', () => {
  assert.deepEqual(Object.fromEntries(Object.keys(known).map(rule => [rule, datesFor(rule)])), known)
})

test('an end is in the event’s time zone', () => {
  const evening = Temporal.PlainDateTime.from('2026-06-01T20:00')
  // Eight in the evening in New York is midnight in UTC.
  assert.equal(datesFor('FREQ=DAILY;UNTIL=20260603T000000Z', evening), '260601 260602')
  assert.equal(datesFor('FREQ=DAILY;UNTIL=20260603', evening), '260601 260602 260603')
  assert.equal(datesFor('FREQ=DAILY;UNTIL=20260603T195959', evening), '260601 260602')
})

test('an end beyond the calendar is no end', () => {
  const yearly = datesFor('FREQ=YEARLY;BYMONTH=9;UNTIL=99991231T235959Z')
  assert.match(yearly, /^970902 980902 .* 290902$/)
  assert.equal(datesFor('FREQ=YEARLY;BYMONTH=9;UNTIL=99991231'), yearly)
})

test('a hostile rule is rejected quickly, however it is written', () => {
  const begun = process.cpuUsage()
  const rules = [
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=50',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31',
  ]
  for (const rule of rules) assert.equal(datesFor(rule), 'recurrence has no date', rule)
  for (const rule of [
    '',
    'FREQ',
    'FREQ=',
    'COUNT=3',
    'FREQ=DAILY;X-A=1',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;INTERVAL=1000',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=YEARLY;BYDAY=2MO;BYMONTHDAY=1',
  ])
    assert.equal(datesFor(rule), 'invalid recurrence', rule)
  const { user, system } = process.cpuUsage(begun)
  assert.ok(user + system < 5_000_000, `${user + system} µs`)
})
