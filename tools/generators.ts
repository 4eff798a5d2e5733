import type { Step } from './steps.ts'

/** What writes files that are kept beside the sources. Told --check, each only says which of its files are stale. */
const scripts = [
  { writes: 'query types', script: 'tools/query-types.ts' },
  { writes: 'reference pages', script: 'tools/reference.ts' },
]

export const generate: Step[] = scripts.map(({ writes, script }) => ({
  name: writes,
  line: [process.execPath, script],
}))

export const checkGenerated: Step[] = scripts.map(({ writes, script }) => ({
  name: `${writes} are fresh`,
  line: [process.execPath, script, '--check'],
}))
