import fc from 'fast-check'
import { validValue, type Call, type Param, type Schema } from './openapi.ts'

type Form = Readonly<Record<string, string>>

export const hostileValues = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    '9007199254740993',
  ],
  ...[
    "' or 1=1--",
    '$1',
    '%',
    '\\',
    '\ud800',
    '\ufffd',
    '\u202e',
    'a\0b',
    '../../etc/passwd',
    '{{7*7}}',
    '${7*7}',
    '2026-02-30',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ],
  ...[
    'x'.repeat(4000),
    '#a '.repeat(500),
    '('.repeat(2000),
    '<b>'.repeat(500),
    '"'.repeat(2000),
    '[]('.repeat(900),
    'FREQ=SECONDLY;COUNT=99999999',
    '[{"col_id":1e9}]',
  ],
]

/** Values that a parameter takes by its schema, and those at its edges. */
function fittingValue(schema: Schema, known: readonly number[]): fc.Arbitrary<string> {
  const { enum: words, type, format, minimum = 1, maximum = 1e9, maxLength = 200 } = schema
  if (words) return fc.constantFrom(...words)
  if (format === 'date-time' || format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
      .map(date => date.toISOString().slice(0, format === 'date' ? 10 : 24))
  if (type === 'integer')
    return fc
      .oneof(fc.constantFrom(...known, minimum, maximum), fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) }))
      .map(String)
  if (type === 'boolean') return fc.constantFrom('0', '1')
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, 300), unit: 'binary' }),
    fc.constantFrom('a', 'x@example.org', 'Rye <b>bread</b>', '[]', '[{}]'),
  )
}

/** Stands for what the scene has at the moment: its number, or the name of its group. */
export const own = '{own}'

/** What a call needs and nothing else, so that it does something; or anything at all. */
export function formOf(call: Call, about: ReadonlySet<string>, known: readonly number[]): fc.Arbitrary<Form> {
  const hostile = fc.constantFrom(...hostileValues)
  const isAsked = ({ isRequired, name }: Param): boolean => isRequired || about.has(name)
  const calm = fc.record(
    Object.fromEntries(
      call.params
        .filter(isAsked)
        .map(({ name, schema }) => [name, fc.constant(about.has(name) ? own : validValue(schema))]),
    ),
  )
  const wild = fc.record(
    Object.fromEntries(
      call.params.map(({ name, schema }) => {
        const fitting = about.has(name) ? fc.constant(own) : fittingValue(schema, known)
        // Mostly about what there is, or nothing would happen.
        return [name, fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: hostile })]
      }),
    ),
    { requiredKeys: call.params.filter(isAsked).map(({ name }) => name) },
  )
  return fc.oneof({ weight: 1, arbitrary: calm }, { weight: 1, arbitrary: wild })
}
