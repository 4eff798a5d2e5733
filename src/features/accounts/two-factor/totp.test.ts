import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base32, codeAt, stepAt, stepOf } from './totp.ts'

const seed = Buffer.from('12345678901234567890')

test('codes match RFC 6238, appendix B', () => {
  const table: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [seconds, code] of table) assert.equal(codeAt(seed, stepAt(seconds * 1000)), code)
})

test('a code is valid one step before and after its own', () => {
  const now = 1_111_111_109_000
  const step = stepAt(now)

  assert.equal(stepOf(seed, 81_804, now), step)
  assert.equal(stepOf(seed, 81_804, now + 30_000), step)
  assert.equal(stepOf(seed, 81_804, now - 30_000), step)
  assert.equal(stepOf(seed, 81_804, now + 60_000), null)
  assert.equal(stepOf(seed, 81_804, now - 60_000), null)
  assert.equal(stepOf(seed, 81_805, now), null)
})

test('base32 matches RFC 4648, without padding', () => {
  const table = { '': '', f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
  for (const [text, written] of Object.entries(table)) assert.equal(base32(Buffer.from(text)), written)
})
