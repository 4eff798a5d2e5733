import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { keyOf, type Metric } from './support/metrics.ts'
import { plotOf } from './support/plot.ts'

const folder = join(import.meta.dirname, 'results')
const latest = join(folder, 'latest.json')
type Results = { at: string; machine: string; figures: Metric[] }

/** What was measured so far, on whatever day. */
export const savedResults = (): Metric[] =>
  existsSync(latest) ? (JSON.parse(readFileSync(latest, 'utf8')) as Results).figures : []

/** Keeps what was measured in place of what was measured of the same before, and draws all of it. */
export function saveResults(figures: readonly Metric[]): void {
  const now = new Set(figures.map(keyOf))
  const kept = [...savedResults().filter(figure => !now.has(keyOf(figure))), ...figures]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${platform()} ${arch()}`
  const found: Results = { at: new Date().toISOString(), machine, figures: kept }
  mkdirSync(folder, { recursive: true })
  // Whole at any moment: whoever stops a run goes on from there.
  writeFileSync(`${latest}.new`, `${JSON.stringify(found, undefined, 2)}\n`)
  renameSync(`${latest}.new`, latest)
  writeFileSync(join(folder, 'latest.svg'), plotOf(kept))
}
