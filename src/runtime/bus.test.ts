import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { after, suite, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#storage/database.ts'
import { testDatabase } from '#test/database.ts'
import { databaseBus, natsBus, type Bus } from './bus.ts'

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

const natsServer = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/bin']
  .map(folder => `${folder}/nats-server`)
  .find(path => existsSync(path))

async function overNats(): Promise<Wiring> {
  const server = spawn(natsServer!, ['-a', '127.0.0.1', '-p', '-1'], { stdio: ['ignore', 'ignore', 'pipe'] })
  after(() => new Promise(resolve => server.once('exit', resolve) && server.kill()))
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`nats-server ended: ${said}`)))
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /Listening for client connections on 127\.0\.0\.1:(\d+)[^]*Server is ready/.exec(said)
      if (found) resolve(found[1]!)
    })
  })
  const url = `nats://127.0.0.1:${port}`
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
for (const [name, wire] of wirings) {
  const skip = wire ? false : 'nats-server is not on this machine: install it to have this tested'
  suite(`a bus over ${name}`, { skip }, async () => {
    if (!wire) return
    const { open, say } = await wire()

    test('tells the others in order, each topic to its subscribers, and not oneself', async () => {
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

    test('survives what it does not understand', async () => {
      const problems: string[] = []
      const [one, two] = [await open(() => {}), await open(line => problems.push(line))]
      const heard: unknown[] = []
      two.subscribe('news', payload => heard.push(payload))

      for (const text of ['nonsense', 'null', '{}', '{"from":"x","notes":[1]}']) await say(text)
      one.publish('news', 'after')
      await until(() => heard.length > 0)

      assert.deepEqual(heard, ['after'])
      assert.deepEqual(new Set(problems), new Set(['a message on the bus was not understood']))
      await Promise.all([one.close(), two.close()])
    })

    test('says what is still to be said before it closes', async () => {
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
