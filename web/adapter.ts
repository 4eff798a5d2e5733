import type { Adapter } from '@sveltejs/kit'

/** Lays the built pages where the service finds them: what browsers fetch in `client`, what answers behind `server.js`. */
export const inHouse = (out: string): Adapter => ({
  name: 'in-house',
  adapt(builder) {
    builder.rimraf(out)
    builder.writeClient(`${out}/client`)
    builder.writeServer(`${out}/server`)
    builder.generateServerInstance(`${out}/server.js`, { serverDirectory: `${out}/server` })
  },
})
