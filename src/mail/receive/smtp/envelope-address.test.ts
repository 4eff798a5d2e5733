import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toAsciiDomain } from './envelope-address.ts'

test('the domain of an envelope address is parsed as given, without lookalikes', () => {
  const addresses = ['x@bücher.example', 'X@example.org', 'x@example。org', 'x@BÜCHER.example', 'x@ſ.example', 'x', '']

  assert.deepEqual(addresses.map(toAsciiDomain), ['x@xn--bcher-kva.example', ...addresses.slice(1)])
})
