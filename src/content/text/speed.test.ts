// Not on every day: it tries very large or random texts.
// Runs among the tests that measure processor time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseText } from './read-text.ts'
import { TooMuchMarkupError } from './html/clean.ts'
import { parseSubject } from './subject.ts'
import { textOf, visibleLength } from './visible-text.ts'

const pieces = [
  ...[
    'mailto:',
    '*',
    '(',
    '>',
    '> ',
    '#a ',
    '"',
    "'",
    '[',
    '![',
    '`',
    '<a',
    '<a ',
    '<b></b>',
    '<br>',
    '&',
    '&#',
    '@',
    'a@a.a',
  ],
  ...[
    'On ',
    'On 1:00\n',
    'wrote:',
    'wrote:\n',
    'On 2026 a@b wrote:\n> a\nb\n',
    '-- \n',
    '*a_',
    '**a',
    '|a\n|-\n',
    '\n',
    ' ',
    'a\n',
  ],
  ...[
    'http://a ',
    'https://a/(',
    '- a\n',
    '``` \n',
    '<!--',
    '</a>',
    '<noscript>',
    '<xmp>',
    '<pre>\n</pre>',
    '<a href=http://a>',
  ],
  ...[
    '\\',
    '[a]: b\n',
    '[a](',
    'From: a\nSent: b\n',
    '_____\n',
    '<blockquote>a</blockquote>On 2026 a@b wrote:',
    '\u200b',
    '\u00a0',
  ],
]
const readers: Record<string, (text: string) => unknown> = {
  html: text => parseText({ format: 'html', text }),
  plain: text => parseText({ format: 'plain', text }),
  markdown: text => parseText({ format: 'markdown', text }),
  subject: text => parseSubject(text, { tag: text.slice(0, 20) }),
  words: text => visibleLength(textOf(text)),
}

/** Processor milliseconds of this thread. */
function worked(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  try {
    read(text)
  } catch (error) {
    if (!(error instanceof TooMuchMarkupError)) throw error
  }
  const after = process.threadCpuUsage(before)
  return (after.user + after.system) / 1000
}
const repeated = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length))

for (const [name, read] of Object.entries(readers)) {
  test(`reading a text takes linear time: ${name}`, () => {
    const slow = pieces.flatMap(piece => {
      let [short, long] = [Infinity, worked(read, repeated(piece, 32_000))]
      // Quadratic time would be sixteen times as long.
      const isSlow = () => long > 40 && (short === Infinity || long > 10 * short)
      // Alternating, and the best of each: compilation, garbage collection and other load count for neither.
      for (let turn = 0; turn < 20 && isSlow(); turn++) {
        short = Math.min(short, worked(read, repeated(piece, 8_000)))
        long = Math.min(long, worked(read, repeated(piece, 32_000)))
      }
      return isSlow() ? [{ piece, short, long }] : []
    })

    assert.deepEqual(slow, [])
  })
}
