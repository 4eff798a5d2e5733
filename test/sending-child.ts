// Sends the queue of a database until it reaches a point so many times: then it crashes, as if killed.
import { buildApp } from '#app.ts'
import { routesOf } from '#mail/send/smtp/routes.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { unlimitedPacing } from './mail-limits.ts'
import { fakeMailKinds } from './mail/fake-composer.ts'

const { connection, relay, point, times } = JSON.parse(process.argv[2]!) as {
  connection: object
  relay: string
  point: string
  times: number
}
let reached = 0
await buildApp({
  settings: loadSettings({ env: {}, cwd: '/nowhere' }),
  database: openDatabase({ connection, poolSize: 5 }),
  log: () => {},
  mail: {
    kinds: fakeMailKinds,
    limits: unlimitedPacing,
    routes: routesOf({ relay, name: 'moot.example' }),
    reach(name) {
      reached += Number(name === point)
      if (reached >= times) process.kill(process.pid, 'SIGKILL')
    },
  },
})
