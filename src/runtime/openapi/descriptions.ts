import { fieldDocs } from '#contract/docs/fields.ts'
import { enumerationOf, wordDocsOf } from '#contract/docs/descriptions.ts'
import { permissionNames } from '#contract/permissions.ts'
import { paramsOf, refTo, type JsonObject } from './schemas.ts'
import type { Endpoint } from '#contract/endpoint.ts'

type SchemaNode = JsonObject & {
  enum?: string[]
  type?: unknown
  description?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
}
const isSchemaNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rights: ReadonlySet<string> = new Set(permissionNames)

/** A list of words and their meanings. */
export const wordList = (words: readonly string[]): string =>
  wordDocsOf(words)
    .map(([word, meaning = '']) => `- \`${word}\`: ${meaning}`)
    .join('\n')

/**
 * The description of a field, or undefined. `path` is its object and the fields it is nested in. A text for this object
 * wins over one for all fields of the name; without either, the description of a call's parameter is used.
 */
export function fieldDescription(path: string, field: string, params: ReadonlyMap<string, string>): string | undefined {
  if (rights.has(field) && path === 'perms') return `Whether the caller has the permission \`${field}\` in the group.`
  const fullName = `${path}.${field}`
  return fieldDocs[fullName] ?? fieldDocs[field] ?? params.get(fullName)
}

/**
 * The descriptions of parameters, by the object that they create or change: `event.start_time`. A parameter of the same
 * name in a call about another object is not the same.
 */
export function paramDescriptions(endpoints: readonly Endpoint[]): Map<string, string> {
  const described = endpoints
    .filter(({ method }) => method === 'POST')
    .flatMap(endpoint =>
      paramsOf(endpoint).flatMap(([name, { description }]) =>
        description ? titlesOf(endpoint).map(title => [`${title}.${name}`, description] as const) : [],
      ),
    )
  return new Map(described.toReversed())
}

/** The object that a call returns, alone or in a list. */
function titlesOf({ returns }: Endpoint): string[] {
  const { title, properties } = (returns ?? {}) as {
    title?: string
    properties?: { data?: { items?: { title?: string } } }
  }
  return [title, properties?.data?.items?.title].filter(name => name !== undefined)
}

/**
 * The document with every enumeration named once and its values explained, and with every field of every object
 * described.
 */
export function withDescriptions(document: JsonObject, endpoints: readonly Endpoint[]): JsonObject {
  const { components, ...rest } = document as { components: { schemas: Record<string, SchemaNode> } }
  const params = paramDescriptions(endpoints)
  const enums = new Map<string, SchemaNode>()
  for (const [name, schema] of Object.entries(components.schemas)) describeFields(name, schema, params)

  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (!isSchemaNode(value)) return value
    const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
    return isWords(value) ? withWords(node, value.enum, enums) : node
  }
  const { schemas, ...others } = copy(components) as typeof components
  const paths = copy(rest)
  const all = Object.entries({ ...schemas, ...Object.fromEntries(enums) })
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return { ...(paths as JsonObject), components: { schemas: sorted, ...others } }
}

/** A single value is a constant, which needs no explanation. */
const isWords = (node: SchemaNode): node is SchemaNode & { enum: string[] } =>
  Array.isArray(node.enum) && node.enum.length > 1 && node.type === 'string'

function withWords(
  { enum: _words, type, ...rest }: SchemaNode,
  words: string[],
  named: Map<string, SchemaNode>,
): SchemaNode {
  const name = enumerationOf(words)
  const texts = wordDocsOf(words).filter(([, meaning]) => meaning !== undefined)
  if (texts.length === 0) return { ...rest, type, enum: words }
  const enumSchema = { type, enum: words, 'x-enumDescriptions': Object.fromEntries(texts) }
  if (name === undefined)
    return { ...rest, ...enumSchema, description: [rest.description, wordList(words)].filter(Boolean).join('\n\n') }
  named.set(name, { ...enumSchema, description: wordList(words) })
  return { ...refTo(name), ...rest }
}

function describeFields(path: string, schema: SchemaNode, params: ReadonlyMap<string, string>): void {
  // Parameters are described in their declaration.
  if (/_(?:parameters|upload)$/.test(path)) return
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const text = inner.description ?? fieldDescription(path, field, params)
    if (text !== undefined && field !== 'object') inner.description = text
    describeFields(`${path}.${field}`, inner.items ?? inner, params)
  }
}
