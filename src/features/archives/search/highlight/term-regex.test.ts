import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termRegex } from './term-regex.ts'

const phrase = termRegex([], [['rye', 'bread']], 'usual')
const isFound = (text: string): boolean => {
  phrase.lastIndex = 0
  return phrase.test(text)
}

test('punctuation, tags and references may be between the words of a phrase, and never word characters', () => {
  const plane = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter(one =>
    one.isWellFormed(),
  )
  const isOfWord = (one: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(one)
  const isUsual = (one: string): boolean => /[\0-\x7f\u2000-\u206f]/.test(one) && !isOfWord(one) && !'<&'.includes(one)

  assert.deepEqual(
    plane.filter(one => isFound(`rye${one}bread`) && isOfWord(one)),
    [],
  )
  assert.deepEqual(
    plane.filter(one => isUsual(one) && !isFound(`Rye${one}BREAD`)),
    [],
  )
  for (const between of ['</p>\n<p>', '&nbsp;', ' → ', '…', ' «', ' <b class="x">', ' &#8211; '])
    assert.ok(isFound(`rýe${between}bread`), between)
  for (const between of ['', ' and ', ' < ', ' &', '中']) assert.ok(!isFound(`rye${between}bread`), between)
})
