import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRegexes } from './check-regexes.ts'

test('safe and slow expressions are told apart by key', async () => {
  const results = await checkRegexes(['^a+$/', '^(a|a)*$/', '^b{2}$/i'])
  assert.deepEqual([...results.keys()].toSorted(), ['^(a|a)*$/', '^a+$/', '^b{2}$/i'])
  assert.equal(results.get('^a+$/'), 'automaton')
  assert.equal(results.get('^b{2}$/i'), 'automaton')
  assert.match(results.get('^(a|a)*$/')!, /^is exponential/)
})
