import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import { envelopeLine, mboxWriter } from './mbox.ts'

/** What is written of a mail that comes in these pieces. */
function written(pieces: readonly string[]): string {
  const writer = mboxWriter()
  const bytes = pieces.map(piece => writer.add(Buffer.from(piece, 'latin1')))
  return Buffer.concat([...bytes, writer.finish()]).toString('latin1')
}

/** The mails of an mbox as any program reads mboxrd: a From line begins one, one > less of each quoted From. */
function readMbox(mbox: string): string[] {
  return mbox
    .split(/^From .*\n/m)
    .slice(1)
    .map(mail => mail.slice(0, -1).replaceAll(/^>(>*From )/gm, '$1'))
}

suite('a mail in an mbox', () => {
  const mails: Record<string, [mail: string, written: string]> = {
    'with network line ends': ['A: b\r\n\r\ntext\r\n', 'A: b\n\ntext\n\n'],
    'without an end of its last line': ['A: b\n\ntext', 'A: b\n\ntext\n\n'],
    'without anything': ['', '\n'],
    'with lines that begin with From': [
      'A: b\r\n\r\nFrom here\r\n>From there\r\n>>From it\r\n',
      'A: b\n\n>From here\n>>From there\n>>>From it\n\n',
    ],
    'that begins with From': ['From here', '>From here\n\n'],
    'with lines that only nearly do': [
      'Fromage\n From x\nfrom x\nFrom\tx\n> From x\nxFrom x\nFrom\n',
      'Fromage\n From x\nfrom x\nFrom\tx\n> From x\nxFrom x\nFrom\n\n',
    ],
    'with carriage returns of its own': ['a\rFrom x\r\r\nFrom x\r', 'a\rFrom x\r\n>From x\r\n\n'],
    'with bytes that are no text': ['\0\x85From \xff\n\x85', '\0\x85From \xff\n\x85\n\n'],
  }
  for (const [title, [mail, expected]] of Object.entries(mails)) {
    test(title, () => {
      assert.equal(written([mail]), expected)
      assert.equal(written(Array.from(mail)), expected)
    })
  }

  test('survives a round trip, whatever it contains and however it is chunked', () => {
    const word = fc.constantFrom('From ', '>From ', '>>From ', 'From', '>', '\n', '\n\n', 'x', ' ', 'Fro', 'm ', '\t')
    const text = fc.array(word, { maxLength: 30 }).map(words => words.join(''))
    const mail = fc.record({ text, cuts: fc.array(fc.nat(40), { maxLength: 3 }) })

    fc.assert(
      fc.property(fc.array(mail, { maxLength: 4 }), many => {
        const mbox = many.map(({ text: whole, cuts }) => {
          const sent = whole.replaceAll('\n', '\r\n')
          const places = [0, ...cuts, sent.length].map(at => Math.min(at, sent.length)).toSorted((a, b) => a - b)
          const pieces = places.slice(1).map((to, at) => sent.slice(places[at], to))
          return `From ben@example.org Sun Nov  1 00:00:00 2026\n${written(pieces)}`
        })

        assert.deepEqual(
          readMbox(mbox.join('')),
          many.map(({ text: whole }) => (whole === '' || whole.endsWith('\n') ? whole : `${whole}\n`)),
        )
      }),
    )
  })
})

test('the From line has sender and date, and cannot be broken', () => {
  const line = (email: string, time = '2026-11-05T08:03:09.123456+00:00') => envelopeLine(email, time).toString()

  assert.equal(line('ben@example.org'), 'From ben@example.org Thu Nov  5 08:03:09 2026\n')
  assert.equal(line('b en\r\nFrom x@y'), 'From benFromx@y Thu Nov  5 08:03:09 2026\n')
  assert.equal(line(''), 'From unknown Thu Nov  5 08:03:09 2026\n')
})
