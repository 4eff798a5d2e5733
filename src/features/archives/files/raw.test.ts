// In a process of those that measure: the processor time that it takes.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import type { RawMessage } from '../message/submission.ts'
import { joinRaw, rawSize, splitRaw } from './raw.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-raw-'))
after(() => rm(folder, { recursive: true }))
const blobs = openBlobStore(folder)

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const filesOf = (contents: readonly Buffer[]) => contents.map(content => ({ hash: hashOf(content), content }))
const joined = (raw: RawMessage): Promise<Buffer> => buffer(joinRaw(raw, blobs))

/** Base64 as mail programs write it. */
function encoded(content: Buffer, columns: number, newline: string): string {
  return (content.toString('base64').match(new RegExp(`.{1,${columns}}`, 'g')) ?? []).join(newline)
}

function mailOf(contents: readonly Buffer[], columns: number, newline: string): Buffer {
  const parts = contents.map(content =>
    ['--b', 'Content-Transfer-Encoding: base64', '', encoded(content, columns, newline)].join(newline),
  )
  return Buffer.from([`Subject: Rye`, '', ...parts, '--b--', ''].join(newline), 'latin1')
}

const shapes = [76, 72, 64, 60, 75, 998, 100_000].flatMap(columns =>
  (['\r\n', '\n'] as const).map(newline => ({ columns, newline })),
)

for (const { columns, newline } of shapes) {
  const name = JSON.stringify(newline)
  test(`files in lines of ${columns} columns that end in ${name} are extracted from a mail and put back`, async () => {
    const contents = [randomBytes(70_001), Buffer.alloc(1000), randomBytes(513)]
    for (const content of contents) await blobs.put(content, { limit: 1e6 })
    const mail = mailOf(contents, columns, newline)

    const raw = splitRaw(mail, filesOf(contents))

    const { skeleton, parts } = raw
    assert.deepEqual(skeleton.toString().split(newline), [
      'Subject: Rye',
      '',
      ...contents.flatMap(() => ['--b', 'Content-Transfer-Encoding: base64', '', '']),
      '--b--',
      '',
    ])
    assert.deepEqual(
      parts.map(part => [part.hash, part.size]),
      contents.map(content => [hashOf(content), content.length]),
    )
    assert.equal(rawSize(raw), mail.length)
    assert.deepEqual(await joined(raw), mail)
  })
}

test('any message is reassembled byte for byte', async () => {
  const filler = fc.constantFrom('', '\n', '\r\n', '\r', 'x', '--b\r\n\r\n', '\n\n', 'QUFB', '=')
  const size = fc.constantFrom(
    0,
    1,
    2,
    3,
    44,
    45,
    46,
    56,
    57,
    58,
    511,
    512,
    513,
    513 * 57,
    65_535,
    65_536,
    65_537,
    98_304,
  )
  const file = fc.record({
    size,
    shape: fc.constantFrom(...shapes),
    byte: fc.constantFrom(-1, 0, 65),
    before: filler,
    after: filler,
    damage: fc.boolean(),
  })

  // Writing takes long, so each content is made and kept once.
  const made = new Map<string, Buffer>()
  const contentOf = async (length: number, byte: number) => {
    const content = made.get(`${length} ${byte}`) ?? (byte < 0 ? randomBytes(length) : Buffer.alloc(length, byte))
    if (!made.has(`${length} ${byte}`)) await blobs.put(content, { limit: 1e6 })
    made.set(`${length} ${byte}`, content)
    return content
  }

  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 5 }), fc.boolean(), async (files, backwards) => {
      const contents: Buffer[] = []
      for (const { size: length, byte } of files) contents.push(await contentOf(length, byte))
      const pieces = files.map(({ shape, before, after: behind, damage }, at) => {
        const text = encoded(contents[at]!, shape.columns, shape.newline)
        return `${before}\n${damage ? text.slice(0, -1) : text}${behind}`
      })
      const mail = Buffer.from(pieces.join(''), 'latin1')

      const raw = splitRaw(mail, filesOf(backwards ? contents.toReversed() : contents))

      assert.equal(rawSize(raw), mail.length)
      assert.ok((await joined(raw)).equals(mail))
    }),
    { numRuns: 100 },
  )
})

test('unusual encodings are kept verbatim', async () => {
  const content = randomBytes(2000)
  const mails = [
    content.toString('hex'),
    `\n${encoded(content, 76, '\r\n')}`.replace('\r\n', '\n'),
    `\n${encoded(content, 76, '\n')}`.replaceAll('\n', ' \n'),
    encoded(content, 76, '\n').slice(0, 1000),
  ]

  for (const mail of mails)
    assert.deepEqual(splitRaw(Buffer.from(mail), filesOf([content])), { skeleton: Buffer.from(mail), parts: [] })
})

test('a message with a missing or different file cannot be reassembled', async () => {
  const content = randomBytes(1000)
  const raw = splitRaw(mailOf([content], 76, '\r\n'), filesOf([content]))
  const missing = { name: 'FileGoneError', message: `the file ${hashOf(content)} of a mail is missing` }

  await assert.rejects(joined(raw), missing)
  await blobs.put(content, { limit: 1000 })
  await assert.rejects(joined({ ...raw, parts: raw.parts.map(part => ({ ...part, size: 999 })) }), missing)
  assert.equal((await joined(raw)).length, rawSize(raw))
})

test('a message that resembles its files takes no longer than others', () => {
  const mail = Buffer.from(`${'A'.repeat(76)}\r\n`.repeat(100_000), 'latin1')
  const contents = Array.from({ length: 10 }, (_, n) => Buffer.concat([Buffer.alloc(300_000), Buffer.of(n + 1)]))
  const before = process.cpuUsage()

  const raw = splitRaw(mail, filesOf(contents))

  const ms = process.cpuUsage(before).user / 1000
  assert.deepEqual(raw.parts, [])
  assert.ok(ms < 2000, `${ms} ms`)
})
