// Builds the pages into the folder that is given.
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { compressFiles } from './compress-files.ts'
import { buildDocs } from './docs.ts'
import { buildFonts } from './fonts.ts'
import { buildScripts } from './scripts.ts'

const out = resolve(process.argv[2] ?? '')
process.env['FOLKMOOT_PAGES'] = out
process.chdir(import.meta.dirname)
// The scripts are read with settings that the framework writes.
execFileSync('node_modules/.bin/svelte-kit', ['sync'], { stdio: 'inherit' })
buildDocs(join(import.meta.dirname, '..'), join(import.meta.dirname, '.svelte-kit/docs'))
await buildFonts('.svelte-kit/fonts')
const scripts = await buildScripts(import.meta.dirname)
process.env['FOLKMOOT_SCRIPTS'] = JSON.stringify(scripts.paths)
const builder = await createBuilder({ logLevel: 'error' })
await builder.buildApp()
await scripts.putInto(join(out, 'client'))
await compressFiles(join(out, 'client'))
