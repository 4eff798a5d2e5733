// npm run bench: everything that is asked of the speed, as one table, and as JSON and a picture in bench/results.
// node bench/all.ts [--short] [part…]   --short: what a change is looked at by; fails under what is kept in bench/floors.json.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOf, toldIn, workShareOf, type Figure } from './figures.ts'
import { plotOf } from './plot.ts'
import { tableOf } from './table.ts'

type Part = { name: string; run: readonly (readonly (string | number)[])[] }
const sizes = [20_000, 200_000, 1_000_000]
/** One after the other: nothing is measured beside something else. */
const parts: Part[] = [
  { name: 'road', run: [['road.ts', 2, 3]] },
  { name: 'reads', run: sizes.map(size => ['archives.ts', size, 2, 3]) },
  { name: 'search', run: sizes.map(size => ['search.ts', size, 2]) },
  { name: 'posting', run: [['posting.ts', 2000, 1000, 20_000]] },
  { name: 'mail', run: [['mail-in.ts'], ['mail-out.ts'], ['digests.ts']] },
  { name: 'chat', run: [['chat.ts', 10_000, 1000]] },
  { name: 'pages', run: [['pages.ts', 6]] },
  { name: 'import', run: [['import.ts']] },
  { name: 'rest', run: [['start.ts'], ['memory.ts'], ['memory-readers.ts']] },
]
const shortParts: Part[] = [{ name: 'reads', run: [['archives.ts', 2000, 1, 1]] }]

const given = process.argv.slice(2)
const isShort = given.includes('--short')
const chosen = given.filter(word => !word.startsWith('-'))
const running = (isShort ? shortParts : parts).filter(({ name }) => chosen.length === 0 || chosen.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'folkmoot-bench-all-'))
const figuresFile = join(folder, 'figures')
writeFileSync(figuresFile, '')

async function run([file, ...args]: readonly (string | number)[]): Promise<boolean> {
  console.log(`== ${[file, ...args].join(' ')}`)
  const line = [join(import.meta.dirname, String(file)), ...args.map(String)]
  const env = { ...process.env, FOLKMOOT_BENCH_FIGURES: figuresFile }
  const [code] = (await once(spawn(process.execPath, line, { stdio: 'inherit', env }), 'exit')) as [number | null]
  return code === 0
}

const failed: string[] = []
for (const part of running)
  for (const line of part.run)
    if (!(await run(line))) failed.push(`${part.name}: ${line.join(' ')} ended with an error`)
const figures = toldIn(figuresFile)
rmSync(folder, { recursive: true })

const results = join(import.meta.dirname, 'results')
const latest = join(results, 'latest.json')
type Results = { at: string; machine: string; figures: Figure[] }
const before: Figure[] = existsSync(latest) ? (JSON.parse(readFileSync(latest, 'utf8')) as Results).figures : []
console.log(`\n${tableOf(figures, new Map(before.map(figure => [keyOf(figure), figure]))).join('\n')}`)

if (isShort) {
  const floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')) as Record<string, number>
  for (const [name, least] of Object.entries(floors)) {
    const figure = figures.find(one => one.name === name)
    if (!figure) failed.push(`${name}: not measured`)
    else if ((workShareOf(figure) ?? 0) < least)
      failed.push(`${name}: takes more than ${(1 / least).toFixed(1)} times the work of the bare program`)
  }
} else {
  mkdirSync(results, { recursive: true })
  // What only some parts were asked for leaves the others as they were.
  const now = new Set(figures.map(keyOf))
  const kept = [...before.filter(figure => !now.has(keyOf(figure))), ...figures]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${platform()} ${arch()}`
  const found: Results = { at: new Date().toISOString(), machine, figures: kept }
  writeFileSync(latest, `${JSON.stringify(found, undefined, 2)}\n`)
  writeFileSync(join(results, 'latest.svg'), plotOf(kept))
  console.log(`\nKept in ${latest} and, as a picture, in latest.svg beside it.`)
}
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1
