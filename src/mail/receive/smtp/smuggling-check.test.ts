import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SmugglingCheck, type MessageFault } from './smuggling-check.ts'

const head = 'From: a@example.org\r\nSubject: x\r\n\r\n'
const cases: Record<string, [text: string, fault: MessageFault | null]> = {
  'a mail as it should be': [`${head}Hello\r\n.\r\nthere\r\n`, null],
  nothing: ['', null],
  'no end of the last line': [`${head}Hello`, null],
  'a line feed alone': [`${head}Hello\nthere\r\n`, 'bare line end'],
  'a return alone': [`${head}Hello\rthere\r\n`, 'bare line end'],
  'a return at the end': [`${head}Hello\r`, 'bare line end'],
  'two returns': [`${head}Hello\r\r\n`, 'bare line end'],
  'a line feed at the beginning': [`\n${head}`, 'bare line end'],
  'the longest line': [`${head}${'x'.repeat(2048)}\r\n`, null],
  'a longer one': [`${head}${'x'.repeat(2049)}\r\n`, 'long line'],
  'a longer one that does not end': [`${head}${'x'.repeat(2050)}`, 'long line'],
  'headers as many as there may be': [`${`X-A: ${'x'.repeat(93)}\r\n`.repeat(999)}\r\nHello\r\n`, null],
  'more of them': [`${`X-A: ${'x'.repeat(93)}\r\n`.repeat(1001)}\r\nHello\r\n`, 'large head'],
  'as many lines of dots as there may be': [head + '.\r\n'.repeat(20_000), null],
  'more of them than are read': [head + '.x\r\n'.repeat(20_001), 'many lines'],
  'a long text': [head + `${'x'.repeat(98)}\r\n`.repeat(5000), null],
}
for (const [title, [text, fault]] of Object.entries(cases)) {
  test(`line ends are checked across chunks: ${title}`, () => {
    for (const size of [1, 2, 3, 7, 1000, 1_000_000]) {
      const check = new SmugglingCheck()
      for (let at = 0; at < text.length; at += size) check.scan(Buffer.from(text.slice(at, at + size), 'latin1'))
      check.end()
      assert.equal(check.fault, fault, `in pieces of ${size}`)
    }
  })
}
