// npm run check: everything that must hold before a change is handed in. All steps run, whichever fail.
// --no-tests leaves out the tests, --fix lets the linter and the formatter mend what they can first.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [node, bin] = [process.execPath, join(root, 'node_modules/.bin')]
const options = new Set(process.argv.slice(2))

type Step = { name: string; line: string[]; shown?: true }

// Linter and formatter are told where to look by their settings files alone.
const fixes: Step[] = [
  { name: 'lint, mending', line: [join(bin, 'oxlint'), '--type-aware', '--fix'] },
  { name: 'format, mending', line: [join(bin, 'oxfmt'), '.'] },
]
const steps: Step[] = [
  { name: 'types', line: [join(bin, 'tsc'), '-p', '.'] },
  { name: 'lint', line: [join(bin, 'oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', line: [join(bin, 'oxfmt'), '--check', '.'] },
  { name: 'query types are fresh', line: [node, 'tools/query-types.ts', '--check'] },
  { name: 'reference pages are fresh', line: [node, 'tools/reference.ts', '--check'] },
  { name: 'no regular expression is slow', line: [node, 'tools/regexes.ts'] },
]
const tests: Step[] = [{ name: 'tests', line: [node, 'tools/test.ts'], shown: true }]

const failed = [...(options.has('--fix') ? fixes : []), ...steps, ...(options.has('--no-tests') ? [] : tests)].filter(
  step => !holds(step),
)
console.log(failed.length > 0 ? `\nNot right: ${failed.map(step => step.name).join(', ')}` : '\nAll is right.')
process.exitCode = failed.length > 0 ? 1 : 0

function holds({ name, line: [command, ...args], shown }: Step): boolean {
  const began = performance.now()
  const { status, stdout, stderr, error } = spawnSync(command!, args, {
    cwd: root,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✔' : '✖'} ${name} (${seconds} s)`)
  if (status !== 0 && !shown) console.log([stdout, stderr, error?.message].filter(Boolean).join('\n'))
  return status === 0
}
