import type { Endpoint } from '#contract/endpoint.ts'
import { fieldDocs } from '#contract/docs/fields.ts'
import { isRequired, type ParamKind, type Param, type TSchema } from '#contract/schema.ts'
import { sortingSentence } from './sentences.ts'

export type JsonObject = Record<string, unknown>
export type Schemas = Map<string, JsonObject>
/** The shared components of the document, filled while its operations are generated. */
export type Components = { schemas: Schemas; responses: Map<string, JsonObject>; examples: Map<string, JsonObject> }

const withoutExtensions = (key: string, value: unknown) => (key.startsWith('x-') ? undefined : value)
/** A schema as plain JSON Schema, without our own annotations. */
export function jsonSchemaOf(schema: TSchema): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(schema, withoutExtensions))
  return copy
}

export const refTo = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

/** A schema with every titled object in it moved to `schemas` and referred to. */
export function responseSchema(schema: TSchema, schemas: Schemas): JsonObject {
  return withReferences(jsonSchemaOf(schema), schemas)
}

function withReferences(schema: JsonObject, schemas: Schemas): JsonObject {
  const { type, title } = schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, referencesInside(value, schemas)]),
  )
  // A property may itself be called title: only a string is one.
  if (typeof title !== 'string') return inner
  define(title, { ...inner, type: 'object' }, schemas)
  return type === 'object' ? refTo(title) : { anyOf: [refTo(title), { type: 'null' }] }
}

function referencesInside(value: unknown, schemas: Schemas): unknown {
  if (Array.isArray(value)) return value.map(entry => referencesInside(entry, schemas))
  return typeof value === 'object' && value !== null ? withReferences({ ...value }, schemas) : value
}

/** Two different schemas under one name would make one of them wrong everywhere. */
export function define(name: string, schema: JsonObject, schemas: Schemas): void {
  const existing = schemas.get(name)
  if (existing && JSON.stringify(existing) !== JSON.stringify(schema))
    throw new Error(`two different schemas are called ${name}`)
  schemas.set(name, schema)
}

const kindOf = (param: Param): ParamKind => param['x-kind'] ?? 'text'
/** Lists are comma-separated where they are not JSON. */
export const takesSeveral = (param: Param): boolean => ['choices', 'ids'].includes(kindOf(param))
export const isFile = (param: Param): boolean => kindOf(param) === 'files'
export const paramsOf = (endpoint: Endpoint): [string, Param][] => Object.entries(endpoint.params)

/** A parameter's schema with its description. */
export function paramSchema(
  endpoint: Endpoint,
  name: string,
  param: Param,
): { schema: JsonObject; description?: string } {
  const { description = fieldDocs[name] ?? '', ...schema } = jsonSchemaOf(param)
  const sorting = endpoint.sorting
  const texts = [
    String(description),
    sorting && name === 'sort_field' ? sortingSentence(sorting) : '',
    param['x-alias'] === undefined ? '' : `Also called \`${param['x-alias']}\`.`,
    ...Object.entries(param['x-words'] ?? {}).map(([word, value]) => `\`${word}\` is accepted for \`${value}\`.`),
    param['x-invalid'] === undefined ? '' : `If invalid: \`bad_request\` with \`${param['x-invalid']}\`.`,
  ]
  const extras: JsonObject = {
    ...(isFile(param) ? { type: 'array', items: { type: 'string', format: 'binary' } } : {}),
    ...(param['x-secret'] === true ? { format: 'password' } : {}),
    ...(sorting && name === 'sort_field' ? { default: sorting.field, examples: sorting.fields } : {}),
  }
  const text = texts.filter(Boolean).join(' ')
  return { schema: { ...schema, ...extras }, ...(text ? { description: text } : {}) }
}

/** All parameters of a call as one object. */
export function bodySchema(endpoint: Endpoint, params: readonly [string, Param][], csrf: JsonObject): JsonObject {
  const required = params.filter(([, param]) => isRequired(param)).map(([name]) => name)
  const properties = params.map(([name, param]) => {
    const { schema, ...description } = paramSchema(endpoint, name, param)
    return [name, { ...schema, ...description }] as const
  })
  const mustHave = [...required, ...(endpoint.who === 'session' && 'csrf' in csrf ? ['csrf'] : [])]
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), ...csrf },
    ...(mustHave.length > 0 ? { required: mustHave } : {}),
    ...(namesGroup(endpoint) ? { anyOf: [{ required: ['group_id'] }, { required: ['group_name'] }] } : {}),
  }
}

/** Whether the call needs a group id or name. */
export const namesGroup = (endpoint: Endpoint): boolean =>
  endpoint.on === 'group' &&
  endpoint.groupOptional === undefined &&
  'group_id' in endpoint.params &&
  'group_name' in endpoint.params
