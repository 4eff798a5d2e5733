import { formOf, queryOf } from './body.ts'
import { openChat, type ChatOptions } from './chat.ts'
import { createChatDeps } from './chat-deps.ts'
import { apiErrorOf } from './api-error.ts'
import { createSession } from './session.ts'
import type { CallName, Client, ReadName } from './types.ts'

export { ApiError, isApiError, type ErrorType } from '../src/contract/errors.ts'
export type * from './calls.generated.ts'
export type { Chat, ChatOptions, ChatPosition } from './chat.ts'
export type { ChatActivity } from './chat-frames.ts'
export type {
  Output,
  CallName,
  Client,
  ColumnChange,
  ColumnInput,
  FilterInput,
  Input,
  Item,
  ListName,
  ReadName,
  ValueInput,
} from './types.ts'

export type ClientOptions = {
  /** Where the server is, such as `https://groups.example.org`. */
  url: string
  /** An API key. */
  key?: string
  /** A token that `login` returned. */
  token?: string
  /** A Cookie header, for a program that acts for a browser; a page needs none, its browser sends it. */
  cookie?: string
  fetch?: typeof fetch
  /** For chats; Node.js 22 and newer have one, and browsers. */
  WebSocket?: typeof WebSocket
}

// The client has no declarations, so it goes by the name; the compiler checks the naming rule.
const prefixes = ['get', 'search', 'find', 'explain', 'export', 'download', 'feed'] as const
type LooksLikeRead = `${(typeof prefixes)[number]}${string}`
type Misnamed = [Exclude<ReadName, LooksLikeRead>, Exclude<Extract<CallName, LooksLikeRead>, ReadName>]
const readPrefixes: Misnamed extends [never, never] ? readonly string[] : Misnamed = prefixes
const isRead = (name: string): boolean => readPrefixes.some(prefix => name.startsWith(prefix))

type Call = (name: string, input?: Record<string, unknown>) => Promise<unknown>

/**
 * A client of one server on behalf of one caller: by key, by token, or by the session that `login` begins. Refusals are
 * thrown as `ApiError`, to be told apart by `type` and `extra`.
 */
export function createClient(options: ClientOptions): Client {
  const { origin, protocol } = new URL(options.url)
  // The server refuses plain HTTP, but by then the key has been on the wire.
  if (protocol !== 'https:') throw new TypeError(`a Folkmoot server is reached by https, not by ${protocol}`)
  const send = options.fetch ?? fetch
  const session = createSession(options)

  async function ask(name: string, input: Record<string, unknown>): Promise<unknown> {
    const address = `${origin}/api/v1/${name}`
    // Files may be on a host of their own; what proves the caller does not go along there.
    const redirect = name.startsWith('download') ? 'follow' : 'error'
    const request = { headers: session.headers(), redirect } as const
    const response = isRead(name)
      ? await send(`${address}${queryOf(input)}`, request)
      : await send(address, { ...request, method: 'POST', body: formOf({ ...session.csrf(), ...input }) })
    if (!response.ok) throw apiErrorOf(response, await response.text())
    const answer = await readResponse(response)
    session.learn(response, answer)
    return answer
  }

  const call: Call = async (name, input = {}) => {
    try {
      return await ask(name, input)
    } catch (error) {
      // A page that was signed in before, or a cookie given by the program: the word to repeat is not known yet.
      if (isRead(name) || !(await session.renewCsrf(error, () => ask('getuser', {})))) throw error
      return ask(name, input)
    }
  }

  async function* pages(
    name: string,
    input: Record<string, unknown>,
  ): AsyncGenerator<{ has_more: boolean; next_page_token: number }, void> {
    let page_token = input['page_token']
    for (;;) {
      const page = (await call(name, { ...input, page_token })) as { has_more: boolean; next_page_token: number }
      yield page
      if (!page.has_more) return
      page_token = page.next_page_token
    }
  }

  const chat = (given: ChatOptions) => {
    // Node.js 20 has none. Without this the conversation would try again for ever.
    const socket = options.WebSocket ?? globalThis.WebSocket
    if (typeof socket !== 'function')
      throw new TypeError(
        'Chats need a WebSocket, and this runtime has none. Use Node.js 22 or newer, or give createClient one: `WebSocket` of the package `ws`.',
      )
    return openChat(createChatDeps({ origin, session, send, askUser: () => ask('getuser', {}), socket }), given)
  }

  const own: Record<string, unknown> = { pages, chat }
  return new Proxy({} as Client, {
    get(_target, name) {
      // `await client` looks up `then`, which is no call.
      if (typeof name !== 'string' || name === 'then') return undefined
      return own[name] ?? ((input?: Record<string, unknown>) => call(name, input))
    },
  })
}

/** JSON is read; what has another type is a file, and what has none is nothing. */
async function readResponse(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')
  if (type === null) return undefined
  return type.startsWith('application/json') ? response.json() : response.blob()
}
