import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseEncoding } from './content-encoding.ts'

test('the preferred encoding is used, and ours among equals', () => {
  const expected: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'zstd'],
    ['GZIP, br', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0.8, gzip;q=0.8, zstd;q=0.799', 'br'],
    ['identity;q=1, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity, gzip', 'gzip'],
    ['gzip;q=0.2', 'gzip'],
    ['gzip; q=0, br;q=0.000', undefined],
    ['gzip;q=, br;q=no', 'br'],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ]

  assert.deepEqual(
    expected.map(([header]) => [header, chooseEncoding(header)]),
    expected,
  )
})
