import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { EmbeddedError } from './error.ts'
import { isAlive } from './processes.ts'

const SERVE = 7_305_003

/** Ensures that only one process serves a database: throws while another one holds this lock. */
export async function takeServeLock(connection: ClientConfig): Promise<{ release(): Promise<void> }> {
  const released = new AbortController()
  let current = await take(connection)
  const watch = (client: Client) => client.once('end', () => void retake())

  // The lock ends with its connection: after a server restart, take it again before another process does.
  async function retake(): Promise<void> {
    while (!released.signal.aborted) {
      try {
        current = await take(connection)
        watch(current)
        if (released.signal.aborted) await current.end()
        return
      } catch {
        await pause(500, undefined, { ref: false, signal: released.signal }).catch(() => undefined)
      }
    }
  }

  watch(current)
  return {
    async release() {
      released.abort()
      await current.end().catch(() => undefined)
    },
  }
}

async function take(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Set here, because a URL may contain an application_name of its own.
    await client.query(`set application_name = 'folkmoot serve ${process.pid}'`)
    await lock(client)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

async function lock(client: Client): Promise<void> {
  // The session of a process that was just killed takes a while to end, longer on a busy machine.
  const deadline = Date.now() + 30_000
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [SERVE])
    if (rows[0]?.taken) return
    const holder = await findHolder(client)
    if ((holder !== undefined && isAlive(holder)) || Date.now() > deadline) {
      throw new EmbeddedError(({ database: t }) =>
        t.alreadyRunning({ pid: holder === undefined ? '?' : String(holder) }),
      )
    }
    await pause(50)
  }
}

async function findHolder(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number | null }>(
    `select substring(a.application_name from '\\d+')::int as pid
     from pg_locks l join pg_database d on d.oid = l.database join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and d.datname = current_database()
       and l.classid = 0 and l.objid = $1 and l.objsubid = 1`,
    [SERVE],
  )
  return rows[0]?.pid ?? undefined
}
