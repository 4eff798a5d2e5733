import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterOrByte, replaceInEncodedWords, encodedPattern } from './mail-encoding-patterns.ts'

test('encoded words are replaced by their decoded text, and are unchanged otherwise', () => {
  const head = 'From: =?utf-8?Q?Ben_=28ben=40example.org=29?= =?UTF-8?b?YmVuQGV4YW1wbGUub3Jn?= =?utf-8?q?Other_one?='

  const changed = replaceInEncodedWords(head, text => text.replaceAll('ben@example.org', 'x@y_z'))

  assert.equal(changed, 'From: =?utf-8?Q?Ben_=28x=40y=5Fz=29?= =?UTF-8?b?eEB5X3o=?= =?utf-8?q?Other_one?=')
  assert.equal(
    replaceInEncodedWords(head, text => text),
    head,
  )
})

test('text is found in quoted-printable across soft line breaks', () => {
  const pattern = new RegExp(`^${encodedPattern('a@b', letterOrByte)}$`)

  for (const written of ['a@b', 'a=40b', 'a=\r\n@b', 'a=\n=40=\r\nb', '=61@b']) assert.match(written, pattern)
  for (const other of ['a=b', 'a\r\n@b', 'ab']) assert.doesNotMatch(other, pattern)
})
