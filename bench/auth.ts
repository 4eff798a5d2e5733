// What recognising a caller costs, and whether the time an answer takes tells who has an account.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { addAccount, authenticator, findSigningKey } from '#features/accounts/index.ts'
import { createCache } from '#runtime/cache.ts'
import { databaseBus } from '#runtime/bus.ts'
import { loadSettings } from '#settings/index.ts'
import { testDatabase } from '#test/database.ts'
import { makePerson } from '#test/people.ts'
import { median } from './median.ts'

const world = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const { database } = world
const tokenKey = await findSigningKey(database.read, 'login token')

await recognising()
await telling()
await world.close()
await rm(data, { recursive: true })

/** CPU of this process for each of many recognitions, the one a second that asks the database included. */
async function recognising(): Promise<void> {
  const bus = await databaseBus(database, console.error)
  const cache = createCache(bus)
  const authenticate = authenticator({ tx: database.read, cache, tokenKey })
  const { ways } = await makePerson(world, 'ada', tokenKey)
  const many = 100_000
  const costs: Record<string, number[]> = { cookie: [], key: [], basic: [] }
  for (let round = 0; round < 6; round += 1) {
    for (const way of ['cookie', 'key', 'basic'] as const) {
      const began = process.cpuUsage()
      for (let n = 0; n < many; n += 1) await authenticate(ways[way])
      const { user, system } = process.cpuUsage(began)
      // The first round only warms up.
      if (round > 0) costs[way]!.push((user + system) / many)
    }
  }
  for (const [way, found] of Object.entries(costs)) {
    console.log(`${way.padEnd(7)} ${median(found).toFixed(2).padStart(6)} µs of CPU a call (to be under 60)`)
  }
  cache.close()
  await bus.close()
}

/** The time of an answer for an address that is known and for one that is not, by turns. */
async function telling(): Promise<void> {
  const env = { FOLKMOOT_DATA: data, FOLKMOOT_LOGINS_PER_QUARTER_HOUR: '1000000' }
  const app = await buildApp({ settings: loadSettings({ env, cwd: data }), database, log: () => {} })
  const known = { email: 'known@example.org', full_name: 'Known', confirmed: true, site_admin: false }
  await app.road.operate(operation => addAccount(operation, { ...known, password: 'correct horse battery' }))
  const nobody = app.callAs(null)
  const asks: Record<string, (email: string) => Promise<unknown>> = {
    login: email => nobody.login({ email, password: 'not the right one' }).catch(() => {}),
    requestpasswordreset: email => nobody.requestpasswordreset({ email }),
    registeruser: email => nobody.registeruser({ email, password: 'not a common one' }),
  }
  for (const [name, ask] of Object.entries(asks)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let n = 0; n < 220; n += 1) {
      for (const which of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await world.sql('delete from rate_counts')
        await app.outbox.settle()
        const began = performance.now()
        await ask(which === 'known' ? known.email : `nobody${n}@example.org`)
        if (n >= 20) times[which].push(performance.now() - began)
      }
    }
    const [a, b] = [median(times.known), median(times.unknown)]
    const words = `known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, apart ${Math.abs(a - b).toFixed(2)} ms`
    console.log(`${name.padEnd(20)} ${words} (medians of 200; to be under 5)`)
  }
  await app.close()
}
