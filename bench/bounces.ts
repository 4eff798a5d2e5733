// How a folder of bounces is understood, beside the verdicts of somebody else: node bench/bounces.ts FOLDER. Each .eml file is
// read as if it had come to a return address; verdicts.tsv has a line for each: its name, and hard, soft or no bounce.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBounceReport, readFeedbackReport } from '#mail/bounces/index.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('node bench/bounces.ts FOLDER')
  process.exit(1)
}

/** What mail to the address suffers: `hard` stops it, `soft` counts. */
type Effect = 'hard' | 'soft' | 'no bounce' | 'delayed'
type Understood = { effect: Effect; why: string }

async function understand(raw: Buffer): Promise<Understood> {
  if (readFeedbackReport(raw)) return { effect: 'no bounce', why: 'feedback report' }
  const report = await readBounceReport(raw)
  if (report.is === 'delayed') return { effect: 'delayed', why: report.diagnostic }
  if (report.is !== 'bounce') return { effect: 'no bounce', why: report.is }
  const why = `${report.status} ${report.diagnostic}`.trim()
  if (report.about === 'message') return { effect: 'soft', why: `about the message: ${why}` }
  return { effect: report.isHard ? 'hard' : 'soft', why }
}

const lines = (await readFile(join(folder, 'verdicts.tsv'), 'utf8')).trim().split('\n').slice(1)
const counts = new Map<string, number>()
let right = 0
for (const line of lines) {
  const [name = '', expected = '', reason = ''] = line.split('\t')
  const { effect, why } = await understand(await readFile(join(folder, name)))
  const key = `${expected.padEnd(9)} taken for ${effect}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
  // A delay counts for nothing, and what others call soft doesn't stop mail either.
  if (effect === expected || (effect === 'delayed' && expected !== 'hard')) right += 1
  else console.log(`${name}: ${expected} (${reason}), taken for ${effect}: ${why.slice(0, 160)}`)
}
for (const [key, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(count).padStart(5)}  ${key}`)
console.log(`${right} of ${lines.length} have the same effect`)
