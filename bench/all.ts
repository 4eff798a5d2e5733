// npm run bench: everything that is asked of the speed, as one table, and as JSON and a picture in bench/results.
// node bench/all.ts [--short | --large] [part…]
// --short: what a change is looked at by; fails under what is kept in bench/floors.json. --large: an archive of a million messages too.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { meetsTarget, keyOf, metricsIn, workShareOf, type Metric } from './support/metrics.ts'
import { saveResults, savedResults } from './results.ts'
import { tableOf } from './support/table.ts'

const given = process.argv.slice(2)
const [isShort, isLarge] = ['--short', '--large'].map(word => given.includes(word))
const chosen = given.filter(word => !word.startsWith('-'))
const sizes = [20_000, 200_000, ...(isLarge ? [1_000_000] : [])]

type Command = readonly (string | number)[]
/** One after the other: nothing is measured beside something else. */
const parts: Record<string, readonly Command[]> = isShort
  ? { reads: [['archives.ts', 2000, 1, 1]], pages: [['pages.ts', 1, 'an owner']] }
  : {
      pipeline: [['pipeline.ts', 2, 3]],
      reads: sizes.map(size => ['archives.ts', size, 2, 2]),
      // For a million messages latency is measured, not throughput.
      search: sizes.map(size => ['search.ts', size, ...(size < 1_000_000 ? [1] : [3, 4])]),
      posting: [['posting.ts', 2000, 1000, 20_000]],
      mail: [['mail-in.ts'], ['mail-out.ts'], ['digests.ts']],
      chat: [['chat.ts', 10_000, 1000]],
      pages: [['pages.ts', 4]],
      updates: [['updates.ts']],
      import: [['import.ts', 40]],
      webhooks: [['webhooks.ts']],
      files: [['files.ts']],
      uploads: [['uploads.ts', 1000]],
      photos: [['photos.ts', 1000, 12]],
      polls: [['polls.ts']],
      nodes: [['nodes.ts']],
      rest: [['start.ts'], ['memory.ts'], ['memory-readers.ts']],
    }
const unknown = chosen.filter(name => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const running = Object.entries(parts).filter(([name]) => chosen.length === 0 || chosen.includes(name))

/** Longer than any of them takes, also where it makes its archive first. */
const mostMs = 40 * 60_000
const folder = mkdtempSync(join(tmpdir(), 'folkmoot-bench-all-'))
const figuresFile = join(folder, 'figures')
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())

/** Runs one; answers what went wrong. */
async function run([file, ...args]: Command): Promise<string | undefined> {
  const line = [join(import.meta.dirname, String(file)), ...args.map(String)]
  const env = { ...process.env, BENCH_FIGURES: figuresFile }
  const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(mostMs)])
  const child = spawn(process.execPath, line, { stdio: 'inherit', env })
  const end = (): void => void child.kill('SIGTERM')
  signal.addEventListener('abort', end)
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null]
  signal.removeEventListener('abort', end)
  if (stopped.signal.aborted) return 'was stopped'
  if (signal.aborted) return `took more than ${mostMs / 60_000} minutes`
  return code === 0 ? undefined : `ended with ${killedBy ?? code}`
}

const began = performance.now()
const minutes = (since: number): string => `${((performance.now() - since) / 60_000).toFixed(1)} min`
const before = savedResults()
const [figures, failed]: [Metric[], string[]] = [[], []]
for (const [n, [name, commands]] of running.entries()) {
  const partBegan = performance.now()
  const wrong: string[] = []
  writeFileSync(figuresFile, '')
  for (const command of commands) {
    if (stopped.signal.aborted) break
    console.log(`\n== ${name} (${n + 1} of ${running.length}, ${minutes(began)} so far): ${command.join(' ')}`)
    const problem = await run(command)
    if (problem) wrong.push(`${name}: ${command.join(' ')} ${problem}`)
  }
  for (const line of wrong) console.error(line)
  failed.push(...wrong)
  const metrics = metricsIn(figuresFile)
  figures.push(...metrics)
  console.log(`== ${name}: ${metrics.length} figures in ${minutes(partBegan)}`)
  // Results are saved, whatever happens to the rest; with a selection of parts, the others stay unchanged.
  if (!isShort) saveResults(metrics)
}
rmSync(folder, { recursive: true })

console.log(`\n${tableOf(figures, new Map(before.map(figure => [keyOf(figure), figure]))).join('\n')}`)
const asked = figures.filter(figure => meetsTarget(figure) !== undefined)
const missed = asked.filter(figure => meetsTarget(figure) === false)
console.log(
  `\n${asked.length - missed.length} of ${asked.length} are what is asked, after ${minutes(began)}.` +
    (missed.length > 0 ? ` Missed: ${missed.map(keyOf).join('; ')}.` : ''),
)
if (isShort) {
  const floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')) as Record<string, number>
  for (const [name, least] of Object.entries(floors)) {
    const figure = figures.find(one => one.name === name)
    // With a selection of parts, the others aren't measured.
    if (!figure) failed.push(...(chosen.length === 0 ? [`${name}: not measured`] : []))
    else if ((workShareOf(figure) ?? 0) < least)
      failed.push(`${name}: takes more than ${(1 / least).toFixed(1)} times the work of the bare program`)
  }
} else console.log('All of it is in bench/results: latest.json, and latest.svg as a picture.')
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1
