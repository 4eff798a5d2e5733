import { error, redirect } from '@sveltejs/kit'
import type { Output, CallName, Input } from '../../../client/types.ts'

type InputArgs<N extends CallName> = object extends Input<N> ? [input?: Input<N>] : [input: Input<N>]
/** Every call of the API, typed by its declaration. */
export type Api = { readonly [N in CallName]: (...inputArgs: InputArgs<N>) => Promise<Output<N>> }
/** An API error in the pages: recognized by its type, since its class differs across bundles. */
export type ApiFailure = {
  type: string
  extra: string
  /** The file that it is about, of several. */ filename?: string | undefined
  /** What else is wrong with the input. */ others?: readonly ApiFailure[]
}

export const isApiFailure = (thrown: unknown): thrown is ApiFailure =>
  typeof thrown === 'object' && thrown !== null && 'type' in thrown && 'extra' in thrown

/** The calls of one page. */
export const createApi = (platform: App.Platform): Api => buildApi((name, input) => platform.call(name, input))

/** The same for page loads: absent and hidden look alike, and visitors who may see more are asked to sign in. */
export const createReadApi = (platform: App.Platform, here: URL): Api =>
  buildApi((name, input) =>
    platform.call(name, input).catch((thrown: unknown) => {
      if (!isApiFailure(thrown)) throw thrown
      if (thrown.type === 'authentication') redirect(303, signInPath(here))
      if (thrown.type === 'rate_limit') error(429, 'too many')
      // Only for submitted forms: readers have no token that could be wrong.
      if (thrown.type === 'bad_csrf') error(400, thrown.type)
      if (thrown.type === 'server') error(503, 'busy')
      return error(404, 'nothing here')
    }),
  )

/** Where one signs in, to come back to a page. The name of an action is no part of the page's address. */
export function signInPath({ pathname, search }: URL): string {
  const query = search.replace(/^\?\/[^&]*&?/, '?').slice(1)
  return `/login?next=${encodeURIComponent(query === '' ? pathname : `${pathname}?${query}`)}`
}

function buildApi(call: (name: string, input: Record<string, unknown>) => Promise<unknown>): Api {
  return new Proxy({} as Api, {
    get: (_target, name) =>
      typeof name === 'string' ? (input: Record<string, unknown> = {}) => begun(call(name, input)) : undefined,
  })
}

/**
 * A call that a page has begun. If the page fails before it awaits the call, as when the reader leaves, nobody else does: a
 * rejection that nobody handles ends the server. Whoever awaits it still gets its error.
 */
export function begun<T>(call: Promise<T>): Promise<T> {
  call.catch(() => {})
  return call
}
