import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDate } from './date.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const read = (text: string) => {
  const at = parseDate(text, now)
  return at === undefined ? null : new Date(at).toISOString()
}

const cases: Record<string, string | null> = {
  'Sat, 3 Jan 2015 10:00:00 +0100 (CET)': '2015-01-03T09:00:00.000Z',
  '3 Jan 2015 10:00 -0330': '2015-01-03T13:30:00.000Z',
  'Sat, 03 Jan 2015 10:00:00 MET': '2015-01-03T09:00:00.000Z',
  'Saturday, 03-Jan-15 10:00:00 GMT': '2015-01-03T10:00:00.000Z',
  'Sat, 3 Jan 98 10:00:00 EST': '1998-01-03T15:00:00.000Z',
  'Sat, 3 Jan 115 10:00:00 +0000': '2015-01-03T10:00:00.000Z',
  'Sat, 3 Jan 2015 10:00:00': '2015-01-03T10:00:00.000Z',
  'Sat, 3 Jan 2015 10:00:00 XYZ': '2015-01-03T10:00:00.000Z',
  'Sat Jan  3 10:00:00 2015': '2015-01-03T10:00:00.000Z',
  'Sat Jan  3 10:00:00 PST 2015': '2015-01-03T18:00:00.000Z',
  '2015-01-03T10:00:00.123+01:00': '2015-01-03T09:00:00.000Z',
  'Sat, 3 Jan 2015 10:00:00 +1400': '2015-01-02T20:00:00.000Z',
  'Sat, 3 Jan 2015 10:00:00 +1500': null,
  'Sat, 3 Jan 2015 10:00:00 -9900': null,
  'Fri, 1 Jan 1904 00:00:00 +0000': null,
  'Wed, 31 Dec 1969 23:59:59 +0000': null,
  'Thu, 1 Jan 1970 00:00:00 +0000': null,
  'Thu Jan  1 14:00:00 1970': null,
  'Fri, 2 Jan 1970 00:00:00 +0000': '1970-01-02T00:00:00.000Z',
  'Tue, 19 Jan 2038 03:14:07 +0000': null,
  'Sat, 31 Feb 2015 10:00:00 +0000': null,
  'Sat, 3 Jan 2015 25:00:00 +0000': null,
  'some day': null,
  '': null,
}
for (const [text, expected] of Object.entries(cases)) {
  test(`parsing a date: ${text || 'nothing'}`, () => {
    assert.equal(read(text), expected)
  })
}
