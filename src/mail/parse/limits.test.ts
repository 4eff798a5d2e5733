// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { costsOf, type MailCost } from '#test/mail-cost.ts'
import { inTurn } from '#test/sampling.ts'
import { readMails } from './index.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-'))
after(() => rm(folder, { recursive: true }))

const MB = 1_048_576
const lines = (...all: string[]) => all.join('\r\n')
const head = lines('From: A <a@example.org>', 'Message-ID: <1@x>', 'Date: Sat, 03 Jan 2015 10:00:00 +0000', '')
const plain = (body: string, header = '') => `${head}${header}\r\n${body}`
const html = (body: string) => plain(body, 'Content-Type: text/html\r\n')
const mixed = (parts: string) => plain(`${parts}--b--\r\n`, 'Content-Type: multipart/mixed; boundary=b\r\n')
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')
const border = 'b'.repeat(60)

/** Each with what becomes of it: where it is refused, why. */
const mails: Record<string, [raw: () => string, refused?: RegExp]> = {
  '45 MB of short lines': [() => plain('a\n'.repeat((45 * MB) / 2)), /more than 1200000 lines/],
  '45 MB of empty lines': [() => plain('\n'.repeat(45 * MB)), /more than 1200000 lines/],
  'as many lines as are read': [() => plain('a\n'.repeat(1_190_000))],
  'as many quoted lines': [() => plain('> a\n'.repeat(1_000_000))],
  'a line of 45 MB': [() => plain('a'.repeat(45 * MB))],
  'lines of 100,000 letters': [() => plain(`${'a'.repeat(100_000)}\r\n`.repeat(100))],
  '45 MB of HTML': [() => html(`${'<p>a</p>'.repeat(100)}\n`.repeat((45 * MB) / 801))],
  '1 MB of open paragraphs': [() => html(`${'<p>'.repeat(100)}\n`.repeat(MB / 310)), /too many elements/],
  'as many paragraphs as are read': [() => html(`${'<p>abcd'.repeat(100)}\n`.repeat(MB / 710))],
  '4 MB of what begins like a tag': [() => html('<a '.repeat((4 * MB) / 3))],
  'a file of 45 MB that is not encoded': [
    () => plain(`${'a,b,'.repeat(10)}\n`.repeat(1_150_000), 'Content-Type: text/csv\n'),
  ],
  'a file of 60 MB in base64': [
    () =>
      mixed(
        lines('--b', 'Content-Type: image/png', 'Content-Transfer-Encoding: base64', '', '') +
          `${'QUFB'.repeat(19)}\r\n`.repeat((60 * MB) / 78),
      ),
  ],
  '50,000 headers': [() => plain('x', 'X-A: b\r\n'.repeat(50_000)), /headers are larger than 100 kB/],
  'a header of 8 MB': [() => plain('x', `X-A: ${'b'.repeat(8 * MB)}\r\n`), /headers are larger than 100 kB/],
  'a header of 8 MB in short lines': [
    () => plain('x', `X-A: ${'b\r\n '.repeat(2 * MB)}\r\n`),
    /more than 1200000 lines/,
  ],
  'parts 5,000 deep': [() => head + nested(5000), /nested more than 100 levels/],
  'as many addresses as a head can hold': [() => plain('x', `From: ${'a@b.c,'.repeat(16_000)}d@e.f\r\n`)],
  'parts with long heads': [
    () => mixed(`--b\r\nX-A: ${'b'.repeat(1200)}\r\n\r\nx\r\n`.repeat(900)),
    /headers of its parts are larger than 1 MB/,
  ],
  '20,000 parts': [() => mixed('--b\r\n\r\nx\r\n'.repeat(20_000)), /more than 1000 parts/],
  '20,000 files': [() => mixed('--b\r\nContent-Type: a/b\r\n\r\nx\r\n'.repeat(20_000)), /more than 1000 parts/],
  'lines that are nearly borders of a hundred parts': [
    () => head + nested(99).replaceAll('b', border) + `\r\n${`--${border}x\n`.repeat(300_000)}`,
  ],
  '10 MB of zeros': [() => plain('\0'.repeat(10 * MB))],
}

async function fileOf(title: string): Promise<string> {
  const path = join(folder, title)
  await writeFile(path, mails[title]![0](), 'latin1')
  return path
}

// What is refused leaves little behind, so that one process does for all of it.
const sampled = inTurn(Object.entries(mails), 3)
const refusals = sampled.flatMap(([title, [, refused]]) => (refused ? [title] : []))
let costsOfRefusals: Promise<MailCost[]> | undefined
async function costOf(title: string): Promise<MailCost> {
  if (!refusals.includes(title)) return (await costsOf([await fileOf(title)]))[0]!
  costsOfRefusals ??= Promise.all(refusals.map(fileOf)).then(costsOf)
  return (await costsOfRefusals)[refusals.indexOf(title)]!
}

suite('mail is parsed or rejected within 5 seconds and 200 MB, without blocking others:', { concurrency: 2 }, () => {
  for (const [title, [, refused]] of sampled) {
    test(title, async () => {
      const cost = await costOf(title)

      assert.match(cost.refused, refused ?? /^$/)
      assert.ok(cost.seconds <= 5, `${cost.seconds} s`)
      assert.ok(cost.ownMs <= 200, `${cost.ownMs} ms in the main thread`)
      assert.ok(cost.grown <= 200, `${cost.grown} MB`)
    })
  }
})

test('a long text is truncated, and later parts are kept', async () => {
  const file = lines('--b', 'Content-Type: text/csv', 'Content-Disposition: attachment; filename=a.csv', '', 'a,b', '')
  const text = `--b\r\n\r\n${'Rye bread\r\n'.repeat(150_000)}`

  const [reading] = await readMails([Buffer.from(mixed(text.repeat(4) + file))])

  assert.ok(reading && 'mail' in reading)
  const { files, remarks } = reading.mail
  assert.deepEqual(
    files.map(({ filename, content }) => [filename, Buffer.from(content).toString()]),
    [['a.csv', 'a,b']],
  )
  assert.deepEqual(remarks, ['textTooLong'])
})

test('truncation is reported, even for multi-byte text and for HTML only', async () => {
  const quoted = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n'
  const letters = `${'=E3=81=82'.repeat(8)}=\r\n`.repeat(70_000)
  const page = '<p>Rye</p>'.repeat(MB / 8)
  const both = ['Content-Type: text/plain\r\n\r\nRye', `Content-Type: text/html\r\n\r\n${page}`].map(
    part => `--b\r\n${part}\r\n`,
  )

  const readings = await readMails(
    [plain('Rye'), plain(letters, quoted), html(page), mixed(both.join('')).replace('mixed', 'alternative')].map(raw =>
      Buffer.from(raw),
    ),
  )

  assert.deepEqual(
    readings.map(reading => ('mail' in reading ? reading.mail.remarks : reading.refused)),
    [[], ['textTooLong'], ['htmlTooLong'], []],
  )
})

test('short or broken mail is parsed as far as possible', async () => {
  const odd = ['From: \0a@example.org\0\r\nSubject: \0\0\r\n\r\nx', 'From: a@example.org\r\n\r\nx', '']

  const readings = await readMails(odd.map(raw => Buffer.from(raw)))

  assert.deepEqual(
    readings.map(reading => ('mail' in reading ? reading.mail.author.email : reading.refused.reason)),
    ['a@example.org', 'a@example.org', 'noAuthor'],
  )
})
