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
  /** Sends a message of the chat, unless it was sent. */
  tell(frame: Frame): void
  /** Says how far they have heard the chat, to who wants to know. */
  place(place: Place): void
  /** Sends a message whether it was sent or not. */
  repeat(frame: Frame): void
  send(bytes: Buffer): void
  isOpen(): boolean
  end(why: Why): void
}

/** What may wait to be read. Who does not read is cut off: they come again, and ask for what they missed. */
const mostWaiting = 1_048_576

export function createConnection(socket: WebSocket, attendance: Attendance): Connection {
  const { seesAddresses, places, version, msg_num: _num, history: _, ...about } = attendance
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  function send(bytes: Buffer): void {
    if (!isOpen()) return
    if (socket.bufferedAmount > mostWaiting) end('slow')
    else socket.send(bytes, { binary: false })
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
      if (frame.version <= connection.heard) return
      connection.heard = frame.version
      connection.repeat(frame)
    },
    place: place => places && send(placeFrame(about.chat_id, place)),
    repeat: frame => send(seesAddresses ? frame.whole() : frame.abridged()),
  }
  return connection
}
