import { isApiError } from '../src/contract/errors.ts'

type Credentials = { key?: string; token?: string; cookie?: string }

/** The client's state between calls: its credentials, and the CSRF token for a cookie. */
export function createSession({ key, token, cookie = '' }: Credentials) {
  const authorization =
    key !== undefined ? `Bearer ${key}` : token !== undefined ? `Basic ${btoa(`${token}:`)}` : undefined
  const cookies = new Map(
    cookie
      .split(';')
      .map(pair => pair.trim())
      .filter(Boolean)
      .map(splitCookie),
  )
  let csrf = ''

  return {
    headers(): Record<string, string> {
      const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
      // The server ignores a cookie if there is a header.
      if (authorization !== undefined) return { authorization }
      return pairs.length > 0 ? { cookie: pairs.join('; ') } : {}
    },
    csrf: (): { csrf?: string } => (csrf ? { csrf } : {}),

    /** Stores the cookies of a response; browsers hide them and send them by themselves. */
    learn(response: Response, answer: unknown): void {
      for (const set of response.headers.getSetCookie()) {
        const [name, value] = splitCookie(set.split(';')[0]!)
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
        csrf = ''
      }
      csrf = csrfIn(answer) ?? csrf
    },

    /** Fetches the CSRF token after an error about it. True if the call should be repeated. */
    async renewCsrf(error: unknown, askUser: () => Promise<unknown>): Promise<boolean> {
      if (authorization !== undefined || !isApiError(error) || error.type !== 'bad_csrf') return false
      const before = csrf
      await askUser()
      return csrf !== before
    },
  }
}

function splitCookie(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

/** The csrf word in a user object, or in the answer of `login`, which has one in it. */
function csrfIn(answer: unknown): string | undefined {
  const { csrf_token, user } = (answer ?? {}) as { csrf_token?: unknown; user?: unknown }
  if (typeof csrf_token === 'string' && csrf_token) return csrf_token
  return user === undefined ? undefined : csrfIn(user)
}
