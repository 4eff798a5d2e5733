import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regexesIn, regexesInPage } from './regex-literals.ts'

test('regular expressions are distinguished from divisions, strings and comments', () => {
  const code = [
    'const a = /x[/\\]]+\\//giu // not /this/',
    "const b = a / 2 / c, d = (e) / 3 / f['/no/'] /* nor /this/ */",
    'const g = `/no/ ${h.replace(/`}/, "/no/")} /no/` + [/i/]',
    'if (j) return /k/.test(l)',
    "const m = new RegExp('n', 'u')",
    'const o = p[0]! / q, r = s !== /t/, u = !/v/.test(w)',
  ].join('\n')

  assert.deepEqual(regexesIn(code), {
    literals: [
      { source: 'x[/\\]]+\\/', flags: 'giu', line: 1 },
      { source: '`}', flags: '', line: 3 },
      { source: 'i', flags: '', line: 3 },
      { source: 'k', flags: '', line: 4 },
      { source: 't', flags: '', line: 6 },
      { source: 'v', flags: '', line: 6 },
    ],
    made: [5],
  })
})

test('those of a page are found in its script and between its tags', () => {
  const page = [
    '<script lang="ts">',
    '  const a = /one/u',
    '</script>',
    '<!-- {/no/} --><style>.a { b: c }</style>',
    '<p title="{/two/.test(x) ? `${a / b}` : 1}">{a / 2} it is 1/2 or 3/4 {/if}</p>',
    '{#if /three/g.test(a)}x{:else if !/fo{2}ur/.test({ a: 1 })}y{/if}',
    '{@const made = new RegExp(a)}',
  ].join('\n')

  assert.deepEqual(regexesInPage(page), {
    literals: [
      { source: 'one', flags: 'u', line: 2 },
      { source: 'two', flags: '', line: 5 },
      { source: 'three', flags: 'g', line: 6 },
      { source: 'fo{2}ur', flags: '', line: 6 },
    ],
    made: [7],
  })
})
