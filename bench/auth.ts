// The cost of authentication, and whether response times reveal who has an account.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { addAccount, authenticator, findSigningKey } from '#features/accounts/index.ts'
import { createTtlCache } from '#runtime/cache/ttl-cache.ts'
import { databaseBus } from '#runtime/jobs/message-bus.ts'
import { loadSettings } from '#settings/index.ts'
import { testDatabase } from '#test/database.ts'
import { makePerson } from '#test/world/people.ts'
import { median } from './support/median.ts'

const tries = 500
const warmUp = 20
const password = 'correct horse battery'
type Kind = { email: (n: number) => string }

const world = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const { database } = world
const tokenKey = await findSigningKey(database.read, 'login token')

await recognising()
await telling()
await world.close()
await rm(data, { recursive: true })

/** A median with its quartiles, and how far it is from that of unknown addresses. */
function compared(values: readonly number[], base: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const quartiles = [0.25, 0.75].map(part => sorted[Math.floor(sorted.length * part)]!.toFixed(2))
  const [middle, ofUnknown] = [median(values), median(base)]
  return `${middle.toFixed(2)} ms (${quartiles.join(' to ')}), apart ${(middle - ofUnknown).toFixed(2)}, ratio ${(middle / ofUnknown).toFixed(3)}`
}

/** CPU time per authentication, including the database lookup once a second. */
async function recognising(): Promise<void> {
  const bus = await databaseBus(database, console.error)
  const cache = createTtlCache(bus)
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

/** The time and the processors that an answer takes for addresses that are known, in all ways they can be, and for one that is not, by turns. */
async function telling(): Promise<void> {
  const env = {
    FOLKMOOT_DATA: data,
    FOLKMOOT_LOGINS_PER_QUARTER_HOUR: '1000000',
    FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: '1000000',
  }
  const app = await buildApp({ settings: loadSettings({ env, cwd: data }), database, log: () => {} })
  const add = async (email: string, confirmed = true): Promise<Kind> => {
    const account = { email, full_name: 'Known', confirmed, site_admin: false, password }
    await app.pipeline.runAsSystem(systemTransaction => addAccount(systemTransaction, account))
    return { email: () => email }
  }
  const known = await add('known@example.org')
  const unknown: Kind = { email: n => `nobody${n}@example.org` }
  const others = {
    'not confirmed': await add('unconfirmed@example.org', false),
    'without a password': await add('provider@example.org'),
    inactive: await add('inactive@example.org'),
  }
  await world.sql(`update accounts set password_hash = null where email = 'provider@example.org'`)
  await world.sql(`update accounts set status = 'user_status_inactive' where email = 'inactive@example.org'`)
  const nobody = app.callAs(null)
  const login = (email: string) => nobody.login({ email, password: 'not the right one' }).catch(() => {})
  const reset = (email: string) => nobody.requestpasswordreset({ email })
  const register = (email: string) => nobody.registeruser({ email, password: 'not a common one' })

  await compare('login', login, { unknown, known, ...others })
  await compare('requestpasswordreset', reset, { unknown, known })
  await compare('registeruser', register, { unknown, known })

  async function compare(name: string, ask: (email: string) => Promise<unknown>, kinds: Record<string, Kind>) {
    const names = Object.keys(kinds)
    const took = new Map(names.map(kind => [kind, { times: [] as number[], costs: [] as number[] }]))
    for (let n = 0; n < tries + warmUp; n += 1) {
      // By turns, each as often first as last.
      for (const kind of names.map((_, at) => names[(at + n) % names.length]!)) {
        await world.sql('delete from rate_counts')
        await app.jobQueue.settle()
        const [began, before] = [performance.now(), process.cpuUsage()]
        await ask(kinds[kind]!.email(n))
        const { user, system } = process.cpuUsage(before)
        if (n < warmUp) continue
        took.get(kind)!.times.push(performance.now() - began)
        took.get(kind)!.costs.push((user + system) / 1000)
      }
    }
    const base = took.get('unknown')!
    console.log(`${name}, medians of ${tries}; to be apart by less than 5 ms`)
    for (const [kind, { times, costs }] of took) {
      console.log(`  ${kind.padEnd(20)} ${compared(times, base.times)}; CPU: ${compared(costs, base.costs)}`)
    }
  }
  await app.close()
}
