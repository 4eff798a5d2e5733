import { readFileSync, writeFileSync } from 'node:fs'
import type { Adapter } from '@sveltejs/kit'

// As the framework writes it, what parts of addresses are held against would be imported again for each page.
const matchers = /(?<=matchers: )async \(\) => \{\s*const \{ params \} = await import\([^()]+\);\s*return params;\s*\}/

/** Lays the built pages where the service finds them: what browsers fetch in `client`, what answers behind `server.js`. */
export const inProcessAdapter = (out: string): Adapter => ({
  name: 'in-house',
  adapt(builder) {
    builder.rimraf(out)
    builder.writeClient(`${out}/client`)
    builder.writeServer(`${out}/server`)
    builder.generateServerInstance(`${out}/server.js`, { serverDirectory: `${out}/server` })
    const server = readFileSync(`${out}/server.js`, 'utf8')
    if (!matchers.test(server)) throw new Error('The framework writes its matchers in another way now: see adapter.ts')
    writeFileSync(
      `${out}/server.js`,
      server.replace(matchers, once => `__memo(${once})`),
    )
  },
})
