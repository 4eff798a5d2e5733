// Compiles the catalogues in locales/ and prints how complete each language is. With --check, only lists stale files, and fails
// if German lacks a message.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  flatten,
  indexOf,
  missingIn,
  moduleOf,
  percentIn,
  requiredLocales,
  SOURCE_LOCALE,
} from './messages/catalogues.ts'
import type { Catalogue } from './messages/compile.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'locales')
const locales = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => file.slice(0, -'.json'.length))
const catalogueOf = (locale: string): Catalogue =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Catalogue
const catalogues = new Map(locales.map(locale => [locale, catalogueOf(locale)]))
const source = catalogues.get(SOURCE_LOCALE)!
const total = flatten(source).size

const isCheck = process.argv.includes('--check')

for (const [locale, catalogue] of catalogues) {
  write(`${locale}.generated.ts`, moduleOf(locale, catalogue, source))
  const missing = missingIn(catalogue, source)
  const examples = missing.length > 0 ? `; not translated: ${missing.slice(0, 5).join(', ')}` : ''
  if (isCheck && missing.length > 0 && requiredLocales.has(locale)) {
    console.error(`locales/${locale}.json must be complete, and lacks ${missing.join(', ')}`)
    process.exitCode = 1
  }
  console.log(`${locale}: ${percentIn(catalogue, source)} % of ${total} messages${examples}`)
}
write('index.generated.ts', indexOf(catalogues))

function write(name: string, code: string): void {
  const file = join(folder, 'compiled', name)
  const formatted = format(code)
  if (!isCheck) writeFileSync(file, formatted)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== formatted) {
    console.error(`locales/compiled/${name} is stale: run npm run generate`)
    process.exitCode = 1
  }
}

function format(code: string): string {
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  const { stdout, stderr, status } = spawnSync(formatter, ['--stdin-filepath', join(root, 'x.ts')], {
    input: code,
    encoding: 'utf8',
    cwd: root,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
