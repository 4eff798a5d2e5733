// Writes docs/reference and the types of the client from the declarations in the code. With --check it only says which pages are stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageFile from '../package.json' with { type: 'json' }
import { endpoints, families } from '#features/endpoints.ts'
import { openapiDocument } from '#runtime/openapi.ts'
import { settingsReference } from '#settings/reference.ts'
import { callsPage } from './reference/calls.ts'
import { factsPage } from './reference/facts.ts'
import { livesPage } from './reference/lives.ts'
import { permissionsPage } from './reference/permissions.ts'
import { clientTypes } from './reference/typescript.ts'

// Loading them declares every life.
await import('#features/implementations.ts')

const root = join(import.meta.dirname, '..')
// The address is nobody's: the pages are the same wherever they are made.
const options = { url: 'https://groups.example.org', version: packageFile.version, families }
const declared = Object.values(endpoints)
const openapi = openapiDocument(declared, options)

const pages: Record<string, string> = {
  'docs/reference/openapi.json': `${JSON.stringify(openapi, undefined, 2)}\n`,
  'docs/reference/calls.md': callsPage(declared, families),
  'docs/reference/permissions.md': permissionsPage(declared),
  'docs/reference/lives.md': livesPage(),
  'docs/reference/facts.md': factsPage(declared, readFileSync(join(root, 'src/contract/facts.ts'), 'utf8')),
  'docs/reference/settings.md': settingsReference(),
  'client/calls.generated.ts': clientTypes(openapi, declared),
}

for (const [name, text] of Object.entries(pages)) {
  const file = join(root, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (written(file) !== text) {
    console.error(`${name} is stale: npm run generate`)
    process.exitCode = 1
  }
}

function written(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
