import { once } from 'node:events'
import { Client, type ClientConfig, type Connection, type Submittable } from 'pg'
import PostalMime from 'postal-mime'
import { openSource } from '#mail/import/sources.ts'
import { cpuOf } from './cpu.ts'

/** The mails of an archive. */
async function* rawsIn(path: string): AsyncGenerator<Buffer> {
  for await (const mail of (await openSource(path)).mails()) if ('raw' in mail) yield mail.raw
}

const mainWork = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds that the library takes to read all mails, one after the other, and do nothing with them. */
export async function bareReading(path: string): Promise<number> {
  let work = 0
  for await (const raw of rawsIn(path)) {
    const began = mainWork()
    await PostalMime.parse(raw)
    work += mainWork() - began
  }
  return work
}

/** COPY of one column of bytes. */
class CopyBytes implements Submittable {
  readonly rows: AsyncIterable<Buffer>
  readonly done = Promise.withResolvers<void>()
  constructor(rows: AsyncIterable<Buffer>) {
    this.rows = rows
  }
  submit(connection: Connection): void {
    connection.query('copy bare from stdin')
  }
  async handleCopyInResponse(connection: Connection & CopyProtocol): Promise<void> {
    for await (const row of this.rows) {
      connection.sendCopyFromChunk(Buffer.from(`\\\\x${row.toString('hex')}\n`))
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.done.resolve()
  }
  handleError(error: Error): void {
    this.done.reject(error)
  }
}
type CopyProtocol = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void }

/** Milliseconds that the database takes to have the bytes of all mails in a table without any index. */
export async function bareWriting(connection: ClientConfig, path: string): Promise<number> {
  const client = new Client(connection)
  await client.connect()
  await client.query(
    'create temp table nothing (x int); drop table if exists bare; create table bare (raw bytea not null)',
  )
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const before = cpuOf(rows[0]!.pid)
  const copy = new CopyBytes(rawsIn(path))
  client.query(copy)
  await copy.done.promise
  const work = cpuOf(rows[0]!.pid) - before
  await client.query('drop table bare')
  await client.end()
  return work
}
