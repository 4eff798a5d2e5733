import { replicationNeeds, startReplicatedDatabase } from './replicated-database.ts'
import { openSite } from './site.ts'
import { type FaultCase, repeatedly, under } from './under-load.ts'

/** More than can be under way when the primary dies. */
const fresh = 10

export const failover: FaultCase = {
  what: 'the primary of a replicated database dies with its machine, and the replica takes over',
  needs: replicationNeeds,
  async run(times) {
    const database = await startReplicatedDatabase()
    if (!database) return undefined
    try {
      const site = await openSite({ env: { DATABASE_URL: database.url } })
      return await under(site, times, async load => {
        const seconds: number[] = []
        await repeatedly(times, load, async () => {
          const startAgain = await database.killPrimary()
          const began = performance.now()
          await load.more(fresh)
          seconds.push((performance.now() - began) / 1000)
          await startAgain()
        })
        return { note: `writing went on after ${seconds.map(each => each.toFixed(0)).join(', ')} s` }
      })
    } finally {
      await database.end()
    }
  },
}
