import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMbox } from './mbox.ts'

const lines = (...all: readonly string[]) => all.join('\n')
const border = 'From ann@example.org Sat Jan  3 10:00:00 2015'

/** The mails of an mbox that comes in pieces of a length: each as its text, and `?` where it was guessed. */
async function mailsIn(text: string, pieceBytes = text.length): Promise<string[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceBytes) yield Buffer.from(text.slice(at, at + pieceBytes), 'latin1')
  }
  const found: string[] = []
  for await (const mail of readMbox(pieces(), { limit: 100_000 }))
    found.push('raw' in mail ? `${mail.guessed ? '? ' : ''}${mail.raw.toString('latin1')}` : `${mail.tooLong} bytes`)
  return found
}

const cases: Record<string, [mbox: string, mails: string[]]> = {
  'mails are parted by a line and an empty one before it': [
    lines(border, 'Subject: 1', '', 'One', '', border, 'Subject: 2', '', 'Two', ''),
    ['Subject: 1\n\nOne\n', 'Subject: 2\n\nTwo\n'],
  ],
  'a mail begins without an empty line before it too, and that is a guess': [
    lines(border, 'Subject: 1', '', 'One', border, 'Subject: 2', '', 'Two', ''),
    ['Subject: 1\n\nOne\n', '? Subject: 2\n\nTwo\n'],
  ],
  'a sentence that begins with From begins no mail, whatever it says': [
    lines(
      border,
      'Subject: 1',
      '',
      'One',
      '',
      'From 2015 on we bake.',
      '',
      'From Sat Jan 3 on.',
      'From here, 10:00:00 2015',
      '',
    ),
    ['Subject: 1\n\nOne\n\nFrom 2015 on we bake.\n\nFrom Sat Jan 3 on.\nFrom here, 10:00:00 2015\n'],
  ],
  'a line of the form amid a text begins no mail where no header follows': [
    lines(border, 'Subject: 1', '', 'It looks so:', border, 'and then comes the head.', ''),
    [`Subject: 1\n\nIt looks so:\n${border}\nand then comes the head.\n`],
  ],
  'the length that a mail says it has counts before such a line': [
    lines(
      border,
      'Subject: 1',
      'Content-Length: 62',
      '',
      'One',
      border,
      'Subject: 2',
      '',
      border,
      'Subject: 3',
      '',
      'Three',
      '',
    ),
    [`Subject: 1\nContent-Length: 62\n\nOne\n${border}\nSubject: 2\n\n`, 'Subject: 3\n\nThree\n'],
  ],
  'a length after which no mail begins is wrong': [
    lines(
      border,
      'Subject: 1',
      'Content-Length: 9000',
      '',
      'One',
      '',
      border,
      'Subject: 2',
      'Content-Length: 2',
      '',
      'Two',
      '',
    ),
    ['Subject: 1\nContent-Length: 9000\n\nOne\n', 'Subject: 2\nContent-Length: 2\n\nTwo\n'],
  ],
  'a length up to the end is right': [
    lines(border, 'Subject: 1', 'Content-Length: 61', '', 'One', border, 'Subject: 2', '', ''),
    [`Subject: 1\nContent-Length: 61\n\nOne\n${border}\nSubject: 2\n`],
  ],
  'lines as many programs write them': [
    [
      'From ann at example.org  Sat Jan  3 10:00:00 2015',
      'From - Sat Jan 03 10:00:00 2015',
      'From "Ann B"@example.org Sat Jan  3 10:00:00 +0100 2015',
      'From ann@example.org Sat Jan  3 10:00:00 PST 2015 remote from bakery',
      'From ann@example.org Sat, 03 Jan 2015 10:00:00 GMT',
      'From MAILER-DAEMON Sat Jan  3 10:00 2015',
    ]
      .map((line, n) => lines(line, `Subject: ${n}`, '', `${n}`, '', ''))
      .join(''),
    ['0', '1', '2', '3', '4', '5'].map(n => `Subject: ${n}\n\n${n}\n`),
  ],
  'lines end in CR LF where they do so': [
    lines(border, 'Subject: 1', '', 'One', '', border, 'Subject: 2', '', 'Two', '').replaceAll('\n', '\r\n'),
    ['Subject: 1\r\n\r\nOne\r\n', 'Subject: 2\r\n\r\nTwo\r\n'],
  ],
  'a mail that is too long is passed over': [
    lines(border, 'Subject: 1', '', 'x'.repeat(200_000), '', border, 'Subject: 2', '', 'Two', ''),
    ['200060 bytes', 'Subject: 2\n\nTwo\n'],
  ],
}
for (const [title, [mbox, mails]] of Object.entries(cases)) {
  test(`in an mbox, ${title}`, async () => {
    assert.deepEqual(await mailsIn(mbox), mails)
    for (const bytes of [1, 7, 64])
      if (mbox.length < 2000) assert.deepEqual(await mailsIn(mbox, bytes), mails, `${bytes}`)
    assert.deepEqual(await mailsIn(mbox, 40_000), mails)
  })
}
