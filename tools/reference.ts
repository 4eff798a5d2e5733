// Writes docs/reference and the types of the client from the declarations. With --check it only lists stale pages.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageFile from '../package.json' with { type: 'json' }
import { endpoints, families } from '#features/endpoints.ts'
import { readExamples } from '#features/examples.ts'
import { openapiDocument } from '#runtime/openapi/document.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callsPage, familyFile } from './reference/calls.ts'
import { contentsPage } from './reference/contents.ts'
import { enumerationsPage } from './reference/enumerations.ts'
import { errorsPage } from './reference/errors.ts'
import { factsPage } from './reference/facts.ts'
import { stateMachinesPage } from './reference/state-machines.ts'
import { objectsPage } from './reference/objects.ts'
import { permissionsPage } from './reference/permissions.ts'
import { settingsReference } from './reference/settings.ts'
import { clientTypes } from './reference/typescript.ts'

// Loading them declares every life.
await import('#features/implementations.ts')

const root = join(import.meta.dirname, '..')
// A placeholder address: the pages are the same wherever they are generated.
const examples = readExamples()
const options = { url: 'https://groups.example.org', version: packageFile.version, families, examples }
const declared = Object.values(endpoints)
const openapi = openapiDocument(declared, options)

const calls = new Map<string, Endpoint[]>(Object.entries(families).map(([family, own]) => [family, Object.values(own)]))
const familyOf = (name: string) => [...calls].find(([, own]) => own.some(call => call.name === name))![0]
const linkTo = (name: string) => `[${name}](${familyFile(familyOf(name))}#${name})`

const pages: Record<string, string> = {
  'docs/reference/openapi.json': `${JSON.stringify(openapi, undefined, 2)}\n`,
  'docs/reference/README.md': contentsPage(calls),
  ...Object.fromEntries(
    [...calls].map(([family, own]) => [`docs/reference/${familyFile(family)}`, callsPage(family, own, examples)]),
  ),
  'docs/reference/objects.md': objectsPage(openapi),
  'docs/reference/enumerations.md': enumerationsPage(),
  'docs/reference/errors.md': errorsPage(declared, linkTo),
  'docs/reference/permissions.md': permissionsPage(declared),
  'docs/reference/state-machines.md': stateMachinesPage(),
  'docs/reference/facts.md': factsPage(declared, readFileSync(join(root, 'src/contract/facts.ts'), 'utf8')),
  'docs/reference/settings.md': settingsReference(),
  'client/calls.generated.ts': clientTypes(openapi, declared),
}

const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(pages)) {
  if (written(name) === text) continue
  if (isCheck) stale(name)
  else write(name, text)
}
for (const name of globSync('docs/reference/**/*.{md,json}', { cwd: root })) {
  if (name in pages) continue
  if (isCheck) stale(name)
  else rmSync(join(root, name))
}

function stale(name: string): void {
  console.error(`${name} is stale: npm run generate`)
  process.exitCode = 1
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

function written(name: string): string | undefined {
  try {
    return readFileSync(join(root, name), 'utf8')
  } catch {
    return undefined
  }
}
