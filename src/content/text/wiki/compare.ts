import { cleanTree } from '../html/clean.ts'
import { plainOf } from '../to-plain.ts'
import { append, diff, type Run } from './diff.ts'

type WikiText = { format: 'html' | 'plain' | 'markdown'; text: string }
export type CompareInput = { before: WikiText; after: WikiText }

/** A piece of a line; `changed`: the other version has something else there. */
export type LinePart = { text: string; changed: boolean }
/** A line of either version; `skipped`: so many unchanged lines are left out. */
export type ComparedLine = { kind: 'same' | 'removed' | 'added' | 'skipped'; num: number; parts: LinePart[] }
export type Comparison = {
  lines: ComparedLine[]
  /** How many lines were removed and added. */
  removed: number
  added: number
  /** Further lines are left out. */
  is_cut: boolean
  /** The texts are the same, but not their formatting. */
  only_format: boolean
}

const context = 3
const maxComparedLines = 4000
// One more tells that there are further lines.
const shown = maxComparedLines + 1
// Words are compared within short runs of changed lines; longer ones are replaced as a whole.
const maxRunLines = 40
const maxWords = 3000

/** HTML is compared as its text, so that nobody has to read tags. */
const linesOf = ({ format, text }: WikiText): string[] =>
  (format === 'html' ? plainOf(cleanTree(text)) : text.replace(/\r\n?/g, '\n')).trimEnd().split('\n')

/** Words, single characters of scripts without spaces, and everything between. */
const wordsOf = (line: string): string[] =>
  line.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu,
  ) ?? []

function partsOf(runs: readonly Run<string>[], wanted: 'removed' | 'added'): LinePart[] {
  return runs
    .filter(({ is }) => is === 'same' || is === wanted)
    .map(({ is, items }) => ({ text: items.join(''), changed: is !== 'same' }))
}

/** The parts of the lines of a side. */
function toLines(parts: readonly LinePart[], kind: 'removed' | 'added'): ComparedLine[] {
  const lines: ComparedLine[] = [{ kind, num: 1, parts: [] }]
  for (const { text, changed } of parts)
    for (const [n, piece] of text.split('\n').entries()) {
      if (n > 0) lines.push({ kind, num: 1, parts: [] })
      if (piece !== '') lines.at(-1)!.parts.push({ text: piece, changed })
    }
  return lines
}

function changedLines(removed: readonly string[], added: readonly string[]): ComparedLine[] {
  const whole = (kind: 'removed' | 'added', lines: readonly string[]): ComparedLine[] =>
    lines.map(text => ({ kind, num: 1, parts: text === '' ? [] : [{ text, changed: true }] }))
  const isShort = removed.length > 0 && added.length > 0 && removed.length + added.length <= maxRunLines
  const [before, after] = isShort ? [removed, added].map(lines => wordsOf(lines.join('\n'))) : [[], []]
  const runs = isShort && before!.length + after!.length <= maxWords ? diff(before!, after!) : undefined
  const same = runs?.reduce((sum, { is, items }) => sum + (is === 'same' ? items.join('').trim().length : 0), 0) ?? 0
  // Where nearly everything is other, marks on words would only be noise.
  if (!runs || same * 5 < removed.join('').length) return [...whole('removed', removed), ...whole('added', added)]
  return [...toLines(partsOf(runs, 'removed'), 'removed'), ...toLines(partsOf(runs, 'added'), 'added')]
}

const skipped = (num: number): ComparedLine => ({ kind: 'skipped', num, parts: [] })
const unchanged = (lines: readonly string[]): ComparedLine[] =>
  lines.map(text => ({ kind: 'same', num: 1, parts: text === '' ? [] : [{ text, changed: false }] }))

/** What was changed from one text to the other, line by line, with some unchanged lines around. Runs in the worker. */
export function compareTexts({ before, after }: CompareInput): Comparison {
  const runs = diff(linesOf(before), linesOf(after))
  const lines: ComparedLine[] = []
  let [removed, added] = [0, 0]
  for (let n = 0; n < runs.length; n += 1) {
    const { is, items } = runs[n]!
    if (is !== 'same') {
      const other = runs[n + 1]
      const pair = is === 'removed' && other?.is === 'added' ? other.items : []
      const [gone, fresh] = is === 'removed' ? [items, pair] : [[], items]
      append(lines, changedLines(gone.slice(0, shown), fresh.slice(0, shown)))
      removed += gone.length
      added += fresh.length
      if (pair.length > 0) n += 1
      continue
    }
    const head = n === 0 ? 0 : context
    const tail = n === runs.length - 1 ? 0 : context
    if (items.length <= head + tail + 1) append(lines, unchanged(items))
    else
      append(lines, [
        ...unchanged(items.slice(0, head)),
        skipped(items.length - head - tail),
        ...unchanged(items.slice(items.length - tail)),
      ])
  }
  const isEqual = removed + added === 0
  return {
    lines: isEqual ? [] : lines.slice(0, maxComparedLines),
    ...{ removed, added },
    is_cut: lines.length > maxComparedLines,
    only_format: isEqual && before.text !== after.text,
  }
}
