import type { Signature } from '#features/archives/index.ts'
import type { Footer } from './footer.ts'
import type { TextPiece } from './template.ts'

/** Every line ended by CR LF, as a mail has them on its way: nothing else is taken for the end of one, or of the mail. */
export function normalizeBytes(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  return /(?<!\r)\n|\r(?!\n)/.test(text) ? Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'), 'latin1') : bytes
}

/** A plain text with the footer under it. */
export function plainWithFooter(text: string, footer: readonly TextPiece[]): TextPiece[] {
  const said = text.trimEnd()
  const [first, ...rest] = footer
  if (first === undefined) return [`${said}\n`]
  return [`${said}${said === '' ? '' : '\n\n'}${typeof first === 'string' ? first : ''}`, ...rest]
}

/** Around HTML that has no document of its own: it may be shown in the dark. */
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
// A text that has colours of its own has them for a light ground.
const hasOwnLook = /<(?:!doctype|html|head|body|style|font)\b|\b(?:style|class|color|bgcolor|background) ?=/i

/** HTML with the footer at the end of what is shown. */
export function htmlWithFooter(text: string, { html, coloured }: Pick<Footer, 'html' | 'coloured'>): TextPiece[] {
  const end = endOfShown(text)
  const isOwn = hasOwnLook.test(text)
  const [open, close] = isOwn ? ['', ''] : document
  const [before, after] = [open + text.slice(0, end), text.slice(end) + close]
  const [first, ...rest] = isOwn ? coloured : html
  if (first === undefined) return [before + after]
  const last = rest.pop()
  return [
    `${before}\n${typeof first === 'string' ? first : ''}`,
    ...rest,
    `${typeof last === 'string' ? last : ''}${after}`,
  ]
}

/** A text with more of its author's words under it. */
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
