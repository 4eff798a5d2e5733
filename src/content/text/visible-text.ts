const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
}

/** The visible text of clean HTML: blocks as lines, character references decoded. */
export function textOf(html: string): string {
  return withoutTags(html.replace(/\r\n?|\n/g, ' '), endOfLine, '\n')
    .split('\n')
    .map(line => line.replace(whitespaceRuns, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same with the URL of each link after its text, for clients that show no HTML. */
export function textWithLinks(html: string): string {
  const pieces = html.split(/<\/a>/i)
  const last = pieces.pop()!
  return textOf(pieces.map(withAddress).join('') + last)
}

/** HTML up to the end of a link. */
function withAddress(part: string): string {
  const at = part.toLowerCase().lastIndexOf('<a ')
  const link = at === -1 ? '' : part.slice(at)
  const address = /\shref="([^"<>]*)"/i.exec(link)?.[1] ?? ''
  const isRepeated = withoutScheme(textOf(address)) === withoutScheme(textOf(link))
  return address === '' || isRepeated ? part : `${part} &lt;${address}&gt;`
}
const withoutScheme = (address: string): string => address.replace(/^(https?:\/\/|mailto:)/i, '').replace(/\/$/, '')

/** Clean HTML without its quotes, however deep. */
export function withoutQuotes(html: string): string {
  let [depth, from, rest] = [0, 0, '']
  for (const { 0: tag, index } of html.matchAll(/<\/?blockquote[^<>]*>/g)) {
    if (depth === 0) rest += html.slice(from, index)
    depth = Math.max(0, depth + (tag.startsWith('</') ? -1 : 1))
    from = index + tag.length
  }
  return depth === 0 ? rest + html.slice(from) : rest
}

/** The same in one line. */
export const lineOf = (html: string): string => withoutTags(html, edgeOfLine, ' ').replace(whitespaceRuns, ' ').trim()

// Anything but a single space, so that most gaps need no replacement.
const whitespaceRuns = /[^\S ]\s*| \s+/g

function withoutTags(html: string, edges: RegExp, line: string): string {
  const text = html.includes('<') ? html.replace(edges, line).replace(/<[^<>]*>/g, '') : html
  return text.includes('&') ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, character) : text
}
const blocks = 'p|div|h[1-6]|li|tr|blockquote|pre|dt|dd|ul|ol|table'
const endOfLine = new RegExp(`<[bh]r\\s*/?>|</(?:${blocks})>`, 'gi')
/** Also at the start of a block, to separate the words before it. */
const edgeOfLine = new RegExp(`</?(?:[bh]r|${blocks})(?:\\s[^<>]*)?/?>`, 'gi')

// Hangul fillers, joiners of marks and the empty Braille cell are letters, marks or symbols by category, but invisible.
const invisibleClass = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`
const invisibleChars = new RegExp(`[${invisibleClass}]`, 'gu')
const visibleChar = new RegExp(`[^${invisibleClass}\\s\\p{Cc}]`, 'u')

/** Without characters that nobody sees; joiners change how those beside them look. */
export const withoutInvisible = (text: string): string => text.replace(invisibleChars, '')
export const isBlank = (text: string): boolean => !visibleChar.test(text)

/** The number of visible characters, with a gap between words as one. */
export const visibleLength = (text: string): number =>
  Array.from(
    withoutInvisible(text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ).length
