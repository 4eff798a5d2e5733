// In a process of those that measure: the processor time that it takes.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { redactRaw } from './redact-raw.ts'

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
  'Cc: "Zoë B."@example.org, <ann@[192.0.2.1]>',
  'X-Original-From: zoe@example.org',
  'ARC-Seal: i=1; d=example.org',
  'ARC-Anything: i=1',
  'Bcc: secret@example.org,',
  ' other@example.org',
  'Reply-To: "Zoë via Bread" <zoe=example.org@groups.example>',
  'Subject: To a@b.example, =?utf-8?Q?Zo=C3=AB_zoe=40example.org?= =?utf-8?B?Wm/DqyB6b2VAZXhhbXBsZS5vcmc=?= =?utf-8?Q?Zo=C3=AB?=',
  'Message-ID: <1@example.org>',
  'References: <2@example.org>',
  ' <three@example.org> <zoe@example.org>',
  'In-Reply-To: Message from Ann <ann@example.org> of "Mon", to bob@example.org <4@example.org>',
  'List-Unsubscribe: <https://example.org/leave/zoe%40example.org>, <mailto:leave@example.org>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  'List-Owner: <mailto:owner@example.org>, <https://example.org/?of=zoe%40example.org&x=1>',
  'Errors-To: bounces+zoe=example.org@lists.example.org',
  'DKIM-Signature: v=1; i=zoe@example.org; b=abc',
]
const body = ['', 'Bcc: this@example.org is text', 'Received: too', '']
const tokenSigner = createTokenSigner(Buffer.alloc(32, 7))
const seen = (seesAddresses: boolean) => ({ seesAddresses, mailDomain: 'groups.example', codes: tokenSigner })

for (const newline of ['\r\n', '\n']) {
  suite(`a mail with lines that end in ${JSON.stringify(newline)}`, () => {
    const skeleton = Buffer.from([...head, ...body].join(newline))
    const part = { at: skeleton.length - 3, hash: 'x', size: 5, columns: 76, newline: '\r\n' as const }

    test('is shown unchanged to those who may see addresses', () => {
      assert.deepEqual(redactRaw({ skeleton, parts: [part] }, seen(true)), { skeleton, parts: [part] })
    })

    test('is shown to others without personal addresses', () => {
      const shown = redactRaw({ skeleton, parts: [part] }, seen(false))

      assert.deepEqual(shown.skeleton.toString().split(newline), [
        'From: "Zoë, B." <zoe@hidden.invalid>',
        'Sender: =?utf-8?Q?zoe=40hidden.invalid?= <zoe@hidden.invalid>',
        'To: bread@groups.example,',
        '\tCleo <cleo@hidden.invalid>, bread@groups.example',
        'Cc: "Zoë B."@hidden.invalid, <ann@hidden.invalid>',
        'Reply-To: "Zoë via Bread" <zoe=hidden.invalid@groups.example>',
        'Subject: To a@hidden.invalid, =?utf-8?Q?Zo=C3=AB_zoe=40hidden.invalid?= =?utf-8?B?Wm/DqyB6b2VAaGlkZGVuLmludmFsaWQ=?= =?utf-8?Q?Zo=C3=AB?=',
        'Message-ID: <1@example.org>',
        'References: <2@example.org>',
        ' <three@example.org> <zoe@hidden.invalid>',
        'In-Reply-To: Message from Ann <ann@hidden.invalid> of "Mon", to bob@hidden.invalid <4@example.org>',
        'List-Owner: <mailto:owner@hidden.invalid>, <https://example.org/?of=zoe%40hidden.invalid&x=1>',
        'Errors-To: bounces+zoe=hidden.invalid@hidden.invalid',
        'DKIM-Signature: v=1; i=zoe@hidden.invalid; b=abc',
        ...body,
      ])
      assert.deepEqual(shown.parts, [{ ...part, at: shown.skeleton.length - 3 }])
    })
  })
}

test('headers of parts and of nested messages are redacted as well', () => {
  const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'))
  const skeleton = mail(
    'Content-Type: multipart/mixed; boundary="a@b"; x=zoe@example.org',
    '',
    'Written for zoe@example.org',
    '--a@b',
    'Content-Description: from zoe@example.org',
    '',
    'From: zoe@example.org, she says',
    '--a@b',
    'Content-Type: message/rfc822',
    '',
    'Received: from x',
    'From: zoe@example.org',
    'Content-Type: multipart/report; boundary=inner',
    '',
    '--inner',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; x',
    '',
    'Final-Recipient: rfc822; ann@example.org',
    '--inner',
    'Content-Type: text/plain; name="zoe@example.org.txt"',
    '',
    'To: ann@example.org',
    '--inner--',
    '--a@b',
    'Content-Id: <1@example.org>',
    '',
    '',
    '--a@b--',
    '',
  )
  const part = { at: skeleton.indexOf('\r\n--a@b--'), hash: 'x', size: 5, columns: 76, newline: '\r\n' as const }

  const shown = redactRaw({ skeleton, parts: [part] }, seen(false))

  const expected = mail(
    'Content-Type: multipart/mixed; boundary="a@b"; x=zoe@hidden.invalid',
    '',
    'Written for zoe@example.org',
    '--a@b',
    'Content-Description: from zoe@hidden.invalid',
    '',
    'From: zoe@example.org, she says',
    '--a@b',
    'Content-Type: message/rfc822',
    '',
    'From: zoe@hidden.invalid',
    'Content-Type: multipart/report; boundary=inner',
    '',
    '--inner',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; x',
    '',
    'Final-Recipient: rfc822; ann@hidden.invalid',
    '--inner',
    'Content-Type: text/plain; name="zoe@hidden.invalid"',
    '',
    'To: ann@example.org',
    '--inner--',
    '--a@b',
    'Content-Id: <1@example.org>',
    '',
    '',
    '--a@b--',
    '',
  )
  assert.equal(shown.skeleton.toString(), expected.toString())
  assert.deepEqual(shown.parts, [{ ...part, at: expected.indexOf('\r\n--a@b--') }])
})

test('a message with only headers, or none, is shown as well', () => {
  const shown = (text: string) => redactRaw({ skeleton: Buffer.from(text), parts: [] }, seen(false)).skeleton.toString()

  assert.equal(shown('Bcc: a@b.example\nFrom: a@b.example'), 'From: a@hidden.invalid')
  assert.equal(shown('\nBcc: a@b.example\n'), '\nBcc: a@b.example\n')
  assert.equal(shown(''), '')
})

test('a long header takes linear time', () => {
  for (const piece of ['a', '=?', '@', ' a@b', 'x-', '\n ']) {
    const skeleton = Buffer.from(
      `To: ${piece.repeat(100_000)}\nContent-Type: multipart/mixed; boundary=b\n\n${`--b\nIn-Reply-To: ${piece}\n\n--`.repeat(5000)}`,
    )
    const before = process.cpuUsage()

    redactRaw({ skeleton, parts: [] }, seen(false))

    const ms = process.cpuUsage(before).user / 1000
    assert.ok(ms < 1500, `${JSON.stringify(piece)}: ${ms} ms`)
  }
})

test('tokens in quoted mail are hidden from others, however it is encoded', () => {
  const code = 'zl6rptub3chsifm6aaaqeaetuuaq'
  const link = `https://moot.example/mail/unsubscribe/${code}`
  const said = `> Leave: ${link}\r\n> Mute: https://moot.example/mail/link/${code}\r\n> bread+approve+${code}@groups.example, Grüße\r\n`
  const base64 = Buffer.from(said).toString('base64').replace(/.{60}/g, '$&\r\n')
  const skeleton = Buffer.from(
    [
      'From: ben@example.org',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      said,
      '--b',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'getmailfile?code=3Dzl6rptub3=\r\nchsifm6aaaqeaetuuaq mail/unsub=\r\nscribe/zl6rptub3chsifm6aaaqe=\r\naetuuaq=20end',
      '--b',
      'Content-Transfer-Encoding: base64',
      '',
      base64,
      '--b--',
      '',
    ].join('\r\n'),
  )

  const shown = redactRaw({ skeleton, parts: [] }, seen(false)).skeleton.toString()

  const blank = said.replaceAll(code, 'x'.repeat(code.length))
  const parts = shown.split(/^--b.*\r\n/m).map(part => part.slice(part.indexOf('\r\n\r\n') + 4))
  assert.equal(parts[1], `${blank}\r\n`)
  assert.equal(
    parts[2],
    'getmailfile?code=3Dxxxxxxxxx=\r\nxxxxxxxxxxxxxxxxxxx mail/unsub=\r\nscribe/xxxxxxxxxxxxxxxxxxxxx=\r\nxxxxxxx=20end\r\n',
  )
  assert.equal(Buffer.from(parts[3]!, 'base64').toString(), blank)
  assert.deepEqual(
    parts[3]!.split('\r\n').map(line => line.length),
    `${base64}\r\n`.split('\r\n').map(line => line.length),
  )
  assert.equal(redactRaw({ skeleton, parts: [] }, seen(true)).skeleton.toString(), skeleton.toString())
})
