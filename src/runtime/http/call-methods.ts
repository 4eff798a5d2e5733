import type { Endpoint } from '#contract/endpoint.ts'
import type { requestError } from '#contract/request-errors.ts'

/** The methods of an endpoint, and the error for any other. */
export type AllowedMethods = {
  allow: readonly ('GET' | 'POST' | 'PATCH')[]
  otherwise: Parameters<typeof requestError>[0]
  keyInPath?: boolean
}
const readMethods: AllowedMethods = { allow: ['GET', 'POST'], otherwise: 'GET or POST required' }
const changeMethods: AllowedMethods = { allow: ['POST'], otherwise: 'POST required' }
const patchMethods: AllowedMethods = { allow: ['POST', 'PATCH'], otherwise: 'POST required' }

const answersGet = ({ method, byGet }: Endpoint, { loginByGet }: { loginByGet: boolean }): boolean =>
  method === 'GET' || byGet === true || (byGet === 'loginByGet' && loginByGet)

/** The methods that an endpoint answers. */
export const methodsOf = (endpoint: Endpoint, deps: { loginByGet: boolean }): AllowedMethods =>
  answersGet(endpoint, deps) ? readMethods : endpoint.byPatch ? patchMethods : changeMethods

/** The path of a call, without the key that may follow it. */
export function calledPath(url: string, methods: ReadonlyMap<string, AllowedMethods>): string {
  const path = url.split('?')[0]!
  const [, call = path] = /^(.+)\/[^/]+$/.exec(path) ?? []
  return methods.get(call)?.keyInPath ? call : path
}
