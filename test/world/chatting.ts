import { once } from 'node:events'
import { WebSocket, type ClientOptions } from 'ws'
import type { Static } from '#contract/schema.ts'
import type { ChatMessage } from '#features/chats/contract.ts'
import type { Person } from './people.ts'
import { headersOf, type TestServer } from '../servers/server.ts'
import type { World } from '../world.ts'

export type ChatFrame = Static<typeof ChatMessage>
/** How a conversation ended. */
export type SocketClose = { code: number; reason: string }
/** How an upgrade was refused. */
export type RejectedUpgrade = { status: number; body: unknown }
type Query = Record<string, string | number>

/** A client in a chat. */
export type ChatConnection = {
  socket: WebSocket
  /** Sends a frame as JSON, or a raw text. */
  send(frame: unknown): void
  /** The next frame. */
  next(): Promise<unknown>
  /** The next messages, mapped. */
  lines<K extends keyof ChatFrame>(count: number, ...fields: K[]): Promise<Pick<ChatFrame, K>[]>
  closed(): Promise<SocketClose>
}

/** How people of a world take part in its chats, over real sockets. */
export function chatHelpers(world: World, server: TestServer) {
  const open: WebSocket[] = []
  world.atEnd(async () => open.forEach(socket => socket.terminate()))

  function connect(person: Person, query: Query, options: ClientOptions = {}): WebSocket {
    const params = new URLSearchParams({ csrf: person.csrf, ...stringsOf(query) })
    const socket = new WebSocket(`wss://127.0.0.1:${server.port}/api/v1/chatdata?${params.toString()}`, {
      headers: headersOf(person, 'cookie'),
      origin: world.settings.url,
      rejectUnauthorized: false,
      ...options,
    })
    open.push(socket)
    return socket
  }
  return {
    /** Opens a conversation that is let in. */
    async talk(
      person: Person,
      chatsub_id: number,
      query: Query = {},
      options?: ClientOptions,
    ): Promise<ChatConnection> {
      const socket = connect(person, { chatsub_id, ...query }, options)
      const chatConnection = connectionOver(socket)
      await once(socket, 'open')
      return chatConnection
    },
    /** Tries to open a connection, and returns why it was rejected. */
    refused(person: Person, query: Query, options?: ClientOptions): Promise<RejectedUpgrade> {
      const socket = connect(person, query, options)
      return new Promise((resolve, reject) => {
        socket.on('open', () => reject(new Error('it was let in')))
        socket.on('error', reject)
        socket.on('unexpected-response', (_request, response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode!, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown }),
          )
        })
      })
    },
  }
}

const stringsOf = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Long enough for a busy machine. */
const patience = 10 * 60_000
async function within<T>(coming: Promise<T>, otherwise: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(otherwise)), patience)
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer))
}

function connectionOver(socket: WebSocket): ChatConnection {
  const came: unknown[] = []
  const waiting: ((frame: unknown) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as unknown
    const waiter = waiting.shift()
    if (waiter) waiter(frame)
    else came.push(frame)
  })
  const ended = new Promise<SocketClose>(resolve =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  )
  // How it ends is what tests look at.
  socket.on('error', () => {})
  const next = (): Promise<unknown> =>
    came.length > 0
      ? Promise.resolve(came.shift())
      : within(new Promise(resolve => waiting.push(resolve)), 'nothing more came')
  return {
    socket,
    closed: () => within(ended, 'it was not closed'),
    next,
    send: frame => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async lines(count, ...fields) {
      const lines: ChatFrame[] = []
      while (lines.length < count) lines.push((await next()) as ChatFrame)
      return lines.map(
        line => Object.fromEntries(fields.map(name => [name, line[name]])) as Pick<ChatFrame, (typeof fields)[number]>,
      )
    },
  }
}
