import type { Step } from './steps.ts'

const node = process.execPath
/** Generators of committed files. With --check, each only lists its stale files. */
const types = { writes: 'query types', script: 'tools/query-types.ts' }
const pages = { writes: 'reference pages', script: 'tools/reference.ts' }
const messages = { writes: 'locales', script: 'tools/messages.ts' }
/** Generated and checked by a test. */
const examples = { name: 'examples', line: [node, 'tools/test.ts', 'test/examples.test.ts', '--test-update-snapshots'] }

/** In dependency order. */
export const generate: Step[] = [
  { name: messages.writes, line: [node, messages.script], shown: true },
  { name: types.writes, line: [node, types.script] },
  examples,
  { name: pages.writes, line: [node, pages.script] },
]

export const checkGenerated: Step[] = [types, pages].map(({ writes, script }) => ({
  name: `${writes} are fresh`,
  line: [node, script, '--check'],
}))
// Printed, since it shows how complete each language is.
checkGenerated.push({ name: 'messages are fresh', line: [node, messages.script, '--check'], shown: true })
