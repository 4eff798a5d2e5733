import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { suite, test } from 'node:test'
import PostalMime from 'postal-mime'
import { storedFile, submissionOf, type SubmissionInput } from '#test/world/submitting.ts'
import { newWorld } from '#test/world.ts'
import { posted } from '#test/world/writing.ts'
import { joinRaw } from './raw.ts'
import { referencesTo } from '../posting/references.ts'

const world = await newWorld()
const { ben } = world.people
const deps = { addresses: { url: 'https://moot.example', mailDomain: 'moot.example' } }

/** The mail as a mail program gets it: its bytes, and what a parser of others makes of it. */
async function compose(submitted: SubmissionInput, account = ben.account) {
  const { raw } = await submissionOf(
    deps,
    account,
    { name: 'bread+rye' },
    { created: '2026-11-15T08:30:12Z', ...submitted },
  )
  const mail = await buffer(joinRaw(raw, world.blobs))
  const text = mail.toString('utf8')
  // RFC 5321, 2.3.8, and RFC 5322, 2.1.1: lines end in CRLF and nowhere else, and are not too long.
  assert.doesNotMatch(text, /[^\r]\n|\r[^\n]/)
  assert.ok(text.split('\r\n').every(line => Buffer.byteLength(line) <= 998))
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const names = head.split('\r\n').map(line => line.slice(0, line.indexOf(':')))
  return { raw, text, head, names, parsed: await PostalMime.parse(mail) }
}
const always = ['From', 'To', 'Subject', 'Date', 'Message-ID', 'List-ID', 'MIME-Version']

test('plain text is one part with list headers', async () => {
  const { text } = await compose({
    ...{ subject: 'Fresh bread #Rye', body: 'Who wants some?', body_type: 'plain', mime_id: 'a@moot.example' },
  })

  assert.equal(
    text,
    [
      'From: Ben <ben@example.org>',
      'To: bread+rye@moot.example',
      'Subject: Fresh bread #Rye',
      'Date: Sun, 15 Nov 2026 08:30:12 +0000',
      'Message-ID: <a@moot.example>',
      'List-ID: <bread+rye.moot.example>',
      'Content-Transfer-Encoding: 7bit',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Who wants some?',
      '',
    ].join('\r\n'),
  )
})

test('a text with pictures and files has each in its place, byte for byte', async () => {
  const noise = Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * n) % 251))
  const picture = { ...(await storedFile(world, 'pi cture.png', noise.subarray(5000))), media_type: 'image/png' }
  const inline = { ...picture, is_inline: true, content_id: 'one@moot.example' }
  const file = { ...(await storedFile(world, 'Größe „x“.pdf', noise)), media_type: 'application/pdf' }
  const empty = await storedFile(world, 'empty', '')

  const { raw, text, parsed } = await compose({
    body: '<p>Grüße <img src="cid:one@moot.example" alt="x"></p>',
    files: [file, inline, empty],
  })

  assert.ok(raw.skeleton.length < 5000)
  assert.equal(parsed.text?.trim().startsWith('Grüße'), true)
  assert.match(parsed.html ?? '', /<p>Grüße <img src="cid:one@moot\.example"/)
  const found = parsed.attachments.map(({ filename, mimeType, disposition, contentId, related = false, content }) => ({
    ...{ filename, mimeType, disposition, contentId, related },
    content: Buffer.from(content as ArrayBuffer),
  }))
  assert.deepEqual(found, [
    {
      filename: 'pi cture.png',
      mimeType: 'image/png',
      disposition: 'inline',
      contentId: '<one@moot.example>',
      related: true,
      content: noise.subarray(5000),
    },
    {
      filename: 'Größe „x“.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
      contentId: undefined,
      related: false,
      content: noise,
    },
    {
      filename: 'empty',
      mimeType: 'application/octet-stream',
      disposition: 'attachment',
      contentId: undefined,
      related: false,
      content: Buffer.alloc(0),
    },
  ])
  const kinds = [...text.matchAll(/^Content-Type: (multipart\/\w+|text\/\w+)/gm)].map(([, kind]) => kind)
  assert.deepEqual(kinds, ['multipart/mixed', 'multipart/alternative', 'text/plain', 'multipart/related', 'text/html'])
})

test('every text survives encoding', async () => {
  const texts = [
    'From here on\nFrom there\n.\n..\n= equal=20',
    'Привет, мир. '.repeat(40).trim(),
    `Grüße ${'aß'.repeat(700)}`,
    'a'.repeat(5000),
    '日本語\n\nThai ไทย\n  indented',
    '\u{1f35e}'.repeat(300),
  ]
  for (const body of texts) {
    const { parsed } = await compose({ body, body_type: 'plain' })

    assert.equal(parsed.text?.trimEnd(), body)
  }
})

test('In-Reply-To names the parent, if it is a valid Message-ID', async () => {
  const { head, parsed } = await compose({ references: ['a@x', 'not an id', 'b@x>\r\nEvil: <c', 'c@x'] })

  assert.equal(parsed.inReplyTo, '<c@x>')
  assert.match(head, /^References: <a@x> <c@x>$/m)
})

suite('user text cannot start a header', () => {
  const ends = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\0\r\n', '\r\n\r\n', '\v', '\f']
  for (const end of ends) {
    test(JSON.stringify(end), async () => {
      const evil = (word: string) => `${word}${end}Bcc: evil@example.org${end}${end}X-Evil: yes`
      const file = { ...(await storedFile(world, evil('name.txt'), 'x')), content_id: evil('id') }
      const account = { ...ben.account, full_name: evil('Ben "B" <b@x>, c@y') }

      const plain = await compose({ subject: evil('Hello'), files: [file] }, account)

      assert.deepEqual(plain.names, [...always, 'Content-Type'])
      assert.deepEqual(plain.parsed.from?.address, 'ben@example.org')
      assert.deepEqual(
        plain.parsed.to?.map(({ address }) => address),
        ['bread+rye@moot.example'],
      )
      assert.equal(
        plain.parsed.headers.some(({ key }) => /bcc|evil/.test(key)),
        false,
      )
      assert.equal(plain.parsed.attachments.length, 1)
    })
  }
})

test('a long non-ASCII subject is folded and survives encoding', async () => {
  const subject = `Ünïcödé ${'日本語のとても長い題名 '.repeat(20).trim()}`

  const { parsed, text } = await compose({ subject })

  assert.equal(parsed.subject, subject)
  assert.ok(text.split('\r\n').every(line => line.length <= 78))
})

test('References keeps the first and the nearest ancestors of a long thread', async () => {
  const { group, database } = world
  const chain = Array.from({ length: 25 }, (_, n) => `ref${n}@example.org`)
  const last = posted(await world.submit('ben', { mime_id: 'last@example.org', references: chain }))
  const alone = posted(await world.submit('ben', { subject: 'Alone', mime_id: 'alone@example.org' }))

  const references = await referencesTo(database.read, group.id, last.message_id)

  assert.deepEqual(references, ['ref0@example.org', ...chain.slice(7), 'last@example.org'])
  assert.deepEqual(await referencesTo(database.read, group.id, alone.message_id), ['alone@example.org'])
  assert.deepEqual(await referencesTo(database.read, group.id, 0), [])
})
