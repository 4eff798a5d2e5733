import { escapeHtml } from '#content/html.ts'
import { oneLine } from '#content/text/subject.ts'
import { ownMarks } from '#content/text/index.ts'
import type { TextPiece } from '../copy/template.ts'

/** A message as it stands in a digest. */
export type DigestMessage = {
  msg_num: number
  subject: string
  name: string
  /** When, in the zone of the group. */
  when: string
  url: string
  /** How to answer it by mail. */
  reply: string
  plain: string
  html: string
  snippet: string
  files: readonly { filename: string; url: string }[]
}
/** All that is in a digest; the codes of its links come last. */
export type Digest = {
  title: string
  messages: readonly DigestMessage[]
  /** Under it: what for, and where. The last of them ends with a code. */
  links: readonly { label: string; address: readonly TextPiece[] }[]
  why: string
}

const rule = '-'.repeat(70)
const under = (files: DigestMessage['files']): string =>
  files.map(({ filename, url }) => `${oneLine(filename)}: ${url}\n`).join('')

function contents({ messages }: Digest): string {
  return messages.map(({ subject, name }, at) => `${String(at + 1).padStart(3)}. ${subject} (${name})\n`).join('')
}

function plainLinks({ links, why }: Digest): TextPiece[] {
  const listed = links.flatMap(({ label, address }): TextPiece[] => [`${label}: `, ...address, '\n'])
  return [`${ownMarks.footerLine}\n`, ...listed, `${why}\n${ownMarks.footerLine}\n`]
}

/** A digest as plain text: what is in it, then each message under a rule. */
export function plainDigest(digest: Digest): TextPiece[] {
  const { title, messages } = digest
  const each = messages.map(
    ({ subject, name, when, url, plain, files }, at) =>
      `${rule}\n${at + 1}. ${subject}\nFrom: ${name}\nDate: ${when}\nMessage: ${url}\n\n${plain.trim()}\n${files.length > 0 ? `\n${under(files)}` : ''}\n`,
  )
  return [`${title}\n\n${contents(digest)}\n${each.join('')}`, ...plainLinks(digest)]
}

/** A summary as plain text: what was said, by whom, and where. */
export function plainSummary(digest: Digest): TextPiece[] {
  const each = digest.messages.map(
    ({ subject, name, url, snippet }) => `${subject}\n  ${name}: ${snippet}\n  ${url}\n\n`,
  )
  return [`${digest.title}\n\n${each.join('')}`, ...plainLinks(digest)]
}

const pageStyle = 'font-family:sans-serif;line-height:1.5;max-width:40em'
const ruleStyle = 'border:0;border-top:1px solid #999;margin:1.5em 0'

function htmlLinks({ links, why }: Digest): TextPiece[] {
  const linked = links.flatMap(({ label, address }, at): TextPiece[] => [
    `${at > 0 ? ' |\n' : ''}<a href="`,
    ...address.map(piece => (typeof piece === 'string' ? escapeHtml(piece) : piece)),
    `">${escapeHtml(label)}</a>`,
  ])
  return [
    `<hr style="${ruleStyle}"><div class="${ownMarks.footer}" style="font-size:small"><p>`,
    ...linked,
    `</p>\n<p>${escapeHtml(why)}</p></div>\n</div>\n`,
  ]
}

const begin = ({ title }: Digest): string =>
  `<div style="${pageStyle}">\n<h1 style="font-size:1.3em">${escapeHtml(title)}</h1>\n`

/** A digest as HTML. The texts of messages were cleaned when they were posted. */
export function htmlDigest(digest: Digest): TextPiece[] {
  const listed = digest.messages.map(
    ({ subject, name }, at) => `<li><a href="#m${at + 1}">${escapeHtml(subject)}</a> (${escapeHtml(name)})</li>\n`,
  )
  const each = digest.messages.map(
    ({ subject, name, when, url, reply, html, files }, at) => `<hr style="${ruleStyle}">
<h2 id="m${at + 1}" style="font-size:1.1em">${at + 1}. ${escapeHtml(subject)}</h2>
<p>${escapeHtml(name)}, ${escapeHtml(when)} · <a href="${escapeHtml(url)}">View online</a> · <a href="${escapeHtml(reply)}">Reply</a></p>
<div>${html}</div>
${files.map(file => `<p><a href="${escapeHtml(file.url)}">${escapeHtml(oneLine(file.filename))}</a></p>\n`).join('')}`,
  )
  return [`${begin(digest)}<ol>\n${listed.join('')}</ol>\n${each.join('')}`, ...htmlLinks(digest)]
}

/** A summary as HTML. */
export function htmlSummary(digest: Digest): TextPiece[] {
  const each = digest.messages.map(
    ({ subject, name, url, snippet }) =>
      `<p><a href="${escapeHtml(url)}">${escapeHtml(subject)}</a><br>${escapeHtml(name)}: ${escapeHtml(snippet)}</p>\n`,
  )
  return [`${begin(digest)}${each.join('')}`, ...htmlLinks(digest)]
}
