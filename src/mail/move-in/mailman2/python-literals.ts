import type { MoveRemark } from '../moved-list.ts'

export type Literal = null | boolean | number | string | Literal[] | { [name: string]: Literal }

type Cursor = { text: string; at: number; depth: number }
class LiteralError extends Error {}

const maxDepth = 50
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\n': '' }

/**
 * Reads the assignments of a file as `config_list -o` writes it: Python with nothing but names and literals. A value that is
 * something else is skipped, with a remark.
 */
export function readAssignments(text: string, path: string): { values: Map<string, Literal>; remarks: MoveRemark[] } {
  const values = new Map<string, Literal>()
  const remarks: MoveRemark[] = []
  const cursor: Cursor = { text, at: 0, depth: 0 }
  const start = /(?:^|\n)([A-Za-z_]\w{0,100})[ \t]*=[ \t]*/y
  while (cursor.at < text.length) {
    start.lastIndex = cursor.at
    const found = start.exec(text)
    if (!found) {
      const next = text.indexOf('\n', cursor.at + 1)
      cursor.at = next < 0 ? text.length : next
      continue
    }
    const begin = cursor.at
    cursor.at = start.lastIndex
    cursor.depth = 0
    try {
      values.set(found[1]!, readLiteral(cursor))
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error
      const line = text.slice(0, begin + 1).split('\n').length
      remarks.push({ where: `${path}:${line}`, text: t => t.cli.importFrom.lost.notUnderstood({ what: found[1]! }) })
      const next = text.indexOf('\n', start.lastIndex)
      cursor.at = next < 0 ? text.length : next
    }
  }
  return { values, remarks }
}

function skipBlank(cursor: Cursor): void {
  const blank = /(?:[ \t\r\n\\]|#[^\n]*(?:\n|$))*/y
  blank.lastIndex = cursor.at
  blank.exec(cursor.text)
  cursor.at = blank.lastIndex
}

const closing: Record<string, string> = { '[': ']', '(': ')', '{': '}' }

function readLiteral(cursor: Cursor): Literal {
  const { text } = cursor
  const quoted = /(?:[uUrRbB]{0,2})("""|'''|"|')/y
  quoted.lastIndex = cursor.at
  const opening = quoted.exec(text)
  if (opening) return readString(cursor, opening)
  const bracket = text[cursor.at] ?? ''
  if (bracket in closing) return readCollection(cursor, bracket)
  const word = /[+-]?[\w.]{1,400}/y
  word.lastIndex = cursor.at
  const [found] = word.exec(text) ?? []
  if (found === undefined) throw new LiteralError('no literal')
  cursor.at = word.lastIndex
  if (found === 'None') return null
  if (found === 'True' || found === 'False') return found === 'True'
  const number = Number(found.replace(/[lL]$/, ''))
  if (Number.isNaN(number)) throw new LiteralError('no literal')
  return number
}

function readString(cursor: Cursor, [prefix = '', quote = '']: RegExpExecArray): string {
  const { text } = cursor
  const isRaw = /r/i.test(prefix.slice(0, -quote.length))
  cursor.at += prefix.length
  const parts: string[] = []
  for (;;) {
    const stop = quote.length === 3 ? /\\|"""|'''/g : /\\|["'\n]/g
    stop.lastIndex = cursor.at
    const found = stop.exec(text)
    if (!found || (found[0] === '\n' && quote.length === 1)) throw new LiteralError('a string has no end')
    parts.push(text.slice(cursor.at, found.index))
    cursor.at = stop.lastIndex
    if (found[0] === quote) break
    if (found[0] !== '\\') parts.push(found[0])
    else if (isRaw) parts.push('\\', text[cursor.at++] ?? '')
    else parts.push(readEscape(cursor))
  }
  return parts.join('')
}

function readEscape(cursor: Cursor): string {
  const coded = /x([0-9a-f]{2})|u([0-9a-f]{4})|([0-7]{1,3})/iy
  coded.lastIndex = cursor.at
  const found = coded.exec(cursor.text)
  if (found) {
    cursor.at = coded.lastIndex
    const [, hex, wide, octal] = found
    return String.fromCharCode(octal === undefined ? Number.parseInt(hex ?? wide!, 16) : Number.parseInt(octal, 8))
  }
  const letter = cursor.text[cursor.at] ?? ''
  cursor.at += 1
  return escapes[letter] ?? (/["'\\]/.test(letter) ? letter : `\\${letter}`)
}

function readCollection(cursor: Cursor, bracket: string): Literal {
  cursor.depth += 1
  if (cursor.depth > maxDepth) throw new LiteralError('too deep')
  cursor.at += 1
  const items: Literal[] = []
  const named: { [name: string]: Literal } = Object.create(null) as object as { [name: string]: Literal }
  for (;;) {
    skipBlank(cursor)
    if (cursor.text[cursor.at] === closing[bracket]) break
    const item = readLiteral(cursor)
    skipBlank(cursor)
    if (bracket === '{') {
      if (cursor.text[cursor.at] !== ':') throw new LiteralError('no dictionary')
      cursor.at += 1
      skipBlank(cursor)
      named[typeof item === 'object' ? JSON.stringify(item) : String(item)] = readLiteral(cursor)
      skipBlank(cursor)
    } else items.push(item)
    if (cursor.text[cursor.at] === ',') cursor.at += 1
    else if (cursor.text[cursor.at] !== closing[bracket]) throw new LiteralError('no end')
  }
  cursor.at += 1
  cursor.depth -= 1
  return bracket === '{' ? named : items
}
