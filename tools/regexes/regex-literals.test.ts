import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regexesIn } from './regex-literals.ts'

test('regular expressions are distinguished from divisions, strings and comments', () => {
  const code = [
    'const a = /x[/\\]]+\\//giu // not /this/',
    "const b = a / 2 / c, d = (e) / 3 / f['/no/'] /* nor /this/ */",
    'const g = `/no/ ${h.replace(/`}/, "/no/")} /no/` + [/i/]',
    'if (j) return /k/.test(l)',
    "const m = new RegExp('n', 'u')",
  ].join('\n')

  assert.deepEqual(regexesIn(code), {
    literals: [
      { source: 'x[/\\]]+\\/', flags: 'giu', line: 1 },
      { source: '`}', flags: '', line: 3 },
      { source: 'i', flags: '', line: 3 },
      { source: 'k', flags: '', line: 4 },
    ],
    made: [5],
  })
})
