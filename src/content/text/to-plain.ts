import { collapseWhitespace } from './strip-control-chars.ts'
import { isText, type ElementNode, type TreeNode } from './html/tree.ts'

/** Blocks, and how many empty lines surround them. */
const blocks: ReadonlyMap<string, number> = new Map([
  ...['p', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table'].map(
    tag => [tag, 1] as const,
  ),
  ...['div', 'li', 'dt', 'dd', 'tr', 'caption', 'thead', 'tbody', 'tfoot', 'hr'].map(tag => [tag, 0] as const),
])
/** Whether an element begins and ends a line. */
export const isBlock = (tag: string): boolean => blocks.has(tag)
// Line prefixes must not multiply the length of a text.
const longestPrefix = 24

/**
 * The state of the writer. The current line is kept in chunks and joined only at its end, because it may be as long as
 * the text.
 */
type PlainTextWriter = {
  /** Whether quotes, lists, links and images are represented by signs. */
  signs: boolean
  lines: string[]
  line: string[]
  /** The prefix of each line, and of the next one only. */
  prefix: string
  first: string | undefined
  gap: number
  /** Nothing is written yet in this quote or list item. */
  isFresh: boolean
}

/** The text of a tree, as the plain text version of an email; without `signs` only the words, for searching. */
export function plainOf(nodes: readonly TreeNode[], { signs = true }: { signs?: boolean } = {}): string {
  const writer: PlainTextWriter = { signs, lines: [], line: [], prefix: '', first: undefined, gap: 0, isFresh: true }
  writeAll(writer, nodes)
  endLine(writer)
  return writer.lines.join('\n')
}

function endLine(writer: PlainTextWriter): void {
  if (writer.line.length === 0) return
  const text = writer.line.join('').trimEnd()
  writer.line = []
  // A line of non-breaking spaces only is a visible empty line.
  if (text === '') {
    writer.gap = 1
    return
  }
  writeGap(writer)
  writer.lines.push((writer.first ?? writer.prefix) + text)
  writer.first = undefined
  writer.isFresh = false
}

function writeGap(writer: PlainTextWriter): void {
  if (writer.gap > 0 && !writer.isFresh) writer.lines.push(writer.prefix.trimEnd())
  writer.gap = 0
}

function writeAll(writer: PlainTextWriter, nodes: readonly TreeNode[]): void {
  for (const node of nodes) {
    if (!isText(node)) writeElement(writer, node)
    else if (node.verbatim) writeVerbatim(writer, node.text)
    else writeText(writer, node.text)
  }
}

function writeText(writer: PlainTextWriter, text: string): void {
  // Single spaces need no change, and a text has many of them.
  const collapsed = text.replace(/[\t\r\n\f][ \t\r\n\f]*| [ \t\r\n\f]+/g, ' ')
  const isAfterSpace = writer.line.length === 0 || writer.line.at(-1)!.endsWith(' ')
  const visible = isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
  if (visible !== '') writer.line.push(visible.replaceAll('\u00a0', ' '))
}

/** Each line of preformatted text is a node of its own, and empty ones are visible. */
function writeVerbatim(writer: PlainTextWriter, text: string): void {
  writer.line.push(text.replace(/\n$/, '').replaceAll('\u00a0', ' '))
  if (text.endsWith('\n')) breakLine(writer)
}

function breakLine(writer: PlainTextWriter): void {
  if (writer.line.every(piece => piece.trim() === '')) writer.gap = 1
  endLine(writer)
}

function writeElement(writer: PlainTextWriter, node: ElementNode): void {
  const space = blocks.get(node.tag)
  if (space === undefined) {
    writeInline(writer, node)
    return
  }
  endLine(writer)
  writer.gap = Math.max(writer.gap, space)
  const { prefix } = writer
  if (node.tag === 'hr' && writer.signs) writer.line.push('----')
  else if (node.tag === 'ul' || node.tag === 'ol') writeList(writer, node)
  else if (node.tag === 'blockquote' && writer.signs && prefix.length < longestPrefix) {
    // The gap is before the quote, not in it.
    writeGap(writer)
    writer.isFresh = true
    writer.prefix = `${prefix}> `
    writeAll(writer, node.children)
  } else writeAll(writer, node.children)
  endLine(writer)
  writer.prefix = prefix
  writer.gap = Math.max(writer.gap, space)
}

function writeList(writer: PlainTextWriter, list: ElementNode): void {
  const { prefix } = writer
  let number = Number(list.attributes['start'] ?? 1) || 1
  let isTight = prefix !== ''
  for (const item of list.children) {
    if (!isText(item) && item.tag === 'li') {
      if (isTight) writer.gap = 0
      writeGap(writer)
      isTight = true
      writer.isFresh = true
      const sign = list.tag === 'ol' ? `${number}. ` : '- '
      number += 1
      if (writer.signs && prefix.length < longestPrefix) {
        writer.first = (writer.first ?? prefix) + sign
        writer.prefix = prefix + ' '.repeat(sign.length)
      }
    }
    writeAll(writer, [item])
    endLine(writer)
    writer.prefix = prefix
    writer.first = undefined
  }
}

function writeInline(writer: PlainTextWriter, { tag, attributes, children }: ElementNode): void {
  if (tag === 'br') breakLine(writer)
  else if (tag === 'img') {
    const { alt = '' } = attributes
    if (alt.trim() !== '') writeText(writer, writer.signs ? `[${alt}]` : ` ${alt} `)
  } else if (tag === 'td' || tag === 'th') {
    if (writer.line.length > 0) writer.line.push('  ')
    writeAll(writer, children)
  } else {
    const { line } = writer
    const before = line.length
    writeAll(writer, children)
    if (tag === 'a' && writer.signs) writeAddress(writer, attributes['href'], line === writer.line ? before : 0)
  }
}

/** Writes a URL unless the link text already contains it. */
function writeAddress(writer: PlainTextWriter, href: string | undefined, before: number): void {
  if (href === undefined || href.startsWith('cid:')) return
  const text = writer.line.slice(before).join('').trim()
  if ([text, `mailto:${text}`, `tel:${text}`, `${text}/`, `https://${text}`, `http://${text}`].includes(href)) return
  writer.line.push(text === '' ? `(${href})` : ` (${href})`)
}

/** The first characters of a text, in one line. */
export function snippetOf(text: string, length = 160): string {
  // There may be many spaces, and characters of two units.
  const line = collapseWhitespace(text.slice(0, length * 20)).trim()
  let end = 0
  for (let count = 0; count < length && end < line.length; count += 1) end += line.codePointAt(end)! > 0xffff ? 2 : 1
  return line
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
