// Writes docs/reference from the declarations in the code. With --check it only says which pages are stale.
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

// Loading them declares every life.
await import('#features/implementations.ts')

const root = join(import.meta.dirname, '..')
// The address is nobody's: the pages are the same wherever they are made.
const options = { url: 'https://groups.example.org', version: packageFile.version, families }
const declared = Object.values(endpoints)

const pages: Record<string, string> = {
  'openapi.json': `${JSON.stringify(openapiDocument(declared, options), undefined, 2)}\n`,
  'calls.md': callsPage(declared, families),
  'permissions.md': permissionsPage(declared),
  'lives.md': livesPage(),
  'facts.md': factsPage(declared, readFileSync(join(root, 'src/contract/facts.ts'), 'utf8')),
  'settings.md': settingsReference(),
}

for (const [name, text] of Object.entries(pages)) {
  const file = join(root, 'docs/reference', name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (written(file) !== text) {
    console.error(`docs/reference/${name} is stale: npm run generate`)
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
