const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
}

/** What a reader sees of cleaned HTML: its text, lines where blocks were, references resolved. */
export function textOf(html: string): string {
  return withoutTags(html.replace(/\r\n?|\n/g, ' '), endOfLine, '\n')
    .split('\n')
    .map(line => line.replace(whitespaceRuns, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same, with the address of each link after its words, for readers that show no HTML. For HTML that was cleaned. */
export function textWithLinks(html: string): string {
  const pieces = html.split(/<\/a>/i)
  const last = pieces.pop()!
  return textOf(pieces.map(withAddress).join('') + last)
}

/** HTML up to the end of a link. */
function withAddress(piece: string): string {
  const at = piece.toLowerCase().lastIndexOf('<a ')
  const link = at === -1 ? '' : piece.slice(at)
  const address = /\shref="([^"<>]*)"/i.exec(link)?.[1] ?? ''
  const isSaid = withoutScheme(textOf(address)) === withoutScheme(textOf(link))
  return address === '' || isSaid ? piece : `${piece} &lt;${address}&gt;`
}
const withoutScheme = (address: string): string => address.replace(/^(https?:\/\/|mailto:)/i, '').replace(/\/$/, '')

/** The same in one line. */
export const lineOf = (html: string): string => withoutTags(html, edgeOfLine, ' ').replace(whitespaceRuns, ' ').trim()

// What is not a single space already: most gaps are, and are left as they are.
const whitespaceRuns = /[^\S ]\s*| \s+/g

function withoutTags(html: string, edges: RegExp, line: string): string {
  const text = html.includes('<') ? html.replace(edges, line).replace(/<[^<>]*>/g, '') : html
  return text.includes('&') ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, character) : text
}
const blocks = 'p|div|h[1-6]|li|tr|blockquote|pre|dt|dd|ul|ol|table'
const endOfLine = new RegExp(`<[bh]r\\s*/?>|</(?:${blocks})>`, 'gi')
/** Also where one begins: words before it and in it are apart. */
const edgeOfLine = new RegExp(`</?(?:[bh]r|${blocks})(?:\\s[^<>]*)?/?>`, 'gi')

// Fillers and the empty Braille cell are letters by their kind, and nothing to the eye.
const invisibleClass = String.raw`\p{Cf}\u115f\u1160\u3164\uffa0\u2800`
const invisibleChars = new RegExp(`[${invisibleClass}]`, 'gu')
const visibleChar = new RegExp(`[^${invisibleClass}\\s\\p{Cc}]`, 'u')

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => !visibleChar.test(text)

/** How many characters a reader sees, a gap between words being one. */
export const visibleLength = (text: string): number =>
  Array.from(
    text
      .replace(invisibleChars, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ).length
