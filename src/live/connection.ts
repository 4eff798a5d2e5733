import type { WebSocket } from 'ws'
import type { Attendance } from '#features/chats/index.ts'
import { placeFrame, type Frame, type Place } from './frames.ts'

/** Why a conversation ends, by the codes that its other side is told (RFC 6455, section 7.4). */
export const endings = {
  closed: { code: 1000, reason: 'closed chat' },
  left: { code: 1000, reason: 'left the chat' },
  stopping: { code: 1001, reason: 'the service is being stopped' },
  flood: { code: 1008, reason: 'too many frames' },
  slow: { code: 1013, reason: 'reads too slowly' },
  signedOut: { code: 4401, reason: 'the session is over' },
  changed: { code: 4403, reason: 'what you may do here has changed' },
  deleted: { code: 4404, reason: 'invalid chat_id' },
} as const
export type Why = keyof typeof endings

/** One end of a conversation: who is there, and how to reach them. */
export type Connection = Omit<Attendance, 'history' | 'version' | 'seesAddresses' | 'places' | 'msg_num'> & {
  /** The last change of the chat that was sent on it. */
  heard: number
  /** Sends a message of the chat, unless it was sent; false where too much waits to be read already. */
  tell(frame: Frame): boolean
  /** Says how far they have heard the chat, to who wants to know. */
  place(place: Place): void
  /** Sends messages whether they were sent or not, no faster than they are read. */
  repeat(frames: readonly Frame[]): Promise<void>
  /** Over once so little waits to be read that more may be sent. */
  ready(): Promise<void>
  send(bytes: Buffer): void
  isOpen(): boolean
  end(why: Why): void
}

/** What may wait to be read of what is said now. */
const mostWaiting = 1_048_576
/**
 * What may wait before more of what was said earlier is sent. Who does not read so much in so long is cut off: they come again,
 * and ask for what they missed.
 */
const fewWaiting = 262_144
const patienceMs = 5000

export function createConnection(socket: WebSocket, attendance: Attendance): Connection {
  const { seesAddresses, places, version, msg_num: _num, history: _, ...about } = attendance
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  const bytesOf = (frame: Frame): Buffer => (seesAddresses ? frame.whole() : frame.abridged())
  function send(bytes: Buffer): void {
    if (isOpen()) socket.send(bytes, { binary: false })
  }
  function end(why: Why): void {
    if (!isOpen()) return
    const { code, reason } = endings[why]
    socket.close(code, reason)
    // Who reads nothing does not hear of it either.
    if (why === 'slow') socket.terminate()
  }
  const connection: Connection = {
    ...about,
    heard: version,
    send,
    isOpen,
    end,
    tell(frame) {
      if (frame.version <= connection.heard) return true
      if (socket.bufferedAmount > mostWaiting) return false
      connection.heard = frame.version
      send(bytesOf(frame))
      if (frame.closes) end('closed')
      return true
    },
    async repeat(frames) {
      for (const frame of frames) {
        send(bytesOf(frame))
        await connection.ready()
      }
    },
    async ready() {
      if (!isOpen() || socket.bufferedAmount <= fewWaiting) return
      const timer = setTimeout(() => end('slow'), patienceMs)
      // An empty pong is allowed at any time (RFC 6455, section 5.5.3); it is written when all before it is.
      await new Promise<void>(resolve => socket.pong('', false, () => resolve()))
      clearTimeout(timer)
    },
    place: place => places && send(placeFrame(about.chat_id, place)),
  }
  return connection
}
