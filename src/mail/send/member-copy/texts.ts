import type { Signature } from '#features/archives/index.ts'
import type { Footer } from './footer.ts'
import type { TextPiece } from './template.ts'

/** Converts all line ends to CR LF, so that servers cannot disagree about the end of a line or of the mail. */
export function normalizeBytes(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  return /(?<!\r)\n|\r(?!\n)/.test(text) ? Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'), 'latin1') : bytes
}

/** Appends the footer to plain text. */
export function plainWithFooter(text: string, footer: readonly TextPiece[]): TextPiece[] {
  const trimmed = text.trimEnd()
  const [first, ...rest] = footer
  if (first === undefined) return [`${trimmed}\n`]
  return [`${trimmed}${trimmed === '' ? '' : '\n\n'}${typeof first === 'string' ? first : ''}`, ...rest]
}

/** The document around HTML fragments, with support for dark mode. */
const document = [
  `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>:root{color-scheme:light dark}</style>
</head>
<body>
`,
  '</body>\n</html>\n',
] as const
// HTML with its own styles is designed for a light background.
const hasOwnLook = /<(?:!doctype|html|head|body|style|font)\b|\b(?:style|class|color|bgcolor|background) ?=/i

/** Inserts the footer at the end of the HTML body. */
export function htmlWithFooter(text: string, { html, coloured }: Pick<Footer, 'html' | 'coloured'>): TextPiece[] {
  const end = endOfShown(text)
  const hasStyles = hasOwnLook.test(text)
  const [open, close] = hasStyles ? ['', ''] : document
  const [before, after] = [open + text.slice(0, end), text.slice(end) + close]
  const [first, ...rest] = hasStyles ? coloured : html
  if (first === undefined) return [before + after]
  const last = rest.pop()
  return [
    `${before}\n${typeof first === 'string' ? first : ''}`,
    ...rest,
    `${typeof last === 'string' ? last : ''}${after}`,
  ]
}

/** Appends the author's signature. */
export const textWithSignature = (text: string, { plain, html }: Signature, isHtml: boolean): string =>
  isHtml
    ? `${text.slice(0, endOfShown(text))}${html}${text.slice(endOfShown(text))}`
    : `${text.trimEnd()}\n\n${plain}\n`

function endOfShown(html: string): number {
  const lower = html.toLowerCase()
  for (const tag of ['</body', '</html']) {
    const at = lower.lastIndexOf(tag)
    if (at >= 0) return at
  }
  return html.length
}
