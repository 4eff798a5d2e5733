import type { Endpoint } from '#contract/endpoint.ts'
import { eventsOf, framesOf } from '#contract/schema.ts'
import type { JsonObject } from '#runtime/openapi/schemas.ts'
import { madeFrom } from './markdown.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  const?: string
  enum?: string[]
  items?: Schema
  contentSchema?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  description?: string
}
type Content = Record<string, { schema: Schema }>
type Operation = { responses: { 200: { content?: Content } } }
type Document = { paths: Record<string, { post: Operation }>; components: { schemas: Record<string, Schema> } }

const ofCalls = /_(?:parameters|upload)$/
// The first is sent by the client itself; with the second an answer has another type.
const leftOut = new Set(['csrf', 'extended'])

/** The text of client/calls.generated.ts: every object and call as plain TypeScript, without declarations. */
export function clientTypes(openapi: JsonObject, endpoints: readonly Endpoint[]): string {
  const { paths, components } = openapi as Document
  const schemas = Object.entries(components.schemas)
  const objects = schemas.filter(([name]) => !ofCalls.test(name))
  // A conversation is more than a call, and a stream of events has no end.
  const called = endpoints.filter(({ returns }) => !framesOf(returns) && !eventsOf(returns))
  const calls = called.map(({ name, method, summary }) => {
    const input = components.schemas[`${name}_upload`] ?? components.schemas[`${name}_parameters`] ?? {}
    const answer = answerType(paths[`/api/v1/${name}`]!.post.responses[200].content)
    return `${comment(summary)}${name}: {\nmethod: '${method}'\ninput: ${inputType(input)}\nanswer: ${answer}\n}`
  })
  const text = [
    `// ${madeFrom('the declarations of all calls').replaceAll('`', '')}`,
    ...objects.map(
      ([name, schema]) => `${comment(schema.description)}export type ${typeName(name)} = ${printed(schema)}`,
    ),
    `/** Parameters that are sent as JSON. */\nexport const jsonParameters: ReadonlySet<string> = new Set([${jsonNames(schemas).join(', ')}])`,
    `/** Every call: whether it reads, what it takes, and what it answers. */\nexport type Calls = {\n${calls.join('\n')}\n}`,
  ].join('\n\n')
  return `${indented(text)}\n`
}

/** The names of parameters that are texts of JSON. */
function jsonNames(schemas: readonly [string, Schema][]): string[] {
  const params = schemas
    .filter(([name]) => ofCalls.test(name))
    .flatMap(([, { properties = {} }]) => Object.entries(properties))
  const names = params.filter(([, schema]) => schema.contentSchema).map(([name]) => name)
  return [...new Set(names)].toSorted().map(literal)
}

/** Each line by as much as there are braces open before it. */
function indented(text: string): string {
  let depth = 0
  const lines = text.split('\n').map(line => {
    if (line.startsWith('}')) depth -= 1
    const indent = '  '.repeat(depth)
    if (line.endsWith('{')) depth += 1
    return `${indent}${line}`.trimEnd()
  })
  return lines.join('\n')
}

function answerType(content: Content = {}): string {
  const [[type, media] = []] = Object.entries(content)
  if (type === undefined || media === undefined) return 'undefined'
  if (type !== 'application/json') return 'Blob'
  const { anyOf } = media.schema
  return printed(anyOf?.[1]?.type === 'array' ? anyOf[0]! : media.schema)
}

/** An optional parameter may be undefined: it is not sent then. */
const inputType = (schema: Schema): string => objectType(schema, name => !leftOut.has(name), ' | undefined')

function objectType(
  { properties = {}, required = [] }: Schema,
  isShown: (name: string) => boolean,
  absent: string,
): string {
  const lines = Object.entries(properties)
    .filter(([name]) => isShown(name))
    .map(([name, schema]) => {
      const isNeeded = required.includes(name)
      return `${comment(schema.description)}${name}${isNeeded ? '' : '?'}: ${printed(schema)}${isNeeded ? '' : absent}`
    })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}'
}

const arrayOf = (type: string): string => (/^\w+$/.test(type) ? `${type}[]` : `(${type})[]`)
const literal = (text: string): string => `'${text.replaceAll("'", "\\'")}'`
const simple: Record<string, (schema: Schema) => string> = {
  string: ({ format, enum: words, const: word, contentSchema }) =>
    contentSchema
      ? `string | readonly ${printed(contentSchema)}`
      : format === 'binary'
        ? 'Blob'
        : ((word === undefined ? words : [word])?.map(literal).join(' | ') ?? 'string'),
  integer: () => 'number',
  number: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  array: ({ items = {} }) => (items.format === 'binary' ? 'readonly Blob[]' : arrayOf(printed(items))),
  object: schema => (schema.properties ? objectType(schema, () => true, '') : 'Record<string, unknown>'),
}

function printed(schema: Schema): string {
  if (schema.$ref !== undefined) return typeName(schema.$ref.split('/').at(-1)!)
  if (schema.anyOf && schema.type === undefined) return schema.anyOf.map(printed).join(' | ')
  if (schema.type === undefined) return 'unknown'
  return [schema.type]
    .flat()
    .map(type => simple[type]!(schema))
    .join(' | ')
}

/** `member_info` is `MemberInfo`. */
const typeName = (name: string): string =>
  name.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase())

const comment = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', '\n * ')} */\n` : ''
