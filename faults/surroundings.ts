import { randomInt } from 'node:crypto'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { between, diedBetween, repeatedly, under, type FaultCase } from './under-load.ts'
import { openSite } from './site.ts'

// What the machine does to a service: names, the clock and memory.

const relayName = 'relay.faults.example'
/** Nobody answers there. */
const deadResolver = 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n'
const ownNames = '127.0.0.1 localhost\n'

/** Allocates until the heap is full, which ends the process. */
const fillHeap = `process.on('SIGUSR2', () => { for (const all = []; ; ) all.push(Array.from({ length: 10_000 }, () => ({}))) })`

/** Replaces the system's clock for programs that are started with it. */
const [fakeClock] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')

/** In a folder of its own, which only this case needs. */
async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-faults-own-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const surroundings = {
  dns: {
    what: "names can't be resolved for a while, that of the mail server among them",
    needs: 'root, and unshare, to give the service a hosts file of its own',
    async run(times) {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/unshare')) return undefined
      return withFolder(async folder => {
        const [hosts, resolver] = [join(folder, 'hosts'), join(folder, 'resolv.conf')]
        const setNames = (names: string): void => writeFileSync(hosts, names)
        setNames(`${ownNames}127.0.0.1 ${relayName}\n`)
        writeFileSync(resolver, deadResolver)
        const mounts = `mount --bind ${hosts} /etc/hosts && mount --bind ${resolver} /etc/resolv.conf && exec "$0" "$@"`
        const site = await openSite({ relayName, command: ['unshare', '--mount', 'sh', '-c', mounts] })
        return under(site, times, load =>
          repeatedly(times, load, async () => {
            setNames(ownNames)
            await load.more(2 * between)
            setNames(`${ownNames}127.0.0.1 ${relayName}\n`)
          }),
        )
      })
    },
  },
  clock: {
    what: 'the clock of the service jumps by an hour, or back by two minutes; that of the database does not',
    needs: 'libfaketime (faketime in Debian)',
    async run(times) {
      if (fakeClock === undefined) return undefined
      return withFolder(async folder => {
        const file = join(folder, 'clock')
        let offset = 0
        const setClock = (): void => writeFileSync(file, `${offset < 0 ? '' : '+'}${offset}`)
        setClock()
        const env = { LD_PRELOAD: fakeClock, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' }
        const site = await openSite({ env: { ...env, DONT_FAKE_MONOTONIC: '1' } })
        return under(site, times, load =>
          repeatedly(times, load, async () => {
            offset += randomInt(2) === 0 ? 3600 : -120
            setClock()
            await load.more(between)
          }),
        )
      })
    },
  },
  memory: {
    what: 'memory runs out: the heap of the service, whose database must end with it, or the kernel kills a process of the database',
    mayDouble: diedBetween,
    async run(times) {
      const options = ['--max-old-space-size=256', '--import', `data:text/javascript,${encodeURIComponent(fillHeap)}`]
      const site = await openSite({ options })
      return under(site, times, async load => {
        let isHeap = false
        await repeatedly(times, load, async () => {
          isHeap = !isHeap
          if (!isHeap) return site.killBackend()
          await site.stop('SIGUSR2')
          // It would keep what memory there is.
          await site.untilDatabaseEnds()
          await site.start()
        })
      })
    },
  },
} satisfies Record<string, FaultCase>
