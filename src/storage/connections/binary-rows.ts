import pg from 'pg'
import { DataRowMessage } from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import { toTimestamp } from '../values.ts'

// Timestamps are sent as microseconds since the year 2000.
const epoch = 946_684_800_000_000n

/** Parses one type from the binary format. The buffer is reused afterwards. */
export type BinaryParser = (bytes: Buffer) => unknown

const byOid: ReadonlyMap<number, BinaryParser> = new Map<number, BinaryParser>([
  [16, bytes => bytes[0] === 1],
  // A copy: a slice would keep the whole buffer alive.
  [17, bytes => Buffer.from(new Uint8Array(bytes).buffer)],
  [20, bytes => Number(bytes.readBigInt64BE())],
  [23, bytes => bytes.readInt32BE()],
  [25, bytes => bytes.toString()],
  [1184, bytes => toTimestamp(Temporal.Instant.fromEpochNanoseconds((bytes.readBigInt64BE() + epoch) * 1000n))],
])

/** The binary parser of a type, by oid. Only a few types have one; all others are requested as text. */
export function binaryParserFor(oid: number): BinaryParser {
  const refuse: BinaryParser = () => {
    throw new TypeError(`a column of type ${oid} cannot be read as bytes`)
  }
  return byOid.get(oid) ?? refuse
}

const binaryConnections = new WeakSet<pg.Connection>()
/** Whether the columns of the next rows are binary. */
export function expectBinaryRows(connection: pg.Connection, binaryRows: boolean): void {
  if (binaryRows) binaryConnections.add(connection)
  else binaryConnections.delete(connection)
}

const dataRow = 68
type RowMessage = { name: string }
type PacketParser = { handlePacket(offset: number, code: number, length: number, bytes: Buffer): RowMessage }
type Connection = pg.Connection & { attachListeners(stream: NodeJS.ReadableStream): void }

/** A client that supports binary rows: pg itself treats every column as text. */
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
