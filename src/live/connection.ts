import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Attendance } from '#features/chats/index.ts'
import { positionFrame, type Frame, type ChatPosition } from './encode-frame.ts'

/** Why a connection is closed, with the codes that the client gets (RFC 6455, section 7.4). */
export const closeReasons = {
  closed: { code: 1000, reason: 'closed chat' },
  left: { code: 1000, reason: 'left the chat' },
  stopping: { code: 1001, reason: 'the service is being stopped' },
  flood: { code: 1008, reason: 'too many frames' },
  slow: { code: 1013, reason: 'reads too slowly' },
  signedOut: { code: 4401, reason: 'the session is over' },
  changed: { code: 4403, reason: 'what you may do here has changed' },
  deleted: { code: 4404, reason: 'invalid chat_id' },
} as const
export type CloseReason = keyof typeof closeReasons

/** The maximum unsent bytes of new messages. */
const maxBuffered = 1_048_576
/**
 * Replay continues below this many unsent bytes. A client that does not read so much in time is disconnected; it
 * reconnects, and requests what it missed.
 */
const resumeBelow = 262_144
const patienceMs = 5000

/** A WebSocket of a person. There are thousands, so each holds little. */
export class Connection {
  readonly chat_id: number
  readonly group_id: number
  readonly chat_sub_id: number
  readonly member_id: number
  readonly account_id: number
  readonly session_id: number | null
  readonly display_name: string
  /** Receives presence and typing notifications. */
  readonly presence: boolean
  /** The last version of the chat that was sent on it. */
  lastSentVersion: number
  readonly #seesAddresses: boolean
  readonly #wantsPositions: boolean
  readonly #socket: WebSocket
  readonly #line: Duplex

  /**
   * `line`: the stream of the socket. Broadcast frames are written to it directly, and not built for each connection.
   */
  constructor(socket: WebSocket, line: Duplex, attendance: Attendance) {
    this.#socket = socket
    this.#line = line
    this.#seesAddresses = attendance.seesAddresses
    this.#wantsPositions = attendance.places
    this.chat_id = attendance.chat_id
    this.group_id = attendance.group_id
    this.chat_sub_id = attendance.chat_sub_id
    this.member_id = attendance.member_id
    this.account_id = attendance.account_id
    this.session_id = attendance.session_id
    this.display_name = attendance.display_name
    this.presence = attendance.presence
    this.lastSentVersion = attendance.version
  }

  isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Sends an encoded frame. */
  send(frame: Buffer): void {
    if (this.isOpen()) this.#line.write(frame)
  }

  end(why: CloseReason): void {
    if (!this.isOpen()) return
    const { code, reason } = closeReasons[why]
    this.#socket.close(code, reason)
    // A client that reads nothing does not get a close frame either.
    if (why === 'slow') this.#socket.terminate()
  }

  /** Sends a chat message unless it was sent already; false if too much is unsent. */
  deliver(frame: Frame): boolean {
    if (frame.version <= this.lastSentVersion) return true
    if (this.#line.writableLength > maxBuffered) return false
    this.lastSentVersion = frame.version
    this.send(this.#bytesOf(frame))
    if (frame.closes) this.end('closed')
    return true
  }

  /** Sends messages even if they were sent before, no faster than they are read. */
  async replay(frames: readonly Frame[]): Promise<void> {
    for (const frame of frames) {
      this.send(this.#bytesOf(frame))
      await this.ready()
    }
  }

  /** Resolves when so little is unsent that more may be sent. */
  async ready(): Promise<void> {
    if (!this.isOpen() || this.#line.writableLength <= resumeBelow) return
    const timer = setTimeout(() => this.end('slow'), patienceMs)
    // An empty pong is allowed at any time (RFC 6455, section 5.5.3); it is written when all before it is.
    await new Promise<void>(resolve => this.#socket.pong('', false, () => resolve()))
    clearTimeout(timer)
  }

  /** Sends the position in the chat, if the client wants it. */
  sendPosition(chatPosition: ChatPosition): void {
    if (this.#wantsPositions) this.send(positionFrame(this.chat_id, chatPosition))
  }

  #bytesOf(frame: Frame): Buffer {
    return this.#seesAddresses ? frame.whole() : frame.abridged()
  }
}
