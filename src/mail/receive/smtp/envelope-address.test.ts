import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toAsciiDomain } from './envelope-address.ts'

test('the domain of an envelope address is read as it was said, and what looks like another is not', () => {
  const addresses = ['x@bücher.example', 'X@example.org', 'x@example。org', 'x@BÜCHER.example', 'x@ſ.example', 'x', '']

  assert.deepEqual(addresses.map(toAsciiDomain), ['x@xn--bcher-kva.example', ...addresses.slice(1)])
})
