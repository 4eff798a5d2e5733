import { Client } from 'pg'
import { joinIn, until } from '#test/servers/embedded.ts'
import { openSite, type Site } from './site.ts'
import { between, type FaultCase, repeatedly, under } from './under-load.ts'

export const relay: FaultCase = {
  what: 'the mail server that takes the emails is away',
  // It hangs up between taking an email and saying so.
  mayDouble: 'the mail server died between taking one and saying that',
  async run(times) {
    let isAway = false
    const site = await openSite({ isRelayAway: () => isAway })
    return under(site, times, load =>
      repeatedly(times, load, async () => {
        isAway = true
        site.sink.hangUp()
        await load.more(2 * between)
        isAway = false
      }),
    )
  },
}

/** After each it must have been tried again. */
const hours = 6

export const away: FaultCase = {
  what: `the mail server is away for ${hours} hours: all that waits is made an hour older again and again`,
  mayDouble: 'the mail server died between taking one and saying that',
  async run() {
    let [isAway, tries] = [false, 0]
    const isRelayAway = (): boolean => {
      if (isAway) tries += 1
      return isAway
    }
    const site = await openSite({ isRelayAway })
    return under(site, 1, async load => {
      await load.more(between)
      const queue = await openQueue(site)
      isAway = true
      site.sink.hangUp()
      await load.more(2 * between)
      for (let hour = 0; hour < hours; hour += 1) {
        const before = tries
        await queue.age()
        await until(() => tries > before)
      }
      const waiting = await queue.waiting()
      if (waiting === 0) throw new Error('nothing waits: this shows nothing')
      isAway = false
      await queue.age()
      await load.more(between)
      return { note: `${waiting} emails waited, and the mail server was tried ${tries} times in vain` }
    })
  },
}

type Queue = {
  waiting(): Promise<number>
  /** Makes all that waits an hour older. */
  age(): Promise<void>
}

async function openQueue({ folders }: Site): Promise<Queue> {
  const { connection } = await joinIn(folders)
  const client = new Client(connection)
  // It goes with its installation.
  client.on('error', () => undefined)
  await client.connect()
  const rows = { deliveries: "state = 'waiting'", outgoing_messages: "state = 'queued'" }
  return {
    async waiting() {
      const counts = Object.entries(rows).map(([table, which]) => `(select count(*)::int from ${table} where ${which})`)
      const found = await client.query<{ count: number }>(`select ${counts.join(' + ')} as count`)
      return found.rows[0]!.count
    },
    async age() {
      const hour = "interval '1 hour'"
      for (const [table, which] of Object.entries(rows))
        await client.query(`update ${table} set created = created - ${hour}, run_at = run_at - ${hour} where ${which}`)
    },
  }
}
