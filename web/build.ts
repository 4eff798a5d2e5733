// Builds the pages into the folder that is given.
import { resolve } from 'node:path'
import { createBuilder } from 'vite'

const [out = ''] = process.argv.slice(2)
process.env['FOLKMOOT_PAGES'] = resolve(out)
process.chdir(import.meta.dirname)
const builder = await createBuilder({ logLevel: 'error' })
await builder.buildApp()
