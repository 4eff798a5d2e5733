// In a process of its own: it measures processor time.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { shownRaw } from './shown-raw.ts'

const head = [
  'Received: from x by y; ip 192.0.2.1',
  'Return-Path: <bounce+abc@groups.example>',
  'DELIVERED-TO: ben@example.org',
  'Authentication-Results: mx; dkim=pass',
  'ARC-Authentication-Results: i=1; mx',
  'X-Originating-IP: [192.0.2.1]',
  'X-MS-Exchange-Organization-Originating-IP: 192.0.2.1',
  'From: "Zoë, B." <zoe@example.org>',
  'Sender: =?utf-8?Q?zoe=40example.org?= <zoe@example.org>',
  'To: bread@groups.example,',
  '\tCleo <cleo@example.org>, bread+approve+s3cr3t@groups.example',
  'Bcc: secret@example.org,',
  ' other@example.org',
  'Reply-To: "Zoë via Bread" <zoe=example.org@groups.example>',
  'Subject: To a@b.example',
  'Message-ID: <1@example.org>',
  'References: <2@example.org>',
  'DKIM-Signature: v=1; i=zoe@example.org; b=abc',
]
const body = ['', 'Bcc: this@example.org is text', 'Received: too', '']
const seen = (seesAddresses: boolean) => ({ seesAddresses, mailDomain: 'groups.example' })

for (const newline of ['\r\n', '\n']) {
  suite(`a mail with lines that end in ${JSON.stringify(newline)}`, () => {
    const skeleton = Buffer.from([...head, ...body].join(newline))
    const part = { at: skeleton.length - 3, hash: 'x', size: 5, columns: 76, newline: '\r\n' as const }

    test('is shown to moderators without what is not for readers', () => {
      const shown = shownRaw({ skeleton, parts: [part] }, seen(true))

      const left = [...head.slice(7, 10), '\tCleo <cleo@example.org>, bread@groups.example', ...head.slice(13), ...body]
      assert.equal(shown.skeleton.toString(), left.join(newline))
      assert.deepEqual(shown.parts, [{ ...part, at: shown.skeleton.length - 3 }])
    })

    test('is shown to others without the addresses of people', () => {
      const shown = shownRaw({ skeleton, parts: [] }, seen(false))

      assert.deepEqual(shown.skeleton.toString().split(newline), [
        'From: "Zoë, B." <zoe@...>',
        'Sender: ... <zoe@...>',
        'To: bread@groups.example,',
        '\tCleo <cleo@...>, bread@groups.example',
        'Reply-To: "Zoë via Bread" <zoe=...@groups.example>',
        'Subject: To a@b.example',
        'Message-ID: <1@example.org>',
        'References: <2@example.org>',
        'DKIM-Signature: v=1; i=zoe@...; b=abc',
        ...body,
      ])
    })
  })
}

test('a mail that is all head, or has none, is shown as well', () => {
  const shown = (text: string) => shownRaw({ skeleton: Buffer.from(text), parts: [] }, seen(false)).skeleton.toString()

  assert.equal(shown('Bcc: a@b.example\nFrom: a@b.example'), 'From: a@...')
  assert.equal(shown('\nBcc: a@b.example\n'), '\nBcc: a@b.example\n')
  assert.equal(shown(''), '')
})

test('a long head takes no longer than it is', () => {
  for (const piece of ['a', '=?', '@', ' a@b', 'x-', '\n ']) {
    const skeleton = Buffer.from(`To: ${piece.repeat(100_000)}\n\n`)
    const before = process.cpuUsage()

    shownRaw({ skeleton, parts: [] }, seen(false))

    const ms = process.cpuUsage(before).user / 1000
    assert.ok(ms < 1500, `${JSON.stringify(piece)}: ${ms} ms`)
  }
})
