// Part of npm run check: looks in all regular expressions of the server and the client for one that a stranger's text
// can make slow. recheck proves it where it can (an automaton) and tries attacks where it cannot.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { checkSync as Check, UnknownDiagnostics, VulnerableDiagnostics } from 'recheck'
import { regexesIn } from './regexes/regex-literals.ts'
import { dynamicRegexesIn } from './regexes/dynamic-regexes.ts'
import { storedResults } from './regexes/results.ts'

// The pure JavaScript of recheck: no Java, no program of any one system.
const load = createRequire(import.meta.url)
const { checkSync } = load('recheck/lib/browser.js') as { checkSync: typeof Check }
const { version } = load('recheck/package.json') as { version: string }
const root = join(import.meta.dirname, '..')
/**
 * Bounds in steps and no clock, so that the answer is the same on every machine and under every load. An attack has
 * succeeded when it takes more than a million steps: enough to tell what grows from what is only long.
 */
const limits = {
  randomSeed: 0,
  maxIteration: 2,
  attackLimit: 1_000_000,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
}

// An expression has the same result each time, so only what is new or changed takes time. docs/decisions/0020
const results = storedResults(
  join(root, 'node_modules/.cache/regexes.json'),
  JSON.stringify({ version, node: process.versions.v8, limits }),
)

/** Slow by their form or not decided, but not slow where they are: the expression with its flags, and why. */
const excused: Readonly<Record<string, string>> = {
  '\'[^\']*\'|"(?<column>\\w+)(?<mark>[!?])"|"[^"]*"|--[^\\n]*|\\/\\*[^]*?\\*\\/|::|:(?<name>[a-z_]\\w*)(?<nullable>\\?)?|[()]/g':
    'SQL of our own, read once when it is declared',
  '[[[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]&&[\\p{L}\\p{M}\\p{N}]]--[\\u0300-\\u036f]]/v':
    'recheck does not read the flag v; this is one set of letters, of which one is looked for in one letter',
  '\\[(!?)([^\\]]*)\\]/g':
    'of rrule-temporal: what stands in brackets behind a date, which were matched from end to end before, nine at most',
}

const files = globSync(['src/**/*.ts', 'client/**/*.ts'], { cwd: root, exclude: ['**/*.test.ts', '**/*.generated.ts'] })
const places = new Map<string, string>()
const making = new Set<string>()
for (const file of files.toSorted()) {
  const { literals, made } = regexesIn(readFileSync(join(root, file), 'utf8'))
  for (const { source, flags, line } of literals) add(source, flags, `${file}:${line}`)
  for (const line of made) making.add(`${file}:${line}`)
}
const faults: string[] = []
const makers = [...new Set([...making].map(place => place.split(':')[0]!))]
const made = await dynamicRegexesIn(root, makers)
for (const { source, flags, place } of made) add(source, flags, place)
const seen = new Set(made.map(({ place }) => place))
for (const place of making) if (!seen.has(place)) faults.push(`${place} makes one that is not known: see callers`)

const unused = new Set(Object.keys(excused))
const counts = { automaton: 0, fuzz: 0 }
for (const [key, place] of places) {
  const result = results.find(key, () => check(key))
  if (result === 'automaton' || result === 'fuzz') counts[result] += 1
  else if (!unused.delete(key)) faults.push(`${place} /${key} ${result}`)
}
results.save()
for (const key of unused) faults.push(`/${key} is excused, but it is not slow or no longer there`)

const { automaton, fuzz } = counts
const rest = places.size - automaton - fuzz
console.log(`${places.size} regular expressions: ${automaton} proven, ${fuzz} withstand attacks, ${rest} neither`)
console.log(`${results.computed()} of them are new or changed since the last check here`)
for (const line of faults) console.error(line)
process.exitCode = faults.length > 0 ? 1 : 0

/** How it was found safe, or why it is not. */
function check(key: string): string {
  const at = key.lastIndexOf('/')
  const found = checkSync(key.slice(0, at), key.slice(at + 1), limits)
  return found.status === 'safe' ? found.checker : whyNot(found)
}

function whyNot(found: VulnerableDiagnostics | UnknownDiagnostics): string {
  if (found.status === 'unknown') return `is not decided (${found.error.kind})`
  return `is ${found.complexity.summary}: ${found.attack.pattern}`
}

function add(source: string, flags: string, place: string): void {
  const key = `${source}/${flags}`
  if (!places.has(key)) places.set(key, place)
}
