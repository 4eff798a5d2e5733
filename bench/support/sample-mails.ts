import { words } from './archive-data.ts'

// Mails as programs have written them to lists for twenty years: long heads, encoded words, what is answered quoted above or below,
// signatures, the footer of the list, several charsets and encodings. The same on every machine.

const vocabulary = 40_000
const perTopic = 6
const writers = 500

/** What archives are made of: their mails are of these kinds, in turn. */
export const archives = {
  plain: ['ascii', 'utf8', 'latin1', 'ascii', 'quoted', 'ascii', 'russian', 'quoted', 'ascii', 'base64'],
  html: ['both', 'both', 'html', 'both', 'both', 'both', 'html', 'both', 'both', 'file'],
  pictures: ['picture', 'ascii', 'picture', 'both', 'picture', 'quoted', 'picture', 'both', 'picture', 'utf8'],
} as const satisfies Record<string, readonly Kind[]>
type Kind = keyof ReturnType<typeof bodiesOf>

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
      if (lines.at(-1)!.length + letter.length > 75) {
        lines[lines.length - 1] += '='
        lines.push('')
      }
      lines[lines.length - 1] += letter
    }
    return lines
  })
}
const base64 = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('base64')
    .match(/.{1,76}/g) ?? []

/** Lines as those who write plain texts break them. */
const wrapped = (text: string): string => text.replace(/(.{1,72})(?: +|$)/gm, '$1\n').replace(/\n$/, '')
const marked = (text: string): string => text.replace(/^/gm, '> ').replace(/^> (?=>)/gm, '>')

type MailPart = { type: string; encoding: string; lines: Buffer[] | string[]; more?: string[] }
const partLines = ({ type, encoding, lines, more = [] }: MailPart): (Buffer | string)[] => [
  `Content-Type: ${type}`,
  `Content-Transfer-Encoding: ${encoding}`,
  ...more,
  '',
  ...lines,
]
function several(kind: string, parts: readonly (Buffer | string)[][], n: number): (Buffer | string)[] {
  const border = `----=_Part_${n}_${kind}_${'0123456789abcdef'.repeat(2)}`
  return [
    `Content-Type: multipart/${kind}; boundary="${border}"`,
    '',
    ...parts.flatMap(part => [`--${border}`, ...part, '']),
    `--${border}--`,
    '',
  ]
}

/** KOI8-R, of which the letters are in the order of the Latin ones that sound like them. */
const koi8 = Buffer.from(
  'ю а б ц д е ф г х и й к л м н о п я р с т у ж в ь ы з ш э щ ч ъ'.replaceAll(' ', ''),
  'utf16le',
)
const inKoi8 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, letter => {
      const at = koi8.indexOf(letter, 0, 'utf16le')
      return at >= 0 && letter > '\u007f' ? 0xc0 + at / 2 : letter.charCodeAt(0) & 0x7f
    }),
  )
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщ'
const inRussian = (text: string): string =>
  text.replace(/[a-z]/g, letter => cyrillic[letter.charCodeAt(0) - 0x61]!).replaceAll('–', '-')

type MailContent = { n: number; plain: string; rich: string; file: () => Uint8Array; picture: () => Uint8Array }

/** What each kind of mail has under its head. */
function bodiesOf({ n, plain, rich, file, picture }: MailContent) {
  const text = (charset: string, encoding: string, lines: MailPart['lines']): MailPart => ({
    type: `text/plain; charset=${charset}`,
    encoding,
    lines,
  })
  const unaccented = plain.replace(/[^\n -~]/g, '-')
  const quoted = text('"utf-8"', 'quoted-printable', quotedPrintable(plain))
  const html: MailPart = { ...quoted, type: 'text/html; charset="utf-8"', lines: quotedPrintable(rich) }
  const attached = (type: string, name: string, bytes: Uint8Array): MailPart => ({
    type: `${type}; name="${name}"`,
    encoding: 'base64',
    more: [`Content-Disposition: attachment; filename="${name}"`],
    lines: base64(bytes),
  })
  const mixed = (mailPart: MailPart): (Buffer | string)[] =>
    several('mixed', [partLines(quoted), partLines(mailPart)], n)
  return {
    ascii: () => partLines(text('us-ascii', '7bit', [unaccented])),
    utf8: () => partLines(text('utf-8', '8bit', [plain])),
    latin1: () => partLines(text('iso-8859-1', '8bit', [Buffer.from(plain.replaceAll('–', '-'), 'latin1')])),
    quoted: () => partLines(quoted),
    russian: () => partLines(text('koi8-r', '8bit', [inKoi8(inRussian(plain))])),
    base64: () => partLines(text('utf-8', 'base64', base64(Buffer.from(plain)))),
    both: () => several('alternative', [partLines(quoted), partLines(html)], n),
    html: () => partLines(html),
    file: () => mixed(attached('application/pdf', `minutes-${n}.pdf`, file())),
    picture: () => mixed(attached('image/jpeg', `photo-${n}.jpg`, picture())),
  }
}

type SampleOptions = {
  /** Stands in the ids. */
  name: string
  kinds: readonly Kind[]
  mails: number
  pictures?: readonly Buffer[]
}

/** Makes the mails of a list one after the other, as an mbox has them. */
export function* sampleMails({ name, kinds, mails, pictures = [] }: SampleOptions): Generator<Buffer> {
  const all = words(vocabulary)
  let seed = 4711
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  // By the harmonic law.
  const sentence = (): string => {
    const some = Array.from({ length: 6 + Math.floor(14 * next()) }, () => all[Math.floor(vocabulary ** next()) - 1]!)
    return `${some[0]![0]!.toUpperCase()}${some.join(' ').slice(1)}${next() < 0.2 ? ' – für José' : ''}.`
  }
  const paragraph = (): string => Array.from({ length: 2 + Math.floor(4 * next()) }, sentence).join(' ')
  let answered = { plain: '', paragraphs: [] as string[] }
  for (let n = 0; n < mails; n += 1) {
    const isFirst = n % perTopic === 0
    const at = new Date(Date.UTC(2012, 0, 1) + n * 600_000).toUTCString().replace('GMT', '+0000')
    const [writer, topic] = [n % writers, Math.floor(n / perTopic)]
    const written = Array.from({ length: 2 + Math.floor(3 * next()) }, paragraph)
    const said = written.map(wrapped).join('\n\n')
    const named = `On ${at}, Writer ${(n + writers - 1) % writers} wrote:`
    const quotation = isFirst ? '' : `${named}\n${marked(answered.plain)}`
    const own = ['Hello all,', ...(n % 2 === 0 ? [said, quotation] : [quotation, said]), 'Best regards'].filter(Boolean)
    const footer = `_______________________________________________\n${name} mailing list\n${name}@example.org\nhttps://lists.example.org/listinfo/${name}`
    const plain = `${own.join('\n\n')}\n\n-- \nWriter ${writer}\nRowing club of the old harbour, phone 0${writer}\n${footer}`
    const quotedHtml = `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">${named}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div>${answered.paragraphs.join('</div>\n<div>')}</div></blockquote></div>`
    const rich = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}</style></head><body lang="EN-GB" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">Hello all,<o:p></o:p></p>\n${written.map(one => `<p class="MsoNormal" style="margin-bottom:12.0pt"><span style="font-size:10.0pt">${one}</span><o:p>&nbsp;</o:p></p>`).join('\n')}\n<p>Best regards</p></div>${isFirst ? '' : quotedHtml}</body></html>`
    answered = { plain: said, paragraphs: written }
    const bodies = bodiesOf({
      n,
      plain,
      rich,
      file: () => Buffer.from(Array.from({ length: 20_000 }, () => Math.floor(256 * next()))),
      // What follows the end of a picture makes it another file.
      picture: () => Buffer.concat([pictures[n % pictures.length]!, Buffer.from(`${name} ${n}`)]),
    })
    const subject = topic % 3 === 0 ? encoded(`Ausflug für alle ${topic}`) : `Outing number ${topic} of the rowers`
    const lines = [
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
      `Subject: ${isFirst ? '' : 'Re: '}[${name}] ${subject}`,
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
      `List-Id: <${name}.example.org>`,
      `List-Unsubscribe: <mailto:${name}-leave@example.org>`,
      'MIME-Version: 1.0',
      ...bodies[kinds[n % kinds.length]!](),
      '',
      '',
    ]
    yield Buffer.concat(lines.flatMap(line => [typeof line === 'string' ? Buffer.from(line) : line, newline]))
  }
}
const newline = Buffer.from('\n')
