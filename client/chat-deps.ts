import { isApiError, type ApiError } from '../src/contract/errors.ts'
import { formOf, queryOf } from './body.ts'
import type { ChatSocketDeps } from './chat-socket.ts'
import { apiErrorOf } from './api-error.ts'
import type { createSession } from './session.ts'

type ChatDepsOptions = {
  origin: string
  session: ReturnType<typeof createSession>
  send: typeof fetch
  /** Requests the current user, which returns the CSRF token. */
  askUser: () => Promise<unknown>
  socket: typeof WebSocket
}

/** What passes by itself, or after another try. */
const transientErrors: ReadonlySet<ApiError['type']> = new Set(['rate_limit', 'server'])
/** The response to a plain request where an upgrade would be accepted. */
const isUpgradeAllowed = ({ extra }: ApiError): boolean => extra === 'websocket required'

/** Connects to a chat as the client's user. */
export function createChatDeps({ origin, session, send, askUser, socket }: ChatDepsOptions): ChatSocketDeps {
  return {
    async open(query) {
      if (session.csrf().csrf === undefined) await askUser()
      const address = `${origin.replace(/^http/, 'ws')}/api/v1/chatdata${queryOf({ ...session.csrf(), ...query })}`
      const headers = session.headers()
      // A browser adds its cookie and Origin itself, and takes no headers.
      const given = Object.keys(headers).length === 0 ? [] : [{ headers: { ...headers, origin } }]
      return Reflect.construct(socket, [address, ...given])
    },
    async refusal(query) {
      try {
        // By POST, since browsers always send Origin with it.
        const response = await send(`${origin}/api/v1/chatdata`, {
          method: 'POST',
          headers: { ...session.headers(), origin },
          body: formOf({ ...session.csrf(), ...query }),
          redirect: 'error',
          // A server that accepts the connection and sends nothing is tried again.
          signal: AbortSignal.timeout(10_000),
        })
        const refusal = apiErrorOf(response, await response.text())
        if (await session.renewCsrf(refusal, askUser)) return undefined
        return transientErrors.has(refusal.type) || isUpgradeAllowed(refusal) ? undefined : refusal
      } catch (error) {
        return isApiError(error) && !transientErrors.has(error.type) ? error : undefined
      }
    },
  }
}
