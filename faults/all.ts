// npm run faults: what is acknowledged survives, whatever fails. Several people write by the API, by email, in a chat, in a table and in the
// files, while something is broken again and again; then what the installation has is compared with what it said.
// node faults/all.ts [--short] [case…]
import { cases } from './cases.ts'
import type { Result } from './under-load.ts'

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

type Row = Readonly<Record<string, string | number>>
const rows: Row[] = []
let isRight = true
for (const [name, { what, needs, run }] of Object.entries(cases)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const began = performance.now()
  console.log(`${name}: ${what}`)
  const result = await run(times).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (result === undefined) {
    console.log(`  not tried: it needs ${needs}`)
    continue
  }
  if (result instanceof Error) {
    console.error(result)
    isRight = false
    continue
  }
  const problems = problemsOf(result)
  for (const problem of [...problems, result.note].filter(text => text !== undefined)) console.log(`  ${problem}`)
  if (problems.length > 0) isRight = false
  rows.push(rowOf(name, result, (performance.now() - began) / 1000))
}
console.table(rows)
console.log(isRight ? 'Nothing that was acknowledged is lost, doubled or half.' : 'Something is wrong.')
// Connections to installations that are gone may be open still.
process.exit(isRight ? 0 : 1)

function problemsOf({ lost, doubled, notWhole, inconsistent, emailsMissing }: Result): string[] {
  const lists = { lost, doubled, 'not whole': notWhole, 'inconsistent by fsck': inconsistent }
  const problems = Object.entries(lists).flatMap(([word, ids]) =>
    ids.length > 0 ? [`${word}: ${ids.join(', ')}`] : [],
  )
  if (emailsMissing > 0) problems.push(`emails that did not arrive: ${emailsMissing}`)
  return problems
}

function rowOf(name: string, result: Result, seconds: number): Row {
  const { faults, acknowledged, unknown: unclear, lost, doubled, notWhole, emailsMissing, emailsDoubled } = result
  return {
    ...{
      case: name,
      faults,
      acknowledged,
      unclear,
      lost: lost.length,
      doubled: doubled.length,
      'not whole': notWhole.length,
    },
    ...{ 'emails missing': emailsMissing, 'emails doubled': emailsDoubled, seconds: Math.round(seconds) },
  }
}
