import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#storage/database.ts'
import { testDatabase } from '#test/database.ts'
import { natsServer, startNats, withoutNats } from '#test/servers/nats.ts'
import { databaseBus, natsBus, type Bus } from './message-bus.ts'

type Log = (line: string, error?: unknown) => void
type Wiring = { open: (log: Log) => Promise<Bus>; say: (text: string) => Promise<void> }

async function overPostgres(): Promise<Wiring> {
  const { connection, sql, close } = await testDatabase()
  const databases = [0, 1].map(() => openDatabase({ connection, poolSize: 2 }))
  after(async () => {
    await Promise.all(databases.map(database => database.close()))
    await close()
  })
  let next = 0
  return {
    open: log => databaseBus(databases[next++ % 2]!, log),
    say: async text => void (await sql(`select pg_notify('folkmoot', $1)`, [text])),
  }
}

async function overNats(): Promise<Wiring> {
  const { url } = await startNats()
  return {
    open: log => natsBus(url, log),
    async say(text) {
      const { connect } = await import('@nats-io/transport-node')
      const connection = await connect({ servers: url })
      connection.publish('folkmoot', text)
      await connection.drain()
    },
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 300_000
  while (!isSo()) {
    assert.ok(performance.now() < deadline, 'nothing came over the bus')
    await pause(2)
  }
}

const wirings: [string, (() => Promise<Wiring>) | undefined][] = [
  ['PostgreSQL', overPostgres],
  ['NATS', natsServer === undefined ? undefined : overNats],
]
const skip = withoutNats
for (const [name, wire] of wirings) {
  suite(`a bus over ${name}`, { skip: !wire && skip }, async () => {
    if (!wire) return
    const { open, say } = await wire()

    test('delivers in order to the subscribers of each topic, and not to the sender', async () => {
      const [one, two] = [await open(() => {}), await open(() => {})]
      const heard: Record<string, unknown[]> = { own: [], news: [], other: [], gone: [] }
      one.subscribe('news', payload => heard['own']!.push(payload))
      two.subscribe('news', payload => heard['news']!.push(payload))
      two.subscribe('other', payload => heard['other']!.push(payload))
      two.subscribe('news', payload => heard['gone']!.push(payload))()
      const numbers = Array.from({ length: 300 }, (_, at) => at)

      for (const at of numbers) one.publish('news', { at, text: 'é'.repeat(20) })
      one.publish('other', 'last')
      await until(() => heard['other']!.length > 0)

      const news = numbers.map(at => ({ at, text: 'é'.repeat(20) }))
      assert.deepEqual(heard, { own: [], news, other: ['last'], gone: [] })
      await Promise.all([one.close(), two.close()])
    })

    test('ignores messages it does not understand', async () => {
      const problems: string[] = []
      const [one, two] = [await open(() => {}), await open(line => problems.push(line))]
      const heard: unknown[] = []
      two.subscribe('news', payload => heard.push(payload))

      for (const text of ['nonsense', 'null', '{}', '{"from":"x","notes":[1]}']) await say(text)
      one.publish('news', 'after')
      await until(() => heard.length > 0)

      assert.deepEqual(heard, ['after'])
      assert.deepEqual(new Set(problems), new Set(['received an invalid message on the bus']))
      await Promise.all([one.close(), two.close()])
    })

    test('accepts any number of messages up to 7,000 bytes', async () => {
      const [one, two] = [await open(() => {}), await open(() => {})]
      const heard: unknown[] = []
      two.subscribe('news', payload => heard.push(payload))
      const news = [10, 7000, 500, 3, 6500, ...Array.from({ length: 200 }, () => 300)].map(length => 'x'.repeat(length))

      for (const text of news) one.publish('news', text)
      await until(() => heard.length === news.length)

      assert.deepEqual(heard, news)
      await Promise.all([one.close(), two.close()])
    })

    test('flushes before it closes', async () => {
      const [one, two] = [await open(() => {}), await open(() => {})]
      const heard: unknown[] = []
      two.subscribe('news', payload => heard.push(payload))

      one.publish('news', 'farewell')
      await one.close()
      await until(() => heard.length > 0)

      assert.deepEqual(heard, ['farewell'])
      await two.close()
    })
  })
}

suite('a lost NATS server', { skip }, () => {
  test('is logged once, and once when it is back; hints continue, and those meanwhile are lost', async () => {
    const first = await startNats()
    const [said, heard]: [string[], unknown[]] = [[], []]
    const [one, two] = [await natsBus(first.url, line => said.push(line)), await natsBus(first.url, () => {})]
    two.subscribe('news', payload => heard.push(payload))

    await first.stop()
    await until(() => said.length > 0)
    one.publish('news', 'meanwhile')
    await startNats(first.port)
    await until(() => said.length > 1)
    await until(() => {
      one.publish('news', 'after')
      return heard.length > 0
    })

    assert.deepEqual(said, [
      `lost the NATS server 127.0.0.1:${first.port}: other processes see changes up to a second later`,
      `the NATS server 127.0.0.1:${first.port} is back`,
    ])
    assert.deepEqual(new Set(heard), new Set(['after']))
    await Promise.all([one.close(), two.close()])
    assert.equal(said.length, 2)
  })

  test('does not delay closing', async () => {
    const server = await startNats()
    const said: string[] = []
    const bus = await natsBus(server.url, line => said.push(line))
    await server.stop()
    await until(() => said.length > 0)

    bus.publish('news', 'nobody hears it')
    await bus.close()

    assert.equal(said.length, 1)
  })

  test('during closing does not delay it either', async () => {
    const server = await startNats()
    const bus = await natsBus(server.url, () => {})

    await Promise.all([bus.close(), server.stop()])
  })
})
