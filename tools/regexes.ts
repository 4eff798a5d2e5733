// Part of npm run check: looks in all regular expressions of the server, the client and the pages for one that a stranger's text
// can make slow. recheck proves it where it can (an automaton) and tries attacks where it cannot.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basis } from './regexes/check-regex.ts'
import { checkRegexes } from './regexes/check-regexes.ts'
import { regexesIn, regexesInPage } from './regexes/regex-literals.ts'
import { dynamicRegexesIn } from './regexes/dynamic-regexes.ts'
import { storedResults } from './regexes/results.ts'

const root = join(import.meta.dirname, '..')

/** Slow by their form or not decided, but not slow where they are: the expression with its flags, and why. */
const excused: Readonly<Record<string, string>> = {
  '\'[^\']*\'|"(?<column>\\w+)(?<mark>[!?])"|"[^"]*"|--[^\\n]*|\\/\\*[^]*?\\*\\/|::|:(?<name>[a-z_]\\w*)(?<nullable>\\?)?|[()]/g':
    'SQL of our own, read once when it is declared',
  '[[[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]&&[\\p{L}\\p{M}\\p{N}]]--[\\u0300-\\u036f]]/v':
    'recheck does not read the flag v; this is one set of letters, of which one is looked for in one letter',
  '\\[(!?)([^\\]]*)\\]/g':
    'of rrule-temporal: what stands in brackets behind a date, which were matched from end to end before, nine at most',
}

const files = globSync(['src/**/*.ts', 'client/**/*.ts', 'web/src/**/*.{ts,svelte}'], {
  ...{ cwd: root, exclude: ['**/*.test.ts', '**/*.generated.ts', 'web/src/**/generated/**'] },
})
const places = new Map<string, string>()
const making = new Set<string>()
for (const file of files.toSorted()) {
  const text = readFileSync(join(root, file), 'utf8')
  const { literals, made } = file.endsWith('.svelte') ? regexesInPage(text) : regexesIn(text)
  for (const { source, flags, line } of literals) add(source, flags, `${file}:${line}`)
  for (const line of made) making.add(`${file}:${line}`)
}
const faults: string[] = []
const makers = [...new Set([...making].map(place => place.split(':')[0]!))]
const made = await dynamicRegexesIn(root, makers)
for (const { source, flags, place } of made) add(source, flags, place)
const seen = new Set(made.map(({ place }) => place))
for (const place of making) if (!seen.has(place)) faults.push(`${place} makes one that is not known: see callers`)

// Results are deterministic, so only new or changed expressions take time. docs/decisions/0020
const results = storedResults(join(root, 'node_modules/.cache/regexes.json'), basis)
const changed = [...places.keys()].filter(key => !results.has(key))
const checked = await checkRegexes(changed)

const unused = new Set(Object.keys(excused))
const counts = { automaton: 0, fuzz: 0 }
for (const [key, place] of places) {
  const result = results.find(key, () => checked.get(key)!)
  if (result === 'automaton' || result === 'fuzz') counts[result] += 1
  else if (!unused.delete(key)) faults.push(`${place} /${key} ${result}`)
}
results.save()
for (const key of unused) faults.push(`/${key} is excused, but it is not slow or no longer there`)

const { automaton, fuzz } = counts
const rest = places.size - automaton - fuzz
console.log(`${places.size} regular expressions: ${automaton} proven, ${fuzz} withstand attacks, ${rest} neither`)
console.log(`${changed.length} of them are new or changed since the last check here`)
for (const line of faults) console.error(line)
process.exitCode = faults.length > 0 ? 1 : 0

function add(source: string, flags: string, place: string): void {
  const key = `${source}/${flags}`
  if (!places.has(key)) places.set(key, place)
}
