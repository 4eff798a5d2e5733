import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, escapeIdentifier } from 'pg'
import type { Log } from '../tx.ts'

export type Listener = { close(): Promise<void> }

type ListenOptions = { channel: string; onNotice: (payload: string) => void; onGap: () => void; log: Log }

const firstRetryMs = 100
const maxRetryMs = 3000
const heartbeatMs = 15_000

/** Listens on a channel until closed; a lost connection is reopened for as long as it takes. */
export async function listen(connection: ClientConfig, hearing: ListenOptions): Promise<Listener> {
  const stop = new AbortController()
  let session = await openListenSession(connection, hearing)

  const keepHearing = async (): Promise<void> => {
    for (;;) {
      await session.lost
      if (stop.signal.aborted) return
      hearing.log(`lost the database connection that listens to ${hearing.channel}`)
      const next = await reopenListenSession(connection, hearing, stop.signal)
      if (!next) return
      session = next
      hearing.onGap()
    }
  }
  const kept = keepHearing()

  return {
    async close() {
      stop.abort()
      session.end()
      await kept
    },
  }
}

type Session = { lost: Promise<void>; end(): void }

async function openListenSession(connection: ClientConfig, { channel, onNotice }: ListenOptions): Promise<Session> {
  const client = new Client(connection)
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  client.on('error', () => lose())
  client.on('end', () => lose())
  client.on('notification', notice => onNotice(notice.payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${escapeIdentifier(channel)}`)
  } catch (error) {
    client.connection.stream.destroy()
    throw error
  }
  // A silently vanished peer is only noticed by a heartbeat.
  const beat = setInterval(() => void client.query('select 1').catch(lose), heartbeatMs)
  beat.unref()
  // Without a clean shutdown: a hanging server would not respond to it.
  const end = (): void => {
    clearInterval(beat)
    client.connection.stream.destroy()
  }
  return { lost: lost.then(end), end }
}

async function reopenListenSession(
  connection: ClientConfig,
  hearing: ListenOptions,
  stop: AbortSignal,
): Promise<Session | undefined> {
  for (let wait = firstRetryMs; !stop.aborted; wait = Math.min(wait * 2, maxRetryMs)) {
    await pause(wait * (randomInt(500, 1000) / 1000), undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return undefined
    const session = await openListenSession(connection, hearing).catch(() => undefined)
    if (session && stop.aborted) session.end()
    else if (session) return session
  }
  return undefined
}
