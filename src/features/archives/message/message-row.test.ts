import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseText } from '#content/text/read-text.ts'
import { parseSubject } from '#content/text/subject.ts'
import { messageRow, numberFiles } from './message-row.ts'
import type { StoredFile } from './submission.ts'

const author = { name: 'Ben Baker', email: 'ben@example.org' }
const text = parseText({ format: 'plain', text: 'Rye rises.\n\n> Wheat?\n\n-- \nBen' })
const raw = { skeleton: Buffer.from('Subject: Bread\r\n\r\nRye'), parts: [] }
const mime_id = '1@example.org'
const written = { author, text, files: [], raw, mime_id }
const food = { id: 7, name: 'food' }

const file: StoredFile = {
  hash: 'ab12',
  size: 1000,
  filename: 'oven.png',
  media_type: 'image/png',
  is_inline: false,
  content_id: '',
  width: 3,
  height: 2,
  thumbnail_hash: null,
}

test('a message row has its content, counters and search terms', () => {
  const subject = parseSubject('Re: [bread] Rye #food', { tag: 'bread' })

  const row = messageRow({ ...written, files: [file] }, subject, { account_id: 3, tags: [food] })

  assert.deepEqual(row, {
    account_id: 3,
    name: 'Ben Baker',
    email: 'ben@example.org',
    subject: 'Re: Rye',
    subject_with_tags: 'Re: Rye #food',
    body: '<p>Rye rises.</p>',
    quoted: '<blockquote><p>Wheat?</p></blockquote>',
    remainder: '<p>-- <br />Ben</p>',
    snippet: 'Rye rises.',
    is_plain_text: true,
    num_attachments: 1,
    size: 1021,
    mime_id: '1@example.org',
    words: [
      "'p=3' '#7' 'h=attachment' 'f=ben':1 'f=baker':2",
      "'rye':1A,12B 'rises':13B 'oven':24B 'png':25B 'wheat':36C 'ben':47D",
    ].join(' '),
  })
})

test('a message without an account or files has neither keyword', () => {
  const row = messageRow(written, parseSubject('Rye', { tag: '' }), { account_id: null, tags: [] })

  const { account_id, num_attachments, size, words } = row
  assert.deepEqual(
    { account_id, num_attachments, size, words },
    {
      account_id: null,
      num_attachments: 0,
      size: 21,
      words: "'f=ben':1 'f=baker':2 'rye':1A,12B 'rises':13B 'wheat':24C 'ben':35D",
    },
  )
})

test('a subject of only hashtags is valid', () => {
  const row = messageRow(written, parseSubject('Re: #food', { tag: '' }), { account_id: null, tags: [food] })

  const { subject, subject_with_tags, words } = row
  assert.deepEqual(
    { subject, subject_with_tags, words },
    {
      subject: 'Re: #food',
      subject_with_tags: 'Re: #food',
      words: "'#7' 'f=ben':1 'f=baker':2 're':1A 'food':2A 'rye':13B 'rises':14B 'wheat':25C 'ben':36D",
    },
  )
})

test('characters PostgreSQL cannot store are removed: NUL and lone surrogates', () => {
  const bad = (of: string) => `${of}\0${of} \ud83d.`
  const pieces = { body: bad('body'), quoted: bad('quoted'), remainder: bad('remainder') }
  const subject = { ...parseSubject('Rye', { tag: '' }), bare: bad('bare'), withoutTags: bad('without') }
  const given = {
    author: { ...author, name: bad('name') },
    text: { ...text, ...pieces, words: pieces, snippet: bad('snippet') },
    files: [{ ...file, filename: bad('file') }],
    raw,
    mime_id: bad('mime'),
  }

  const row = messageRow(given, subject, { account_id: null, tags: [] })

  assert.deepEqual(row, {
    account_id: null,
    name: 'namename \ufffd.',
    email: 'ben@example.org',
    subject: 'withoutwithout \ufffd.',
    subject_with_tags: 'withoutwithout \ufffd.',
    body: 'bodybody \ufffd.',
    quoted: 'quotedquoted \ufffd.',
    remainder: 'remainderremainder \ufffd.',
    snippet: 'snippetsnippet \ufffd.',
    is_plain_text: true,
    num_attachments: 1,
    size: 1021,
    mime_id: 'mimemime \ufffd.',
    words: [
      "'h=attachment' 'f=name':1,2 'bare':1A,2A 'body':13B,14B",
      "'file':25B,26B 'quoted':37C,38C 'remainder':49D,50D",
    ].join(' '),
  })
})

test('files of a message are numbered from one', () => {
  assert.deepEqual(
    numberFiles([file, { ...file, filename: 'bread.png' }]).map(({ n, filename }) => [n, filename]),
    [
      [1, 'oven.png'],
      [2, 'bread.png'],
    ],
  )
})
