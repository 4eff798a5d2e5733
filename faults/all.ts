// npm run faults: what is acknowledged survives, whatever fails. Several people write by the API, by email, in a chat, in a table and in the
// files, while something is broken again and again; then what the installation has is compared with what it said.
// node faults/all.ts [--short] [case…]
import { cases } from './cases.ts'
import { problemsOf, rowOf, sentenceOf, type Row } from './judge.ts'
import { saveResults } from './results.ts'

const given = process.argv.slice(2)
const isShort = given.includes('--short')
const chosen = given.filter(word => !word.startsWith('-'))
const unknown = chosen.filter(name => !(name in cases))
if (unknown.length > 0) {
  console.error(`There is no case ${unknown.join(', ')}. There are: ${Object.keys(cases).join(', ')}.`)
  process.exit(1)
}
/** How often something is broken in each case. */
const times = isShort ? 2 : 15

const rows: Row[] = []
const notTried: string[] = []
let isRight = true
for (const [name, { what, needs, mayDouble, run }] of Object.entries(cases)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const began = performance.now()
  console.log(`${name}: ${what}`)
  const result = await run(times).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (result === undefined) {
    console.log(`  not tried: it needs ${needs}`)
    notTried.push(name)
    rows.push({ case: name, result: `not tried: it needs ${needs}` })
    continue
  }
  const problems = result instanceof Error ? [result.stack!] : problemsOf(result, mayDouble)
  for (const problem of problems) console.error(`  ${problem}`)
  const isHeld = problems.length === 0
  isRight &&= isHeld
  const outcome = isHeld ? 'held' : 'FAILED'
  if (result instanceof Error) {
    rows.push({ case: name, result: outcome })
    continue
  }
  if (result.note !== undefined) console.log(`  ${result.note}`)
  if (mayDouble !== undefined && result.emailsDoubled.length > 0)
    console.log(`  ${result.emailsDoubled.length} emails came again, with the same Message-ID: ${mayDouble}`)
  rows.push({ ...rowOf(name, result, (performance.now() - began) / 1000), result: outcome })
}
console.table(rows)
if (!isShort) saveResults(rows)
console.log(sentenceOf(isRight, rows.length - notTried.length, notTried))
// Connections to installations that are gone may be open still.
process.exit(isRight ? 0 : 1)
