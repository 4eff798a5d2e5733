import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '#storage/database.ts'
import { testDatabase } from '#test/database.ts'
import { databaseBus, type Bus } from './message-bus.ts'
import { createWorkSignal } from './work-signal.ts'

const { connection, close } = await testDatabase()
const opened: (() => Promise<void>)[] = []
after(async () => {
  for (const end of opened) await end()
  await close()
})

async function openBus(): Promise<Bus> {
  const database = openDatabase({ connection, poolSize: 2 })
  const bus = await databaseBus(database, () => {})
  opened.push(bus.close, database.close)
  return bus
}

test('work begins at the process that does it, wherever it comes up', async () => {
  const begun: number[] = []
  const both = Promise.withResolvers<void>()
  const begin = (what: number): void => {
    begun.push(what)
    if (begun.length === 2) both.resolve()
  }
  const atWorker = createWorkSignal(await openBus(), { topic: 'sorting', isOurs: true, begin })
  const never = (): never => assert.fail('it is not its work')
  const atOther = createWorkSignal<number>(await openBus(), { topic: 'sorting', isOurs: false, begin: never })

  atWorker(1)
  assert.deepEqual(begun, [1])
  atOther(2)
  await both.promise

  assert.deepEqual(begun, [1, 2])
})
