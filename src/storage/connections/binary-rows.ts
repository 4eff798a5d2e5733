import pg from 'pg'
import { DataRowMessage } from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import { toTimestamp } from '../values.ts'

// Moments are sent as microseconds since the year 2000.
const epoch = 946_684_800_000_000n

/** How one type is read from the bytes in which the server sends it. They are of a buffer that is used again. */
export type BinaryParser = (bytes: Buffer) => unknown

const byOid: ReadonlyMap<number, BinaryParser> = new Map<number, BinaryParser>([
  [16, bytes => bytes[0] === 1],
  // A copy of its own: a piece of a larger buffer would keep all of it.
  [17, bytes => Buffer.from(new Uint8Array(bytes).buffer)],
  [20, bytes => Number(bytes.readBigInt64BE())],
  [23, bytes => bytes.readInt32BE()],
  [25, bytes => bytes.toString()],
  [1184, bytes => toTimestamp(Temporal.Instant.fromEpochNanoseconds((bytes.readBigInt64BE() + epoch) * 1000n))],
])

/** The reader of a type, by oid. There are few: what has another type is asked for as text. */
export function binaryParserFor(oid: number): BinaryParser {
  const refuse: BinaryParser = () => {
    throw new TypeError(`a column of type ${oid} cannot be read as bytes`)
  }
  return byOid.get(oid) ?? refuse
}

const binaryConnections = new WeakSet<pg.Connection>()
/** Whether the next rows that come have their columns as bytes, not as text. */
export function expectBinaryRows(connection: pg.Connection, binaryRows: boolean): void {
  if (binaryRows) binaryConnections.add(connection)
  else binaryConnections.delete(connection)
}

const dataRow = 68
type RowMessage = { name: string }
type PacketParser = { handlePacket(offset: number, code: number, length: number, bytes: Buffer): RowMessage }
type Connection = pg.Connection & { attachListeners(stream: NodeJS.ReadableStream): void }

/** A client that can be given rows of bytes: pg itself takes every column for a text. */
export class BinaryClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: Connection }
    connection.attachListeners = stream => {
      const parser = new Parser()
      const packets = parser as unknown as PacketParser
      const asText = packets.handlePacket.bind(parser)
      packets.handlePacket = (offset, code, length, bytes) =>
        code === dataRow && binaryConnections.has(connection)
          ? rowAt(bytes, offset, length)
          : asText(offset, code, length, bytes)
      stream.on('data', (data: Buffer) =>
        parser.parse(data, message => {
          connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message)
        }),
      )
    }
  }
}

function rowAt(bytes: Buffer, offset: number, length: number): RowMessage {
  const fields: (Buffer | null)[] = []
  const count = bytes.readInt16BE(offset)
  let at = offset + 2
  for (let n = 0; n < count; n += 1) {
    const size = bytes.readInt32BE(at)
    at += 4
    fields.push(size === -1 ? null : bytes.subarray(at, at + size))
    at += Math.max(0, size)
  }
  return new DataRowMessage(length, fields)
}
