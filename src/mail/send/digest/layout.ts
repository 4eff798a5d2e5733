import { escapeHtml } from '#content/html.ts'
import { oneLine } from '#content/text/subject.ts'
import { ownClassNames } from '#content/text/index.ts'
import { messagesFor, type Locale, type Messages } from '#locales/index.ts'
import type { TextPiece } from '../member-copy/template.ts'
import { emailFrame, table } from '../layout/frame.ts'

/** A message in a digest. */
export type DigestMessage = {
  msg_num: number
  subject: string
  name: string
  /** The date, in the time zone of the group. */
  when: string
  url: string
  /** The mailto: link for a reply. */
  reply: string
  plain: string
  html: string
  snippet: string
  files: readonly { filename: string; url: string }[]
  /** An open poll that the text doesn't say itself; null: none. */
  poll: { question: string; answers: readonly string[] } | null
}
/** The content of a digest. */
export type Digest = {
  locale: Locale
  title: string
  /** The name of the group, and the word of its colour. */
  place: string
  color: string
  messages: readonly DigestMessage[]
  /** Footer links. The last one ends with a token. */
  links: readonly { label: string; address: readonly TextPiece[] }[]
  why: string
}

const rule = '-'.repeat(70)
const fileLines = (files: DigestMessage['files']): string =>
  files.map(({ filename, url }) => `${oneLine(filename)}: ${url}\n`).join('')

const pollLines = ({ poll }: DigestMessage): string =>
  poll ? `\n${poll.question}\n${poll.answers.map((answer, at) => `${at + 1}. ${answer}\n`).join('')}` : ''

function contents({ messages }: Digest): string {
  return messages.map(({ subject, name }, at) => `${String(at + 1).padStart(3)}. ${subject} (${name})\n`).join('')
}

function plainLinks({ links, why }: Digest): TextPiece[] {
  const listed = links.flatMap(({ label, address }): TextPiece[] => [`${label}: `, ...address, '\n'])
  return [`${ownClassNames.footerLine}\n`, ...listed, `${why}\n${ownClassNames.footerLine}\n`]
}

/** A digest as plain text: a table of contents, then the messages. */
export function plainDigest(digest: Digest): TextPiece[] {
  const { title, messages, locale } = digest
  const t = messagesFor(locale).email.digest
  const each = messages.map((message, at) => {
    const { subject, name, when, url, plain, files } = message
    return `${rule}\n${at + 1}. ${subject}\n${t.from({ name })}\n${t.date({ date: when })}\n${t.message({ url })}\n\n${plain.trim()}\n${pollLines(message)}${files.length > 0 ? `\n${fileLines(files)}` : ''}\n`
  })
  return [`${title}\n\n${contents(digest)}\n${each.join('')}`, ...plainLinks(digest)]
}

/** A summary as plain text: subject, author, snippet and link of each message. */
export function plainSummary(digest: Digest): TextPiece[] {
  const each = digest.messages.map(
    ({ subject, name, url, snippet }) => `${subject}\n  ${name}: ${snippet}\n  ${url}\n\n`,
  )
  return [`${digest.title}\n\n${each.join('')}`, ...plainLinks(digest)]
}

const frame = ({ title, place, color, locale }: Digest) => emailFrame({ title, place, color, locale, hasWords: true })
type FrameStyles = ReturnType<typeof frame>['look']

const accent = (href: string, text: string, { link }: FrameStyles): string =>
  `<a class="accent" href="${escapeHtml(href)}" style="${link}">${escapeHtml(text)}</a>`

/** Wraps the content of a digest in the HTML frame. */
function wrapInFrame(digest: Digest, content: (look: FrameStyles) => string): TextPiece[] {
  const { look, before, foot, after } = frame(digest)
  const title = `<h1 class="ink" dir="auto" style="${look.title}">${escapeHtml(digest.title)}</h1>\n`
  const linked = digest.links.flatMap(({ label, address }, at): TextPiece[] => [
    `${at > 0 ? ' ·\n' : ''}<a class="accent" href="`,
    ...address.map(piece => (typeof piece === 'string' ? escapeHtml(piece) : piece)),
    `" style="${look.link}">${escapeHtml(label)}</a>`,
  ])
  return [
    `${before}${title}${content(look)}${foot}<div class="${ownClassNames.footer}"><p class="second" style="${look.small}">`,
    ...linked,
    `</p>\n<p class="second" style="${look.small}">${escapeHtml(digest.why)}</p></div>${after}`,
  ]
}

function htmlMessage(
  { subject, name, when, url, reply, html, files, poll }: DigestMessage,
  number: number,
  look: FrameStyles,
  t: Messages['email']['digest'],
): string {
  const ways = [accent(url, t.viewOnline, look), accent(reply, t.reply, look)].join(' · ')
  return `${table(`<td class="line" style="${look.foot}">&nbsp;</td>`, 'width:100%;margin:16px 0 0;line-height:1px;font-size:1px')}
<h2 id="m${number}" class="ink" dir="auto" style="${look.heading}">${number}. ${escapeHtml(subject)}</h2>
<p class="second" style="${look.small}">${escapeHtml(name)}, ${escapeHtml(when)} · ${ways}</p>
<div class="ink words" dir="auto" style="${look.paragraph}">${html}</div>
${poll ? `<p class="ink" dir="auto" style="${look.paragraph}"><b>${escapeHtml(poll.question)}</b></p>\n<ol class="ink" style="${look.paragraph};padding:0 0 0 28px">\n${poll.answers.map(answer => `<li>${escapeHtml(answer)}</li>\n`).join('')}</ol>\n` : ''}${files.map(file => `<p class="second" style="${look.small}">${accent(file.url, oneLine(file.filename), look)}</p>\n`).join('')}`
}

/** A digest as HTML. The message bodies were sanitized when they were posted. */
export const htmlDigest = (digest: Digest): TextPiece[] =>
  wrapInFrame(digest, look => {
    const listed = digest.messages.map(
      ({ subject, name }, at) => `<li>${accent(`#m${at + 1}`, subject, look)} (${escapeHtml(name)})</li>\n`,
    )
    const each = digest.messages.map((message, at) =>
      htmlMessage(message, at + 1, look, messagesFor(digest.locale).email.digest),
    )
    return `<ol class="ink" style="${look.paragraph};padding:0 0 0 28px">\n${listed.join('')}</ol>\n${each.join('')}`
  })

/** A summary as HTML. */
export const htmlSummary = (digest: Digest): TextPiece[] =>
  wrapInFrame(digest, look =>
    digest.messages
      .map(
        ({ subject, name, url, snippet }) =>
          `<p class="ink" dir="auto" style="${look.paragraph}">${accent(url, subject, look)}<br>\n${escapeHtml(name)}: ${escapeHtml(snippet)}</p>\n`,
      )
      .join(''),
  )
