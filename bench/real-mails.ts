import { words } from './archive-data.ts'

// Mails as programs write them today: long heads, a text as plain and as HTML, quoted-printable, encoded words, what is answered
// quoted below, and here and there a file.

const vocabulary = 40_000
const perTopic = 6
const writers = 500
/** Which mails are of which kind, in turn. */
const kinds = ['both', 'plain', 'both', 'plain', 'both', 'file', 'plain', 'both', 'latin', 'both'] as const

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** RFC 2045, section 6.7. */
function quotedPrintable(text: string): string[] {
  return text.split('\n').flatMap(line => {
    const letters = Array.from(line, letter =>
      /[^ -<>-~]/.test(letter)
        ? [...Buffer.from(letter)].map(byte => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
        : letter,
    )
    const lines = ['']
    for (const letter of letters) {
      if (lines.at(-1)!.length + letter.length > 75) lines[lines.length - 1] += '='
      if (lines.at(-1)!.endsWith('=') && lines.at(-1)!.length > 72) lines.push('')
      lines[lines.length - 1] += letter
    }
    return lines
  })
}
const base64 = (bytes: Buffer): string[] => bytes.toString('base64').match(/.{1,76}/g) ?? []

type Part = { type: string; encoding: string; lines: string[]; more?: string[] }
const partLines = ({ type, encoding, lines, more = [] }: Part): string[] => [
  `Content-Type: ${type}`,
  `Content-Transfer-Encoding: ${encoding}`,
  ...more,
  '',
  ...lines,
]
function several(kind: string, parts: readonly string[][], n: number): string[] {
  const border = `----=_Part_${n}_${kind}_${'0123456789abcdef'.repeat(2)}`
  return [
    `Content-Type: multipart/${kind}; boundary="${border}"`,
    '',
    ...parts.flatMap(part => [`--${border}`, ...part, '']),
    `--${border}--`,
    '',
  ]
}

/** Makes the mails of a list one after the other, the same on every machine; `name` is in their ids. */
export function* realMails(name: string, count: number): Generator<string> {
  const all = words(vocabulary)
  let seed = 4711
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  // By the harmonic law.
  const sentence = (): string => {
    const some = Array.from({ length: 6 + Math.floor(14 * next()) }, () => all[Math.floor(vocabulary ** next()) - 1]!)
    return `${some[0]![0]!.toUpperCase()}${some.join(' ').slice(1)}${next() < 0.2 ? ' – für José' : ''}.`
  }
  const paragraph = (): string => Array.from({ length: 2 + Math.floor(4 * next()) }, sentence).join(' ')
  let answered = ''
  for (let n = 0; n < count; n += 1) {
    const kind = kinds[n % kinds.length]!
    const isFirst = n % perTopic === 0
    const at = new Date(Date.UTC(2012, 0, 1) + n * 600_000).toUTCString().replace('GMT', '+0000')
    const [writer, topic] = [n % writers, Math.floor(n / perTopic)]
    const written = Array.from({ length: 2 + Math.floor(3 * next()) }, paragraph)
    const quotation = isFirst ? [] : [`On ${at}, Writer wrote:`, answered.replace(/^/gm, '> ')]
    const text = ['Hello all,', ...written, 'Best regards', ...quotation].join('\n\n')
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}</style></head><body lang="EN-GB" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">Hello all,<o:p></o:p></p>\n${written.map(one => `<p class="MsoNormal" style="margin-bottom:12.0pt"><span style="font-size:10.0pt">${one}</span><o:p>&nbsp;</o:p></p>`).join('\n')}\n<p>Best regards</p></div>${isFirst ? '' : `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">On ${at}, Writer wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div>${answered.replaceAll('\n\n', '</div>\n<div>')}</div></blockquote></div>`}</body></html>`
    const plain: Part = {
      type: 'text/plain; charset="utf-8"',
      encoding: 'quoted-printable',
      lines: quotedPrintable(text),
    }
    const rich: Part = { ...plain, type: 'text/html; charset="utf-8"', lines: quotedPrintable(html) }
    const file: Part = {
      type: `application/pdf; name="minutes-${n}.pdf"`,
      encoding: 'base64',
      more: [`Content-Disposition: attachment; filename="minutes-${n}.pdf"`],
      lines: base64(Buffer.from(Array.from({ length: 5000 }, () => Math.floor(256 * next())))),
    }
    const latin: Part = {
      type: 'text/plain; charset=iso-8859-1',
      encoding: 'base64',
      lines: base64(Buffer.from(text.replaceAll('–', '-'), 'latin1')),
    }
    const bodies = {
      plain: () => partLines(plain),
      latin: () => partLines(latin),
      both: () => several('alternative', [partLines(plain), partLines(rich)], n),
      file: () => several('mixed', [partLines(plain), partLines(file)], n),
    }
    answered = written.join('\n\n')
    const subject = topic % 3 === 0 ? encoded(`Ausflug für alle ${topic}`) : `Outing number ${topic} of the rowers`
    yield [
      `From writer${writer}@example.org ${at.replace(' +0000', ' GMT')}`,
      `Return-Path: <writer${writer}@example.org>`,
      ...[3, 2, 1].map(
        hop =>
          `Received: from mail-${hop}.example.net (mail-${hop}.example.net [192.0.2.${hop}])\n\tby mx${hop}.example.org (Postfix) with ESMTPS id ${(n * 7919 + hop).toString(36).toUpperCase()}\n\tfor <${name}@example.org>; ${at}`,
      ),
      `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.org; s=mail;\n\th=from:to:subject:date:message-id; bh=${'k9Xw2'.repeat(8)}=;\n\tb=${'Zm9sa21vb3Qg'.repeat(24)}`,
      'Authentication-Results: mx1.example.org; dkim=pass header.i=@example.org; spf=pass smtp.mailfrom=example.org',
      `From: ${writer % 4 === 0 ? encoded(`Jürgen Writer ${writer}`) : `"Writer ${writer}"`} <writer${writer}@example.org>`,
      `To: "The Rowers" <${name}@example.org>`,
      `Subject: ${isFirst ? '' : 'Re: '}${subject}`,
      `Date: ${at}`,
      `Message-ID: <${name}.${n}@example.org>`,
      ...(isFirst
        ? []
        : [
            `In-Reply-To: <${name}.${n - 1}@example.org>`,
            `References: <${name}.${topic * perTopic}@example.org>\n <${name}.${n - 1}@example.org>`,
          ]),
      'X-Mailer: Microsoft Outlook 16.0',
      'Thread-Index: AQHZ3kq3y1Jw0b8cH0m1',
      'List-Id: <rowers.example.org>',
      'List-Unsubscribe: <mailto:rowers-leave@example.org>',
      'MIME-Version: 1.0',
      ...bodies[kind](),
      '',
      '',
    ].join('\n')
  }
}
