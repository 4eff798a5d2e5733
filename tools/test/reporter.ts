import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect, styleText } from 'node:util'

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data']

const insideNode = /^ *at .*\bnode:internal\/.*\n/gm
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const shown = (file: string | undefined): string => relative(process.cwd(), file ?? '')

/**
 * One line a file, so that a long log stays short; a failure in full where it happens and once more at the end, above
 * the counts, where everybody looks first.
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = []
  const skipped: string[] = []
  const totals: string[] = []
  const said = new Map<string, string>()
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') {
      const file = shown(data.file)
      said.set(file, `${said.get(file) ?? ''}${data.message}`.slice(-4000))
      yield data.message
    } else if (type === 'test:fail' && isOwn(data)) {
      failures.push(describe(data, said.get(shown(data.file)) ?? ''))
      yield `${failures.at(-1)!}\n`
    } else if (type === 'test:pass' && data.skip !== undefined) {
      const reason = typeof data.skip === 'string' ? `: ${data.skip}` : ''
      skipped.push(`- ${shown(data.file)}: ${data.name}${reason}`)
    } else if (type === 'test:summary' && data.file !== undefined) {
      const { passed, tests } = data.counts
      const mark = data.success ? styleText('green', '✔') : styleText('red', '✖')
      yield `${mark} ${shown(data.file)} (${passed} of ${tests}, ${seconds(data.duration_ms)})\n`
    } else if (type === 'test:diagnostic' && data.nesting === 0) totals.push(data.message)
  }
  if (skipped.length > 0) yield `\nSkipped:\n${skipped.join('\n')}\n`
  if (failures.length > 0) yield `\n${styleText('red', 'Failed:')}\n\n${failures.join('\n')}\n`
  yield `\n${totals.map(line => `ℹ ${line}\n`).join('')}`
}

/** A suite that failed only because of a test in it says nothing new. */
function isOwn({ details }: Failure): boolean {
  return (details.error as { failureType?: string }).failureType !== 'subtestsFailed'
}

function describe({ name, file, line, column, details }: Failure, said: string): string {
  const at = line === undefined ? shown(file) : `${shown(file)}:${line}:${column}`
  const reason: unknown = details.error.cause ?? details.error
  // A file that broke down as a whole gives no reason but what it said last.
  const text = (typeof reason === 'string' ? `${reason}\n${said}` : inspect(reason)).replaceAll(insideNode, '')
  return `${styleText('red', `✖ ${name}`)}\n  ${at}\n${text.replaceAll(/^/gm, '    ')}\n`
}
