import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { keyOf, type Metric } from './support/metrics.ts'
import { plotOf } from './support/plot.ts'

const folder = join(import.meta.dirname, 'results')
const latest = join(folder, 'latest.json')
type Results = { at: string; machine: string; figures: Metric[] }

/** The results so far, of any day. */
export const savedResults = (): Metric[] =>
  existsSync(latest) ? (JSON.parse(readFileSync(latest, 'utf8')) as Results).figures : []

/** Replaces earlier results of the same metrics, and draws the plot. */
export function saveResults(figures: readonly Metric[]): void {
  const now = new Set(figures.map(keyOf))
  const kept = [...savedResults().filter(figure => !now.has(keyOf(figure))), ...figures]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${platform()} ${arch()}`
  const found: Results = { at: new Date().toISOString(), machine, figures: kept }
  mkdirSync(folder, { recursive: true })
  // Atomic: a stopped run can be continued.
  writeFileSync(`${latest}.new`, `${JSON.stringify(found, undefined, 2)}\n`)
  renameSync(`${latest}.new`, latest)
  writeFileSync(join(folder, 'latest.svg'), plotOf(kept))
}
