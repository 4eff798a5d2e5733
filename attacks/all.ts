// npm run attacks: people, programs and mail servers who mean harm attack a running installation; what they achieve is counted.
// node attacks/all.ts [--short] [--seed=NUMBER] [case…]
import { newTally, type AttackCase, type Outcome } from './case.ts'
import { cases } from './cases/index.ts'
import { setScene } from './scene.ts'
import { endSites, openSite } from './site.ts'
import { proofs, runTests } from './tests.ts'

const given = process.argv.slice(2)
const isShort = given.includes('--short')
const seed = Number(given.find(word => word.startsWith('--seed='))?.slice('--seed='.length) ?? Date.now() % 1e6)
const names = [...new Set([...Object.keys(cases), ...Object.keys(proofs)])].toSorted(byNumber)
const wanted = given.filter(word => !word.startsWith('-'))
const unknown = wanted.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
const chosen = names.filter(name => wanted.length === 0 || wanted.includes(name))
console.log(`seed ${seed}${isShort ? ', short' : ''}: --seed=${seed} repeats it`)

/** Of the failures of a case. */
const shown = 20

type Row = Readonly<Record<string, string | number>>
const rows: Row[] = []
let isHeld = true
// In their own order: the last ones search what all others have caused.
await attack(Object.keys(cases).filter(name => chosen.includes(name)))
await prove(chosen.filter(name => name in proofs))
console.table(rows.toSorted((a, b) => byNumber(String(a['case']), String(b['case']))))
console.log(isHeld ? 'All attacks failed.' : 'Something got through.')
// Connections of attackers may be open still.
process.exit(isHeld ? 0 : 1)

async function attack(all: readonly string[]): Promise<void> {
  if (all.length === 0) return
  const site = await openSite()
  // It would go on without us, and those that cases have opened.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endSites().then(() => process.exit(1)))
  try {
    const scene = await setScene(site)
    for (const name of all) {
      const { what, needs, run } = cases[name] as AttackCase
      const began = performance.now()
      console.log(`${name}: ${what}`)
      if (needs !== undefined) {
        console.log(`  not tried: it needs ${needs}`)
        continue
      }
      const tally = newTally()
      const outcome = await run({ site, scene, isShort, seed }, tally).catch((error: unknown): Outcome => ({
        tried: 0,
        failures: [error instanceof Error ? error.stack! : String(error)],
      }))
      add(name, 'an installation', outcome ?? tally, (performance.now() - began) / 1000)
    }
  } finally {
    await site.end()
  }
}

async function prove(all: readonly string[]): Promise<void> {
  if (all.length === 0) return
  const files = new Set(all.flatMap(name => proofs[name]!))
  console.log(`tests: ${files.size} files that show ${all.join(', ')}`)
  const results = await runTests([...files], isShort)
  for (const name of all) {
    const own = proofs[name]!.map(file => results.get(file) ?? { passed: 0, tests: 0, isHeld: false, seconds: 0, file })
    const failures = own.filter(result => !result.isHeld).map(({ file }) => `${file} failed`)
    const tried = own.reduce((sum, { tests }) => sum + tests, 0)
    add(
      name,
      'tests',
      { tried, failures },
      own.reduce((sum, { seconds }) => sum + seconds, 0),
    )
  }
}

function add(name: string, by: string, { tried, failures, worst = '' }: Outcome, seconds: number): void {
  // What was not tried has not been held.
  const isCaseHeld = failures.length === 0 && tried > 0
  isHeld &&= isCaseHeld
  for (const failure of failures.slice(0, shown)) console.log(`  ${failure}`)
  if (failures.length > shown) console.log(`  and ${failures.length - shown} more`)
  const result = isCaseHeld ? 'held' : 'FAILED'
  rows.push({ case: name, by, tried, 'got through': failures.length, result, worst, seconds: Math.round(seconds) })
}

/** T2 before T10. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
