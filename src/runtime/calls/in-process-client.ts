import { needsAccount, type ResponseOf, type Endpoint, type InputOf } from '#contract/endpoint.ts'
import { ApiError, loginRequired } from '#contract/errors.ts'
import { serializeResponse } from '../responses/serializers.ts'
import type { Implementation } from './handler.ts'
import type { Identity } from './identity.ts'
import type { Origin } from './admission.ts'
import type { CallPipeline } from './pipeline.ts'

/** One function per endpoint, typed by its declaration. */
export type InProcessClient<E extends Record<string, Endpoint>> = {
  [K in keyof E as E[K]['name']]: (input: InputOf<E[K]>) => Promise<ResponseOf<E[K]>>
}

type InProcessCaller = {
  pipeline: Pick<CallPipeline, 'handle'>
  implementations: ReadonlyMap<string, Implementation>
  identity: Identity | null
  origin: Origin
}

/**
 * Calls on behalf of a person inside the process: the same pipeline as over HTTP, without the network. The csrf
 * parameter is added, because no foreign page can call this function.
 */
export function createInProcessClient<E extends Record<string, Endpoint>>({
  pipeline,
  implementations,
  identity,
  origin,
}: InProcessCaller): InProcessClient<E> {
  const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    const implementation = implementations.get(name)
    if (!implementation) throw new ApiError('bad_request', 'unknown call')
    if (!identity && needsAccount(implementation.endpoint)) throw loginRequired()
    const entries = Object.entries(input).filter(([, value]) => value !== undefined)
    const raw = new Map<string, unknown>(identity?.csrf ? [['csrf', identity.csrf], ...entries] : entries)
    const response = await pipeline.handle(implementation, { identity, origin }, raw)
    // Serialized as well, so that internal callers see exactly what external ones see.
    const text = serializeResponse(implementation.endpoint, response)
    return text === undefined ? response.body : (JSON.parse(text) as unknown)
  }
  return new Proxy({} as InProcessClient<E>, {
    get: (_target, name) =>
      typeof name === 'string' ? (input: Record<string, unknown> = {}) => call(name, input) : undefined,
  })
}
