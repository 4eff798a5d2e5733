import type { Step } from './steps.ts'

const node = process.execPath
/** What writes files that are kept beside the sources. Told --check, each only says which of its files are stale. */
const types = { writes: 'query types', script: 'tools/query-types.ts' }
const pages = { writes: 'reference pages', script: 'tools/reference.ts' }
const messages = { writes: 'messages', script: 'tools/messages.ts' }
/** A test makes them, and is what says that they are stale. */
const examples = { name: 'examples', line: [node, 'tools/test.ts', 'test/examples.test.ts', '--test-update-snapshots'] }

/** In the order in which each needs what the others write. */
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
// Shown, for it says how complete each language is.
checkGenerated.push({ name: 'messages are fresh', line: [node, messages.script, '--check'], shown: true })
