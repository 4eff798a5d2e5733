import { count, meetsTarget, keyOf, shareOf, workShareOf, type Metric } from './metrics.ts'

const heads = ['', 'share', 'of work', 'ours', 'bare', 'before', 'asked', '']

/** All figures as lines, those with a yardstick first. `before`: those of the run before, by their keys. */
export function tableOf(figures: readonly Metric[], before: ReadonlyMap<string, Metric>): string[] {
  const isCompared = (figure: Metric): number => (shareOf(figure) === undefined ? 1 : 0)
  const sorted = figures.toSorted((a, b) => isCompared(a) - isCompared(b))
  const rows = [heads, ...sorted.map(figure => rowOf(figure, before.get(keyOf(figure))))]
  const widths = heads.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return rows.map(row =>
    row
      .map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!)))
      .join('  ')
      .trimEnd(),
  )
}

function rowOf(figure: Metric, before: Metric | undefined): string[] {
  const { unit, ours, bare, atLeast, atMost, share } = figure
  const asked = [
    share !== undefined && percent(share),
    atLeast !== undefined && `≥ ${short(atLeast)}`,
    atMost !== undefined && `≤ ${short(atMost)}`,
  ].filter(text => text !== false)
  const percentOf = (part: number | undefined): string => (part === undefined ? '' : percent(part))
  return [
    keyOf(figure),
    percentOf(shareOf(figure)),
    percentOf(workShareOf(figure)),
    `${short(ours)} ${unit}`,
    bare === undefined ? '' : short(bare),
    before ? short(before.ours) : '',
    asked.join(', '),
    verdictWords[String(meetsTarget(figure))]!,
  ]
}

const verdictWords: Readonly<Record<string, string>> = { true: 'held', false: 'missed', undefined: '' }

const percent = (part: number): string => `${(part * 100).toFixed(0)} %`

/** As many digits as tell something. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? count(Math.round(value)) : String(Number(value.toPrecision(3)))
