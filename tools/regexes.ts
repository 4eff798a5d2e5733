// Part of npm run check: looks in all regular expressions of the server and the client for one that a stranger's text
// can make slow. recheck proves it where it can (an automaton), tries attacks where it cannot, and gives up in time.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { checkSync as Check } from 'recheck'
import { expressionsIn } from './regexes/literals.ts'
import { expressionsMadeBy } from './regexes/made.ts'

// The pure JavaScript of recheck: no Java, no program of any one system.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: typeof Check }
const root = join(import.meta.dirname, '..')
const limits = { timeout: 20_000, maxIteration: 2 }

/** Slow by their form, but not where they are: what they read is our own, or cannot be such a text. */
const excused: Readonly<Record<string, string>> = {
  '("(?:[^"\\\\]|\\\\.)*")(\\s*:)?|[{}[\\]]': 'JSON.parse has read the text: every quotation in it has an end',
  '^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?!\\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)$':
    'an address of more than 254 characters is none before this is asked',
  '^(\\w+:\\/\\/[^/?#]*@)(?=\\/)': 'a setting of whoever runs the server',
}
/** What recheck does not read. */
const unreadable: Readonly<Record<string, string>> = {
  v: 'flag v: a set of letters, of which one is looked for in one letter',
}

const files = globSync(['src/**/*.ts', 'client/**/*.ts'], { cwd: root, exclude: ['**/*.test.ts', '**/*.generated.ts'] })
const places = new Map<string, string>()
const making = new Set<string>()
for (const file of files.toSorted()) {
  const { literals, made } = expressionsIn(readFileSync(join(root, file), 'utf8'))
  for (const { source, flags, line } of literals) add(source, flags, `${file}:${line}`)
  for (const line of made) making.add(`${file}:${line}`)
}
const faults: string[] = []
const makers = [...new Set([...making].map(place => place.split(':')[0]!))]
const made = await expressionsMadeBy(root, makers)
for (const { source, flags, place } of made) add(source, flags, place)
const seen = new Set(made.map(({ place }) => place))
for (const place of making) if (!seen.has(place)) faults.push(`${place} makes one that is not known: see callers`)

const unsure: string[] = []
for (const [key, place] of places) {
  const at = key.lastIndexOf('/')
  const [source, flags] = [key.slice(0, at), key.slice(at + 1)]
  const found = checkSync(source, flags, limits)
  if (found.status === 'safe' || excused[source] !== undefined || unreadable[flags] !== undefined) continue
  if (found.status === 'vulnerable') {
    faults.push(`${place} /${source}/${flags} is ${found.complexity.summary}: ${found.attack.pattern}`)
  } else unsure.push(`${place} /${source}/${flags} (${found.error.kind})`)
}
console.log(`${places.size} regular expressions; not decided in time: ${unsure.length}`)
for (const line of unsure) console.log(`  ${line}`)
for (const line of faults) console.error(line)
process.exitCode = faults.length > 0 ? 1 : 0

function add(source: string, flags: string, place: string): void {
  const key = `${source}/${flags}`
  if (!places.has(key)) places.set(key, place)
}
