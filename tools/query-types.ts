// Writes src/storage/queries.generated.ts: the parameter and row types of every declared query, as the database itself
// describes them. With --check it only says whether the file is fresh.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { declaredQueries } from '#storage/query.ts'
import { testDatabase } from '#test/database.ts'
import { describeQuery, type QueryTypes } from './query-types/describe.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'src/storage/queries.generated.ts')

// Loading a file declares its queries.
for (const file of globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'src/storage/**'] }).toSorted()) {
  if (readFileSync(join(root, file), 'utf8').includes("from '#storage/query.ts'")) await import(join(root, file))
}

const described = await describeAll()
for (const problem of described.problems) console.error(problem)
if (described.problems.length > 0) process.exit(1)

const fresh = formatted(print(described.types))
if (!process.argv.includes('--check')) writeFileSync(target, fresh)
else if (readFileSync(target, 'utf8') !== fresh) {
  console.error('src/storage/queries.generated.ts is stale: npm run generate')
  process.exitCode = 1
}

async function describeAll(): Promise<{ types: Map<string, QueryTypes>; problems: string[] }> {
  const world = await testDatabase()
  const client = new Client(world.connection)
  await client.connect()
  const types = new Map<string, QueryTypes>()
  const problems: string[] = []
  for (const [name, { typeName, markedText }] of declaredQueries()) {
    try {
      const found = await describeQuery(client, name, markedText)
      const known = types.get(typeName)
      if (known && JSON.stringify(known) !== JSON.stringify(found)) {
        throw new Error(`differs from the other queries of ${typeName} in its parameters or columns`)
      }
      types.set(typeName, found)
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
    }
  }
  await client.end()
  await world.close()
  return { types, problems }
}

function print(types: ReadonlyMap<string, QueryTypes>): string {
  const entries = [...types]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { params, row }]) => {
      const columns = Object.entries(row).map(([column, type]) => `      ${JSON.stringify(column)}: ${type}\n`)
      const rowType = columns.length > 0 ? `{\n${columns.join('')}    }` : 'never'
      return `  '${name}': {\n    params: readonly [${params.join(', ')}]\n    row: ${rowType}\n  }\n`
    })
    .join('')
  const imports = ['JsonText', 'Timestamp'].filter(type => new RegExp(`\\b${type}\\b`).test(entries))
  return [
    '// Written by tools/query-types.ts from the declared queries and a migrated database.\n',
    imports.length > 0 ? `import type { ${imports.join(', ')} } from './values.ts'\n\n` : '',
    '/** The parameters and rows of every declared query. */\n',
    `export interface Queries {\n${entries}}\n`,
  ].join('')
}

function formatted(text: string): string {
  const run = spawnSync(join(root, 'node_modules/.bin/oxfmt'), [`--stdin-filepath=${target}`], {
    input: text,
    cwd: root,
  })
  if (run.status !== 0) throw new Error(`oxfmt failed: ${String(run.stderr)}`)
  return String(run.stdout)
}
