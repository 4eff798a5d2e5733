import type { FastifyRequest } from 'fastify'
import type { TSchema } from '#contract/schema.ts'
import { credentialRefOf, type CredentialRef } from '../../calls/identity.ts'
import type { Caller } from '../../calls/admission.ts'
import { SerializedJson } from '../../responses/serializers.ts'
import { readLink, signLink } from './file-tickets.ts'

const callsPath = '/api/v1/'
const ticketParam = '&ticket='

type Change = (address: string) => string
/** Changes the addresses of files in a response; undefined: it has none. */
type ChangeAddresses = ((value: unknown, change: Change) => unknown) | undefined
type AnySchema = TSchema & {
  items?: AnySchema
  properties?: Record<string, AnySchema>
  'x-file-url'?: boolean
}

function compile({ items, properties, ...schema }: AnySchema): ChangeAddresses {
  if (schema['x-file-url']) return (value, change) => change(value as string)
  if (items) {
    const changeItem = compile(items)
    return (
      changeItem &&
      ((list, change) => (Array.isArray(list) ? list.map((item: unknown) => changeItem(item, change)) : list))
    )
  }
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const changeField = compile(field)
    return changeField ? [{ name, changeField }] : []
  })
  if (fields.length === 0) return undefined
  return (value, change) => {
    if (value instanceof SerializedJson) return value
    const object = { ...(value as Record<string, unknown>) }
    for (const { name, changeField } of fields)
      if (object[name] !== undefined && object[name] !== null) object[name] = changeField(object[name], change)
    return object
  }
}

const compiled = new WeakMap<TSchema, { changeAddresses: ChangeAddresses }>()

/**
 * The response with a ticket in each address of a file: some programs open it without the cookie or the header of the call, or send a
 * browser there. Our own pages need none.
 */
export function withTickets(
  key: Buffer,
  { headers }: FastifyRequest,
  returns: TSchema | undefined,
  { identity }: Caller,
  body: unknown,
): unknown {
  if (!returns || !identity || identity.posting || headers['sec-fetch-site'] === 'same-origin') return body
  const { changeAddresses } = compiled.getOrInsertComputed(returns, () => ({ changeAddresses: compile(returns) }))
  if (!changeAddresses || body === undefined) return body
  const proof = credentialRefOf(identity)
  return changeAddresses(body, address => {
    const at = address.indexOf(callsPath)
    return at < 0 ? address : `${address}${ticketParam}${signLink(key, address.slice(at + callsPath.length), proof)}`
  })
}

/** The session or key of the ticket in the address of a file. A body could ask for another file than the address does. */
export function ticketIn({ url, headers, method }: FastifyRequest, key: Buffer): CredentialRef | undefined {
  const at = url.lastIndexOf(ticketParam)
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (at < 0 || hasBody || method !== 'GET') return undefined
  const path = url.slice(url.indexOf(callsPath) + callsPath.length, at)
  return readLink(key, path, url.slice(at + ticketParam.length)) ?? undefined
}
