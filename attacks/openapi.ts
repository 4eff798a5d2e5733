import type { Site } from './site.ts'

export type Schema = Readonly<Record<string, unknown>> & {
  type?: string
  format?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  maxLength?: number
}
export type Param = { name: string; isRequired: boolean; schema: Schema }
/** A call as the document of the installation describes it. */
export type Call = {
  name: string
  isRead: boolean
  /** Whether it can be called without signing in. */
  isPublic: boolean
  /** The permission that it needs in a group. */
  permission?: string
  params: readonly Param[]
  files: readonly string[]
  /** What it answers; undefined if that is a file or nothing. */
  answer: Schema | undefined
}
export type Document = { calls: readonly Call[]; schemas: Readonly<Record<string, Schema>> }

type Content = Record<string, { schema: Schema }>
type Operation = {
  parameters?: { name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
  security?: object[]
  'x-permission'?: string
}
type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export async function readDocument(site: Site): Promise<Document> {
  const given = JSON.parse((await site.ask('/api/v1/openapi.json')).text) as OpenApiDocument
  const { schemas } = given.components
  const named = (schema: Schema): Schema =>
    typeof schema['$ref'] === 'string' ? named(schemas[schema['$ref'].split('/').at(-1)!]!) : schema
  const calls = Object.entries(given.paths).flatMap(([path, methods]) => {
    // Uploads in parts speak a protocol of their own, and chats are streams.
    const [method, operation] = Object.entries(methods).find(([method]) => method === 'get' || method === 'post') ?? []
    if (!method || !operation || /\/(tus|chatdata|getupdates)$/.test(path) || 'patch' in methods) return []
    const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => named(schema))
    const required = new Set((body?.['required'] as string[] | undefined) ?? [])
    const all = [
      ...(operation.parameters ?? []).map(({ name, required = false, schema }) => ({
        name,
        isRequired: required,
        schema: named(schema),
      })),
      ...Object.entries((body?.['properties'] as Record<string, Schema> | undefined) ?? {}).map(([name, schema]) => ({
        ...{ name, isRequired: required.has(name), schema: named(schema) },
      })),
    ]
    const isFile = ({ name }: Param): boolean => name === 'fileupload'
    const call: Call = {
      ...{ name: path.slice('/api/v1/'.length), isRead: method === 'get' },
      isPublic: operation.security === undefined || operation.security.some(way => Object.keys(way).length === 0),
      ...(operation['x-permission'] !== undefined && { permission: operation['x-permission'] }),
      params: all.filter(param => !isFile(param)),
      files: all.filter(isFile).map(({ name }) => name),
      answer: operation.responses['200']?.content?.['application/json']?.schema,
    }
    return [call]
  })
  return { calls, schemas }
}

/** Something that a parameter takes, whatever it is worth to the call. */
export function validValue({ enum: words, format, type, minimum = 1 }: Schema): string {
  if (words) return words[0]!
  if (format === 'date-time') return '2026-11-15T00:00:00Z'
  if (format === 'date') return '2026-11-15'
  return type === 'integer' || type === 'number' || type === 'boolean' || type === 'array' ? String(minimum) : 'x'
}

export const requiredForm = ({ params }: Call): Record<string, string> =>
  Object.fromEntries(
    params.filter(({ isRequired }) => isRequired).map(({ name, schema }) => [name, validValue(schema)]),
  )
