// Not on every day: it tries very large or random texts and files.
// In a process of those that measure: the processor time that it takes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { inTurn } from '#test/sampling.ts'
import { joinFlowedLines } from './format-flowed.ts'
import { patchPostalMime } from './patch-postal-mime.ts'
import { readMail } from './read-mail.ts'
import { MailRefusedError } from './mail-refused-error.ts'

patchPostalMime()

const pieces = [
  ...['a \r\n', ' \r\n', '> a \r\n', '>> \r\n', '>', '-- \r\n', '.\r\n', '..\r\n', '\r\n', 'a\r\n', 'a', ' '],
  ...[
    '=\r\n',
    '=41',
    '=zz',
    'QUFB\r\n',
    '<b>',
    '<p>a</p>\r\n',
    '&amp;',
    '=?utf-8?q?a?= ',
    'From a\r\n',
    '--b\r\n',
    '\t',
  ],
]
const types: Record<string, string> = {
  plain: 'text/plain',
  flowed: 'text/plain; format=flowed',
  'flowed without spaces': 'text/plain; format=flowed; delsp=yes',
  'quoted-printable': 'text/plain\r\nContent-Transfer-Encoding: quoted-printable',
  base64: 'text/plain\r\nContent-Transfer-Encoding: base64',
  html: 'text/html',
  parts: 'multipart/mixed; boundary=b',
}

/** Milliseconds that this thread has worked on a mail; others on the machine do not count. */
async function worked(type: string, piece: string, length: number): Promise<number> {
  const body = piece.repeat(Math.floor(length / piece.length))
  const raw = Buffer.from(`From: A <a@example.org>\r\nSubject: Bread\r\nContent-Type: ${type}\r\n\r\n${body}`)
  const before = process.threadCpuUsage()
  try {
    await readMail(raw)
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

for (const [name, type] of Object.entries(types)) {
  test(`parsing mail takes linear time: ${name}`, async () => {
    const slow: unknown[] = []
    for (const piece of inTurn(pieces, 3)) {
      let [short, long] = [Infinity, await worked(type, piece, 400_000)]
      // With the square it would be sixteen times.
      const isSlow = () => long > 60 && (short === Infinity || long > 10 * short)
      for (let turn = 0; turn < 10 && isSlow(); turn += 1) {
        short = Math.min(short, await worked(type, piece, 100_000))
        long = Math.min(long, await worked(type, piece, 400_000))
      }
      if (isSlow()) slow.push({ piece, short, long })
    }
    assert.deepEqual(slow, [])
  })
}

/** The same, as slowly as it is simple: a line is looked at with the one before it. */
function simply(text: string, joins: boolean): string {
  const lines = text.split(/\r?\n/).map(line => {
    const depth = /^>*/.exec(line)![0].length
    const said = line.slice(depth).replace(/^ /, '')
    return { depth, said, goesOn: said.endsWith(' ') && said !== '-- ' }
  })
  return lines
    .map(({ depth, said, goesOn }, n) => {
      const before = lines[n - 1]
      const isJoined = before?.goesOn && before.depth === depth && said !== '-- '
      const sign = isJoined ? '' : `\n${depth > 0 ? `${'>'.repeat(depth)} ` : ''}`
      return sign + (goesOn && joins ? said.slice(0, -1) : said)
    })
    .join('')
    .slice(1)
}

test('flowed lines are joined, whatever they contain', () => {
  const line = fc.constantFrom('a ', 'a', '', ' ', '  ', '> a ', '>a', '>> a ', '>', '-- ', '> -- ', 'a  ', ' -- ')
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean(), (lines, joins) => {
      const text = lines.join('\r\n')
      assert.equal(joinFlowedLines(text, joins), simply(text, joins))
    }),
  )
})
