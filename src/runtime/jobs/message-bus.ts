import { setTimeout as pause } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { createBatchQueue, type Batch } from '#base/batch-queue.ts'
import type { Database } from '#storage/database.ts'
import { query } from '#storage/query.ts'

// Does not wait for the disk: a hint may be lost, and senders would wait for each other.
const notify = query(
  'bus.notify',
  `select set_config('synchronous_commit', 'off', true), pg_notify(:channel, :payload)`,
  { genericPlan: true },
)

/**
 * Hints between the processes of one installation. A hint may be lost: subscribers must also poll from time to time.
 */
export type Bus = {
  publish(topic: string, payload: unknown): void
  subscribe(topic: string, receive: (payload: unknown) => void): () => void
  close(): Promise<void>
}

type BusTransport = { send(text: string): Promise<void>; close(): Promise<void> }
type Log = (connectionWatch: string, error?: unknown) => void

/** PostgreSQL limits a notification to 8,000 bytes; the rest is for the envelope. */
const maxNoticeBytes = 7800
/** The first hint is sent at once; during a burst, one message per interval is cheaper than one per hint. */
const batchMs = 10

/** How many hints fit into one message; at least one. */
function countFitting(notes: Batch<string, never>): number {
  let bytes = 0
  const tooMany = notes.findIndex(({ item }) => (bytes += Buffer.byteLength(item) + 1) > maxNoticeBytes)
  return tooMany < 0 ? notes.length : Math.max(tooMany, 1)
}

/** Batches hints into messages, and passes the hints of others to the subscribers. */
function createBus(connect: (receive: (text: string) => void) => Promise<BusTransport>, log: Log): Promise<Bus> {
  const subscribers = new Map<string, Set<(payload: unknown) => void>>()
  // Our own messages come back; they were handled already.
  const sender = crypto.randomUUID()

  const receive = (text: string) => {
    const { from, notes } = JSON.parse(text) as { from: string; notes: [string, unknown][] }
    if (from === sender) return
    for (const [topic, payload] of notes) for (const subscriber of subscribers.get(topic) ?? []) subscriber(payload)
  }
  return connect(text => {
    try {
      receive(text)
    } catch (error) {
      log('received an invalid message on the bus', error)
    }
  }).then(wire => {
    const queue = createBatchQueue<string, never>({
      maxBatch: countFitting,
      later: setImmediate,
      async run(notes) {
        await wire
          .send(`{"from":"${sender}","notes":[${notes.map(({ item }) => item).join()}]}`)
          .catch(error => log('could not publish to the bus', error))
        await pause(batchMs)
      },
    })
    return {
      publish(topic, payload) {
        // Hints are not awaited.
        void queue.add(JSON.stringify([topic, payload]))
      },
      subscribe(topic, subscriber) {
        const set = subscribers.get(topic) ?? new Set()
        subscribers.set(topic, set.add(subscriber))
        return () => set.delete(subscriber)
      },
      async close() {
        await queue.idle()
        await wire.close()
      },
    }
  })
}

/** Uses PostgreSQL, for small installations. */
export function databaseBus(database: Database, log: Log): Promise<Bus> {
  return createBus(async receive => {
    const listening = await database.listen('folkmoot', receive, () => {})
    return {
      send: text => notify.run(database.read, { channel: 'folkmoot', payload: text }).then(() => {}),
      close: () => listening.close(),
    }
  }, log)
}

/** Uses a NATS server. The library is loaded only if one is configured. */
export function natsBus(url: string, log: Log): Promise<Bus> {
  return createBus(async receive => {
    const { connect } = await import('@nats-io/transport-node')
    const connection = await connect({ servers: url, name: 'folkmoot', maxReconnectAttempts: -1 })
    const connectionWatch = watchConnection(connection, log)
    connection.subscribe('folkmoot', {
      callback: (error, message) => (error ? log('the bus failed', error) : receive(message.string())),
    })
    // The server must know the subscription before anything depends on it.
    await connection.flush()
    return {
      async send(text) {
        // Hints buffered during an outage would fill the memory, and arrive when they are useless.
        if (!connectionWatch.isLost()) connection.publish('folkmoot', text)
      },
      close: connectionWatch.close,
    }
  }, log)
}

/** Logs once when the connection is lost, and once when it is back. */
function watchConnection(connection: NatsConnection, log: Log): { isLost(): boolean; close(): Promise<void> } {
  let [isLost, isClosing] = [false, false]
  async function watch(): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type !== 'disconnect' && status.type !== 'reconnect') continue
      isLost = status.type === 'disconnect'
      // Pending hints can no longer be sent.
      if (isClosing && isLost) await connection.close()
      else if (isLost) log(`lost the NATS server ${status.server}: other processes see changes up to a second later`)
      else log(`the NATS server ${status.server} is back`)
    }
  }
  const watching = watch()
  return {
    isLost: () => isLost,
    async close() {
      isClosing = true
      await (isLost ? connection.close() : Promise.race([connection.drain(), connection.closed()]))
      await watching
    },
  }
}
