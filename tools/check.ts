// npm run check: everything that must hold before a change is handed in. All steps run, whichever fail.
// --no-tests leaves out the tests, --fix lets the linter and the formatter mend what they can before they are asked.
import { join } from 'node:path'
import { checkGenerated } from './generators.ts'
import { runSteps, type Step } from './steps.ts'

const [node, bin] = [process.execPath, join(import.meta.dirname, '../node_modules/.bin')]
const options = new Set(process.argv.slice(2))

// Linter and formatter find their files by their own settings. The linter needs the generated types of the pages: without
// them it would report false errors.
const fixes: Step[] = [
  { name: 'lint, mending', line: [join(bin, 'oxlint'), '--type-aware', '--fix'] },
  { name: 'format, mending', line: [join(bin, 'oxfmt'), '.'] },
]
const types: Step[] = [
  { name: 'types', line: [join(bin, 'tsc'), '-p', '.'] },
  { name: 'types of the pages', line: [node, 'web/check.ts'] },
]
const steps: Step[] = [
  { name: 'lint', line: [join(bin, 'oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', line: [join(bin, 'oxfmt'), '--check', '.'] },
  ...checkGenerated,
  { name: 'no regular expression is slow', line: [node, 'tools/regexes.ts'] },
]
const tests: Step[] = [{ name: 'tests', line: [node, 'tools/test.ts'], shown: true }]

runSteps([...types, ...(options.has('--fix') ? fixes : []), ...steps, ...(options.has('--no-tests') ? [] : tests)])
