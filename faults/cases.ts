import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { audit } from './audit.ts'
import { control } from './control.ts'
import { newDisk } from './disk.ts'
import { failover } from './failover.ts'
import { natsServer, runNats } from '#test/servers/nats.ts'
import { away, relay } from './relay.ts'
import { openSite, type Site } from './site.ts'
import { surroundings } from './surroundings.ts'
import { between, diedBetween, type FaultCase, repeatedly, under } from './under-load.ts'
import { startLoad } from './workload.ts'

/** One of each kind, in turn. */
const readsOf = ({ call, group, chat_id, database_id }: Site): (() => Promise<unknown>)[] => [
  () => call('getmessages', { group_name: group }),
  () => call('getchathistory', { chat_id: String(chat_id) }, 'cookie'),
  () => call('getdatabaserows', { database_id: String(database_id) }),
  () => call('getfiledirectory', { group_name: group }),
  () => call('searcharchives', { group_name: group, q: 'text' }),
]

/** The same fault several times, under load. */
const repeating =
  (fault: (site: Site) => Promise<void>): FaultCase['run'] =>
  async times => {
    const site = await openSite()
    return under(site, times, load => repeatedly(times, load, () => fault(site)))
  }

export const cases: Readonly<Record<string, FaultCase>> = {
  control,
  kill: {
    what: 'the service is killed (kill -9) and started again',
    mayDouble: diedBetween,
    run: repeating(async site => {
      await site.stop('SIGKILL')
      await site.start()
    }),
  },
  restart: {
    what: 'the service is stopped (SIGTERM) and started again',
    run: repeating(async site => {
      await site.stop('SIGTERM')
      await site.start()
    }),
  },
  database: {
    what: 'the database is killed (kill -9) while the service goes on',
    run: repeating(site => site.killDatabase()),
  },
  everything: {
    what: 'the service and the database are killed at the same moment (kill -9) and started again',
    mayDouble: diedBetween,
    run: repeating(async site => {
      await Promise.all([site.killDatabase(), site.stop('SIGKILL')])
      await site.start()
    }),
  },
  power: {
    what: 'the power is cut: the file system loses what was not synced',
    mayDouble: diedBetween,
    needs: 'root, to mount a file system in a file',
    async run(times) {
      const disk = newDisk(1200)
      if (!disk) return undefined
      try {
        const site = await openSite({ disk })
        return await under(site, times, load =>
          repeatedly(times, load, async () => {
            await disk.cut()
            await site.stop('SIGKILL')
            disk.mount()
            await site.start()
          }),
        )
      } finally {
        await disk.end()
      }
    },
  },
  disk: {
    what: 'the disk is full; reads go on',
    needs: 'root, to mount a small file system',
    async run(times) {
      const disk = newDisk(600)
      if (!disk) return undefined
      try {
        const site = await openSite({ disk })
        return await under(site, times, async load => {
          const readsFailed: string[] = []
          let reads = 0
          await repeatedly(times, load, async () => {
            const giveBack = await disk.fill()
            for (const end = Date.now() + 15_000; Date.now() < end; await pause(100)) {
              const read = readsOf(site)[reads % readsOf(site).length]!
              reads += 1
              await read().catch((error: unknown) => readsFailed.push(String(error)))
            }
            const isRefused = await site.call('updategroup', { group_name: site.group, title: 'Full' }).then(
              () => false,
              () => true,
            )
            giveBack()
            if (!isRefused) throw new Error('a change was made: the disk was not full, and this shows nothing')
          })
          return { readsFailed, note: `${reads} reads while it was full` }
        })
      } finally {
        await disk.end()
      }
    },
  },
  failover,
  relay,
  away,
  nodes: {
    what: 'one of three nodes on one database is killed (kill -9) and started again, while the others go on',
    mayDouble: diedBetween,
    needs: 'nats-server',
    async run(times) {
      if (natsServer === undefined) return undefined
      const nats = await runNats()
      try {
        const site = await openSite({ nodes: 3, env: { NATS_URL: nats.url } })
        return await under(site, 2 * times, load =>
          repeatedly(2 * times, load, async () => {
            const node = randomInt(3)
            await site.stop('SIGKILL', node)
            await load.more(between)
            await site.start(node)
          }),
        )
      } finally {
        await nats.stop()
      }
    },
  },
  nats: {
    what: 'the NATS server between two nodes is killed and started again',
    needs: 'nats-server',
    async run(times) {
      if (natsServer === undefined) return undefined
      let nats = await runNats()
      try {
        const site = await openSite({ nodes: 2, env: { NATS_URL: nats.url } })
        return await under(site, times, load =>
          repeatedly(times, load, async () => {
            await nats.stop()
            await load.more(between)
            nats = await runNats(nats.port)
          }),
        )
      } finally {
        await nats.stop()
      }
    },
  },
  ...surroundings,
  backup: {
    what: 'the data folder is destroyed, and restored from a backup made under load',
    async run() {
      const site = await openSite()
      const { folders } = site
      try {
        const load = startLoad(site)
        await load.more(2 * between)
        const before = [...load.ledger]
        const backup = join(folders.root, 'backup')
        const made = await site.command(['backup', backup])
        if (made.code !== 0) throw new Error(made.out + made.err)
        await load.more(between)
        await load.stop()
        await site.stop('SIGKILL')
        await site.killDatabase()
        await rm(folders.data, { recursive: true })
        const restored = await site.command(['restore', backup])
        if (restored.code !== 0) throw new Error(restored.out + restored.err)
        await site.start()
        // What was acknowledged before the backup began is in it. Emails of later posts had left.
        return { ...(await audit(site, before)), faults: 1 }
      } finally {
        await site.end()
      }
    },
  },
}
