import { appendFileSync, readFileSync } from 'node:fs'

/** Something that was measured. Its name is the same in every run. */
export type Metric = {
  name: string
  unit: string
  ours: number
  /** The result of a bare program in the same run. */
  bare?: number
  /** Milliseconds of all processors for one, of ours and of the bare program: what others do meanwhile changes little of that. */
  work?: number
  bareWork?: number
  /** The target: at least, or at most. */
  atLeast?: number
  atMost?: number
  /** The target as a share of the bare program's result. */
  share?: number
  /** The size of the archive, where several are looked at. */
  messages?: number
}

/** Reports a result to `npm run bench`, if that runs this. Not named like a setting: the product rejects unknown ones. */
export function reportMetric(figure: Metric): void {
  const path = process.env['BENCH_FIGURES']
  if (path) appendFileSync(path, `${JSON.stringify(figure)}\n`)
}

export const metricsIn = (path: string): Metric[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Metric)

/** Which part of the bare program ours is. */
export const shareOf = ({ ours, bare }: Metric): number | undefined => (bare ? ours / bare : undefined)

/** The same by CPU time. */
export const workShareOf = ({ work, bareWork }: Metric): number | undefined => (work ? bareWork! / work : undefined)

/** Whether it meets the target; undefined without one. */
export function meetsTarget({ atLeast, atMost, share, ...figure }: Metric): boolean | undefined {
  if (atLeast === undefined && atMost === undefined && share === undefined) return undefined
  const part = shareOf(figure) ?? Infinity
  return figure.ours >= (atLeast ?? -Infinity) && figure.ours <= (atMost ?? Infinity) && part >= (share ?? 0)
}

/** The identity of a metric across runs. */
export const keyOf = ({ name, messages }: Metric): string => (messages ? `${name}, ${count(messages)} messages` : name)

export const count = (value: number): string => value.toLocaleString('en')
