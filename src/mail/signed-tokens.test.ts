import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assert as hold, array, maxSafeNat, property } from 'fast-check'
import { createTokenSigner } from './signed-tokens.ts'

const tokenSigner = createTokenSigner(Buffer.alloc(32, 1))

test('a token has its payload, whatever its case', () => {
  hold(
    property(array(maxSafeNat(), { maxLength: 5 }), numbers => {
      const code = tokenSigner.make('bounce', numbers)

      assert.deepEqual(tokenSigner.read('bounce', code), numbers)
      assert.deepEqual(tokenSigner.read('bounce', code.toUpperCase()), numbers)
      assert.match(code, /^[a-z2-7]+$/)
    }),
  )
})

test('a token fits into a local part', () => {
  assert.ok(tokenSigner.make('bounce', [2 ** 40, 2 ** 40, 2 ** 32]).length <= 48)
})

test('a token for another purpose, by another key or changed is invalid', () => {
  const code = tokenSigner.make('bounce', [42, 7])
  const changed = Array.from(
    code,
    (letter, at) => code.slice(0, at) + (letter === 'a' ? 'b' : 'a') + code.slice(at + 1),
  )

  assert.equal(tokenSigner.read('confirm', code), null)
  assert.equal(createTokenSigner(Buffer.alloc(32, 2)).read('bounce', code), null)
  assert.deepEqual(
    [...changed, '', 'a', `${code}a`, code.slice(1), 'ä'.repeat(30), 'a'.repeat(1000)].map(each =>
      tokenSigner.read('bounce', each),
    ),
    Array.from({ length: changed.length + 6 }, () => null),
  )
})

test('a token holds integers only', () => {
  for (const number of [-1, 1.5, NaN, 2 ** 53]) assert.throws(() => tokenSigner.make('bounce', [number]), RangeError)
})
