import { append, diff } from './diff.ts'

export type MergeInput = { base: string; mine: string; theirs: string }

type Change = { from: number; to: number; lines: string[] }

/** What one side did to the lines of the base, in order. */
function changesOf(base: readonly string[], side: readonly string[]): Change[] {
  const changes: Change[] = []
  let at = 0
  for (const { is, items } of diff(base, side)) {
    const last = changes.at(-1)
    const isNext = last !== undefined && last.to === at
    if (is === 'same') at += items.length
    else if (is === 'removed') {
      if (isNext) last.to += items.length
      else changes.push({ from: at, to: at + items.length, lines: [] })
      at += items.length
    } else if (isNext) append(last.lines, items)
    else changes.push({ from: at, to: at, lines: [...items] })
  }
  return changes
}

/** Both sides' changes of a text in one, line by line; null where they changed the same lines, or lines that touch. */
export function mergeTexts({ base, mine, theirs }: MergeInput): string | null {
  const [lines, ours, other] = [base, mine, theirs].map(text => text.replace(/\r\n?/g, '\n').split('\n'))
  const all = [...changesOf(lines!, ours!), ...changesOf(lines!, other!)].toSorted(
    (a, b) => a.from - b.from || a.to - b.to,
  )
  const merged: string[] = []
  let at = 0
  let last: Change | undefined
  for (const change of all) {
    const isTwice =
      last && last.from === change.from && last.to === change.to && last.lines.join('\n') === change.lines.join('\n')
    if (isTwice) continue
    if (last && change.from <= last.to) return null
    append(merged, lines!.slice(at, change.from))
    append(merged, change.lines)
    at = change.to
    last = change
  }
  return [...merged, ...lines!.slice(at)].join('\n')
}
