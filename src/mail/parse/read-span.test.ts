// In a process of its own: the parser is changed for good.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { propertyRuns } from '#test/sampling.ts'
import { patchPostalMime } from './patch-postal-mime.ts'

type SpanReader = { readLine(): unknown }
const spanReader = PostalMime.prototype as unknown as SpanReader
const { readLine: byLine } = spanReader
patchPostalMime()
const { readLine: byStretch } = spanReader

/** What a mail says, or why it cannot be read. */
async function readBy(readLine: SpanReader['readLine'], raw: Buffer): Promise<unknown> {
  spanReader.readLine = readLine
  try {
    return await PostalMime.parse(new Uint8Array(raw).buffer, { forceRfc822Attachments: true, maxNestingDepth: 5 })
  } catch (error) {
    return String(error)
  } finally {
    spanReader.readLine = byStretch
  }
}

const piece = fc.constantFrom(
  ...[
    'From: Ann <ann@example.org>',
    'Subject: Bread',
    ' and rye',
    '\tand more',
    'Subject: =?iso-8859-1?Q?K=F6?=',
    'no header',
  ],
  ...['Content-Type: text/plain; charset=koi8-r', 'Content-Type: text/html', 'Content-Type: image/png; name=a.png'],
  ...[
    'Content-Type: multipart/mixed; boundary=b',
    'Content-Type: multipart/alternative; boundary=cc',
    'Content-Type: a/b',
  ],
  ...['Content-Transfer-Encoding: base64', 'Content-Transfer-Encoding: quoted-printable', 'QUJD', '=41=', 'K\u00f6'],
  ...[
    '--b',
    '--b--',
    '--cc',
    '--cc--',
    '--b ',
    '--bx',
    '--',
    '-- ',
    '-',
    '',
    '',
    '',
    '\r',
    '\r\r',
    'a\rb',
    'text',
    '> said',
  ],
)
const ending = fc.constantFrom('\n', '\n', '\r\n', '\r\r\n', '')
const mail = fc
  .array(fc.tuple(piece, ending), { maxLength: 40 })
  .map(lines => Buffer.from(lines.map(([said, end]) => said + end).join(''), 'latin1'))

test('reading by spans gives the same result as line by line', async () => {
  await fc.assert(
    fc.asyncProperty(mail, async raw => assert.deepEqual(await readBy(byStretch, raw), await readBy(byLine, raw))),
    { numRuns: propertyRuns(2000) },
  )
})

test('the same holds for mail of common programs', async () => {
  const folder = new URL('../../../test/mails/', import.meta.url)
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.eml'))
  assert.ok(names.length > 10)
  for (const name of names) {
    const raw = await readFile(new URL(name, folder))
    assert.deepEqual(await readBy(byStretch, raw), await readBy(byLine, raw), name)
  }
})
