import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMails } from './index.ts'

const lines = (...all: readonly string[]) => all.join('\r\n')
const hex = (digits: string) => Buffer.from(digits, 'hex').toString('latin1')

/** Reads a mail; each character of it is one byte. */
async function read(text: string) {
  const [reading] = await readMails([Buffer.from(text, 'latin1')])
  assert.ok(reading && 'mail' in reading, JSON.stringify(reading))
  return reading.mail
}
const mail = (headers: readonly string[], ...body: readonly string[]) =>
  lines('From: Ann <ann@example.org>', 'Message-ID: <1@example.org>', ...headers, '', ...body)
const mixed = (...parts: readonly string[]) =>
  mail(['Content-Type: multipart/mixed; boundary="b"'], ...parts.flatMap(part => ['--b', part]), '--b--', '')

const subjects: Record<string, [written: string, read: string, ...more: string[]]> = {
  'bare bytes in the charset of the body': [hex('e1e2e3e4'), 'αβγδ', 'Content-Type: text/plain; charset=iso-8859-7'],
  'bare bytes of Chinese': [`Re: ${hex('d0c2b5c4c3e6b0fcb5ea')}`, 'Re: 新的面包店'],
  'bare UTF-8': [Buffer.from('Grüße').toString('latin1'), 'Grüße'],
  'bare Latin letters': [hex('436166e9206f75766572742021'), 'Café ouvert !'],
  'an encoded word in UTF-7': ['=?utf-7?Q?Gr+APwA3w-e?=', 'Grüße'],
  'an encoded word with wrong bytes': ['=?utf-8?Q?Caf=E9_ouvert?=', 'Café ouvert'],
  'an encoded word of GB 2312': ['=?gb2312?B?0MK1xMPmsPy16g==?=', '新的面包店'],
  'an encoded word in a charset that nobody knows': ['=?x-unknown?B?0MK1xMPmsPy16g==?=', '新的面包店'],
  'a letter that is cut in two between words': ['=?utf-8?Q?Gr=C3?=\r\n =?utf-8?Q?=BC=C3=9Fe?=', 'Grüße'],
  'words of ASCII with bytes beyond it': ['=?us-ascii?Q?Caf=C3=A9?= today', 'Café today'],
}
for (const [title, [written, expected, ...more]] of Object.entries(subjects)) {
  test(`a subject is parsed: ${title}`, async () => {
    const { subject } = await read(mail([`Subject: ${written}`, ...more], 'x'))

    assert.equal(subject, expected)
  })
}

test('an author’s name is decoded like a subject', async () => {
  const { author } = await read(lines(`From: ${hex('cff0e8e2e5f2')} <ann@example.org>`, '', 'x'))

  assert.deepEqual(author, { name: 'Привет', email: 'ann@example.org' })
})

const texts: Record<string, [headers: string[], body: string, text: string]> = {
  'UTF-7': [['Content-Type: text/plain; charset=utf-7'], 'Gr+APwA3w-e +- mehr', 'Grüße + mehr'],
  'GB 2312': [['Content-Type: text/plain; charset=gb2312'], hex('d0c2b5c4c3e6b0fcb5ea'), '新的面包店'],
  'no charset at all': [[], hex('f0d2c9d7c5d42c20c8ccc5c2'), 'Привет, хлеб'],
  'ASCII that is none': [['Content-Type: text/plain; charset=us-ascii'], hex('436166e9'), 'Café'],
  'lines that flow, also where they are quoted': [
    ['Content-Type: text/plain; charset=utf-8; Format=Flowed'],
    lines('One ', 'line.', '> Quoted ', '> as one. ', '>> Deeper ', '>> too.', ' >Said.', '  Set in. ', '-- ', 'Ann'),
    'One line.\n> Quoted as one. \n>> Deeper too.\n >Said.\n Set in. \n-- \nAnn',
  ],
  'lines that flow without spaces': [
    ['Content-Type: text/plain; charset=gb2312; format=flowed; delsp=yes'],
    lines(`${hex('d0c2b5c4')} `, hex('c3e6b0fcb5ea')),
    '新的面包店',
  ],
  'UTF-8 with a line from elsewhere': [
    ['Content-Type: text/plain; charset=utf-8'],
    `${Buffer.from('Käse').toString('latin1')}\r\n${hex('436166e9')}`,
    'Käse\nCafé',
  ],
}
for (const [title, [headers, body, expected]] of Object.entries(texts)) {
  test(`a text is parsed: ${title}`, async () => {
    const { text } = await read(mail(headers, body))

    assert.equal(text.plain, expected)
  })
}

const part = (headers: readonly string[], content: string) => lines(...headers, '', content)
const contents = (files: readonly { filename: string; content: Uint8Array }[]) =>
  files.map(({ filename, content }) => [filename, Buffer.from(content).toString('latin1')])

test('a file keeps its length, however it was encoded', async () => {
  const named = (name: string, encoding: string) => [
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    `Content-Transfer-Encoding: ${encoding}`,
  ]
  const { files } = await read(
    mixed(
      part(['Content-Type: text/plain'], 'Hello'),
      part(named('base64', 'base64'), 'YQ0KYg0K'),
      part(named('lines', 'base64'), 'YQ==\r\nYg=='),
      part(named('footed', 'base64'), 'YWI=\r\n\r\n____________________\r\nBread mailing list'),
      part(named('quoted', 'quoted-printable'), 'a=0D=0Ab=\r\nc \r\n= d=3D'),
      part(named('open', '7bit'), 'a\r\nb\r\n'),
      part(named('eight', '8bit'), hex('e9f6')),
      part(named('empty', 'base64'), ''),
      part(['Content-Type: text/calendar; method=request; name=a.ics'], 'BEGIN:VCALENDAR\r\n\r\n'),
    ),
  )

  assert.deepEqual(contents(files), [
    ['base64', 'a\r\nb\r\n'],
    ['lines', 'ab'],
    ['footed', 'ab'],
    ['quoted', 'a\r\nbc \r\n= d='],
    ['open', 'a\r\nb\r\n'],
    ['eight', hex('e9f6')],
    ['empty', ''],
    ['a.ics', 'BEGIN:VCALENDAR\r\n\r\n'],
  ])
})

test('a named text part is a file, and the parts around it are the text', async () => {
  const { text, files } = await read(
    mixed(
      part(['Content-Type: text/plain; charset=us-ascii'], 'Here is the recipe.'),
      part(['Content-Type: text/plain ; name="rye.txt"', 'Content-Disposition: inline; filename="rye.txt"'], 'Rye'),
      part(['Content-Type: text/html; name="rye.html"'], '<p>Rye</p>'),
      part(['Content-Type: text/plain; charset=us-ascii'], 'Enjoy.'),
    ),
  )

  assert.equal(text.plain, 'Here is the recipe.\nEnjoy.')
  assert.deepEqual(contents(files), [
    ['rye.txt', 'Rye'],
    ['rye.html', '<p>Rye</p>'],
  ])
})

test('an unnamed file is named by its type', async () => {
  const { files } = await read(
    mixed(
      part(['Content-Type: text/plain'], 'Hello'),
      part(['Content-Type: text/calendar; method=REQUEST'], 'BEGIN:VCALENDAR'),
      part(['Content-Type: message/rfc822'], 'Subject: Rye\r\n\r\nRye'),
      part(['Content-Type: application/x-unheard-of'], 'x'),
    ),
  )

  assert.deepEqual(
    files.map(({ filename }) => filename),
    ['part-1.ics', 'part-2.eml', 'part-3'],
  )
})

test('a single text part is the text, even with a name', async () => {
  const { text, files } = await read(mail(['Content-Type: text/plain; name="body.txt"'], 'Hello'))

  assert.deepEqual([text.plain, files], ['Hello', []])
})

test('a type without a semicolon before its charset is text', async () => {
  const { text, files } = await read(
    mixed(part(['Content-Type: TEXT/plain', ' charset="iso-8859-1"'], hex('4772fcdf65'))),
  )

  assert.deepEqual([text.plain, files], ['Grüße', []])
})

const undivided: Record<string, string> = {
  'no border is named': 'Content-Type: multipart/mixed',
  'an empty border is named': 'Content-Type: multipart/mixed; boundary=""',
  'the border that is named does not come': 'Content-Type: multipart/alternative; boundary="nowhere"',
}
for (const [title, header] of Object.entries(undivided)) {
  test(`where ${title}, the whole mail is its text, and that is reported`, async () => {
    const { text, files, remarks } = await read(mail([header], '--b', 'Rye, please.'))

    assert.deepEqual([text.plain, files, remarks], ['--b\nRye, please.', [], ['partsUnclear']])
  })
}

test('text outside the parts of a multipart is ignored', async () => {
  const { text, remarks } = await read(
    mail(['Content-Type: multipart/mixed; boundary="b"'], 'For old programs', '--b', '', 'Rye', '--b--', 'The end', ''),
  )

  assert.deepEqual([text.plain, remarks], ['Rye', []])
})

const names: Record<string, string> = {
  '"ends \\"quoted\\""': 'ends "quoted"',
  '"\\"begins\\" quoted"': '"begins" quoted',
  '"Ann \\"Rye\\" Baker"': 'Ann "Rye" Baker',
  "'Ann Baker'": 'Ann Baker',
  '"\\"Ann Baker\\""': 'Ann Baker',
  '"\'Ann Baker\'"': 'Ann Baker',
  '"Ann Baker\\""': 'Ann Baker',
}
for (const [written, name] of Object.entries(names)) {
  test(`the name of an author keeps the quotation marks that belong to it: ${written}`, async () => {
    const { author } = await read(lines(`From: ${written} <ann@example.org>`, '', 'x'))

    assert.equal(author.name, name)
  })
}
