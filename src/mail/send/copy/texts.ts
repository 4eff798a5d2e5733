import type { Signature } from '#features/archives/index.ts'
import type { TextPiece } from './template.ts'

/** Every line ended by CR LF, as a mail has them on its way: nothing else is taken for the end of one, or of the mail. */
export function normalised(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  return /(?<!\r)\n|\r(?!\n)/.test(text) ? Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'), 'latin1') : bytes
}

/** A plain text with the footer under it. */
export function inPlain(text: string, footer: readonly TextPiece[]): TextPiece[] {
  const said = text.trimEnd()
  const [first, ...rest] = footer
  if (first === undefined) return [`${said}\n`]
  return [`${said}${said === '' ? '' : '\n\n'}${typeof first === 'string' ? first : ''}`, ...rest]
}

/** HTML with the footer at the end of what is shown. */
export function inHtml(text: string, footer: readonly TextPiece[]): TextPiece[] {
  const end = endOfShown(text)
  const [before, after] = [text.slice(0, end), text.slice(end)]
  const [first, ...rest] = footer
  if (first === undefined) return [text]
  const last = rest.pop()
  return [
    `${before}\n${typeof first === 'string' ? first : ''}`,
    ...rest,
    `${typeof last === 'string' ? last : ''}${after}`,
  ]
}

/** A text with more of its author's words under it. */
export const signedText = (text: string, { plain, html }: Signature, isHtml: boolean): string =>
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
