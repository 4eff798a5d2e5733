// Writes src/storage/queries.generated.ts: the parameter and row types of every declared query, as the database itself
// describes them; and queries.generated.sql: each as it is sent. With --check it only says which file is stale.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Client } from 'pg'
import { declaredQueries } from '#storage/query.ts'
import { testDatabase } from '#test/database.ts'
import { describeQuery, type QueryTypes } from './query-types/describe.ts'
import { printExpanded } from './query-types/expanded.ts'
import { mergeTypes } from './query-types/merge.ts'
import { problemText } from './query-types/problem.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'src/storage/queries.generated.ts')
const expandedTarget = join(root, 'src/storage/queries.generated.sql')

const sources = new Map(
  globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'src/storage/**'] })
    .toSorted()
    .map(file => [file, readFileSync(join(root, file), 'utf8')]),
)
// Loading a file declares its queries.
for (const [file, source] of sources) if (source.includes("from '#storage/query.ts'")) await import(join(root, file))

const described = await describeAll()
for (const problem of described.problems) console.error(problem)
if (described.problems.length > 0) process.exit(1)

const fresh = {
  [target]: formatted(print(described.types)),
  [expandedTarget]: `${printExpanded(declaredQueries(), { types: described.types, fileOf })}\n`,
}
for (const [file, text] of Object.entries(fresh)) {
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${relative(root, file)} is stale: npm run generate`)
    process.exitCode = 1
  }
}

async function describeAll(): Promise<{ types: Map<string, QueryTypes>; problems: string[] }> {
  const world = await testDatabase()
  const client = new Client(world.connection)
  await client.connect()
  const types = new Map<string, QueryTypes>()
  const problems: string[] = []
  for (const [name, { typeName, sql }] of declaredQueries()) {
    try {
      const found = await describeQuery(client, name, sql)
      const existing = types.get(typeName)
      types.set(typeName, existing ? mergeTypes(existing, found) : found)
    } catch (error) {
      problems.push(problemText({ name, written: sql, declaredAt: placeOf(typeName) }, error))
    }
  }
  await client.end()
  await world.close()
  return { types, problems }
}

/** The declaration of a query: its name appears there literally. */
function placeOf(name: string): string {
  for (const [file, source] of sources) {
    const at = source.indexOf(`'${name}'`)
    if (at >= 0) return `${file}:${source.slice(0, at).split('\n').length}`
  }
  return 'somewhere'
}

/** The same without the line, which changes with everything above it. */
function fileOf(name: string): string {
  return placeOf(name).replace(/:\d+$/, '')
}

function print(types: ReadonlyMap<string, QueryTypes>): string {
  const entries = [...types]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { params, row }]) => {
      return `  '${name}': {\n    params: ${printObject(params, 'null')}\n    row: ${printObject(row, 'never')}\n  }\n`
    })
    .join('')
  const imports = ['JsonText', 'Timestamp', 'TsVectors'].filter(type => new RegExp(`\\b${type}\\b`).test(entries))
  return [
    '// Written by tools/query-types.ts from the declared queries and a migrated database.\n',
    imports.length > 0 ? `import type { ${imports.join(', ')} } from './values.ts'\n\n` : '',
    '/** The parameters and rows of every declared query. */\n',
    `export interface Queries {\n${entries}}\n`,
  ].join('')
}

function printObject(types: Record<string, string>, none: string): string {
  const lines = Object.entries(types).map(([name, type]) => `      ${JSON.stringify(name)}: ${type}\n`)
  return lines.length > 0 ? `{\n${lines.join('')}    }` : none
}

function formatted(text: string): string {
  const run = spawnSync(join(root, 'node_modules/.bin/oxfmt'), [`--stdin-filepath=${target}`], {
    input: text,
    cwd: root,
  })
  if (run.status !== 0) throw new Error(`oxfmt failed: ${String(run.stderr)}`)
  return String(run.stdout)
}
