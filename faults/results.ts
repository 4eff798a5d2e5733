import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import type { Row } from './judge.ts'

// Beside those of the benchmarks.
const file = join(import.meta.dirname, '../bench/results/faults.json')
type StoredRow = Row & { at: string; machine: string }

/** Replaces the earlier result of each case. */
export function saveResults(rows: readonly Row[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${platform()} ${arch()}`
  const at = new Date().toISOString()
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredRow[]) : []
  const now = new Set(rows.map(row => row['case']))
  const kept = [...earlier.filter(row => !now.has(row['case'])), ...rows.map(row => ({ ...row, at, machine }))]
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, undefined, 2)}\n`)
  renameSync(`${file}.new`, file)
}
