import { styleText } from 'node:util'
import { countNames, countsOf, type FileMessage } from './messages.ts'

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const slowestShown = 5
const costliestShown = 10

export type Reporter = {
  hear(told: FileMessage): void
  /** Prints the rest; true if nothing failed. */
  end(): boolean
}

/**
 * One line a file, so that a long log stays short; a failure in full where it happens and once more at the end, above
 * the counts, where everybody looks first.
 */
export function createReporter(write: (text: string) => void, workOfDatabase: () => number = () => 0): Reporter {
  const failures: string[] = []
  const skipped: string[] = []
  const times: { file: string; ms: number }[] = []
  const works: { file: string; ms: number }[] = []
  const totals = countsOf({})
  let success = true

  const hear = (told: FileMessage): void => {
    if (told.type === 'said') write(told.text)
    else if (told.type === 'failed') {
      failures.push(describe(told))
      write(`${failures.at(-1)!}\n`)
    } else if (told.type === 'skipped') {
      skipped.push(`- ${[told.file, told.name, told.reason].filter(Boolean).join(': ')}`)
    } else if (told.type === 'worked') {
      works.push({ file: told.file, ms: told.seconds * 1000 })
    } else if (told.type === 'ended') {
      const { file, counts, ms } = told
      const mark = told.success ? styleText('green', '✔') : styleText('red', '✖')
      write(`${mark} ${file} (${counts.passed} of ${counts.tests}, ${seconds(ms)})\n`)
      for (const name of countNames) totals[name] += counts[name]
      times.push({ file, ms })
      success &&= told.success
    }
  }

  const end = (): boolean => {
    if (skipped.length > 0) write(`\nSkipped:\n${skipped.join('\n')}\n`)
    if (failures.length > 0) write(`\n${styleText('red', 'Failed:')}\n\n${failures.join('\n')}\n`)
    write(`\nSlowest: ${slowestText(times, slowestShown)}\n`)
    const database = workOfDatabase() * 1000
    const work = works.reduce((sum, { ms }) => sum + ms, database)
    write(
      `Processor: ${seconds(work)}, of that PostgreSQL ${seconds(database)}; most in ${slowestText(works, costliestShown)}\n`,
    )
    write(`\n${countNames.map(name => `ℹ ${countLabels[name]} ${totals[name]}\n`).join('')}`)
    return success && failures.length === 0
  }
  return { hear, end }
}

function slowestText(files: readonly { file: string; ms: number }[], shown: number): string {
  const most = files.toSorted((a, b) => b.ms - a.ms).slice(0, shown)
  return most.map(({ file, ms }) => `${file} ${seconds(ms)}`).join(', ')
}

const countLabels: Record<(typeof countNames)[number], string> = {
  tests: 'tests',
  suites: 'suites',
  passed: 'pass',
  failed: 'fail',
  cancelled: 'cancelled',
  skipped: 'skipped',
  todo: 'todo',
}

function describe({ name, at, reason }: Extract<FileMessage, { type: 'failed' }>): string {
  return `${styleText('red', `✖ ${name}`)}\n  ${at}\n${reason.replaceAll(/^/gm, '    ')}\n`
}
