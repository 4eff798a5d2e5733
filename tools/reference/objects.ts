import { enumerations } from '#contract/enumerations.ts'
import type { JsonObject } from '#runtime/openapi/schemas.ts'
import { code, madeFrom, page, table } from './markdown.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  const?: string
  enum?: string[]
  format?: string
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
}

const listFields = new Set(
  'object total_count start_item end_item has_more next_page_token sort_field sort_dir second_order query data'.split(
    ' ',
  ),
)

/** The text of docs/reference/objects.md. */
export function objectsPage(openapi: JsonObject): string {
  const { schemas } = (openapi as { components: { schemas: Record<string, Schema> } }).components
  const objects = Object.entries(schemas).filter(
    ([name, { properties }]) => properties && !/_(?:parameters|upload)$/.test(name),
  )
  const [lists, others] = [objects.filter(isList), objects.filter(entry => !isList(entry))]
  const besides = lists.filter(([, { properties = {} }]) => Object.keys(properties).some(name => !listFields.has(name)))
  return page(
    '# Objects',
    madeFrom('the responses of the calls'),
    'The objects in responses. Times are RFC 3339 with microseconds. Optional fields are left out if the ' +
      'caller may not see them.',
    ...others.map(([name, schema]) => section(name, schema)),
    '## Lists\n\nLists are returned in pages, with these fields:',
    rows(lists[0]![1], name => listFields.has(name)),
    ...besides.map(
      ([name, schema]) =>
        `### ${name}\n\nBesides the fields of every list:\n\n${rows(schema, field => !listFields.has(field))}`,
    ),
  )
}

const isList = ([, { properties = {} }]: [string, Schema]): boolean => 'next_page_token' in properties

const section = (name: string, schema: Schema): string => `## ${name}\n\n${rows(schema)}`

function rows(schema: Schema, isShown: (name: string) => boolean = () => true): string {
  return table(['Field', 'Type', 'Description'], fieldRows(schema, isShown, ''))
}

function fieldRows(
  { properties = {}, required = [] }: Schema,
  isShown: (name: string) => boolean,
  before: string,
): string[][] {
  return Object.entries(properties)
    .filter(([name]) => isShown(name))
    .flatMap(([name, field]) => {
      const always = required.includes(name) ? '' : ', optional'
      const row = [
        code(`${before}${name}`),
        `${typeText(field)}${always}`,
        (field.description ?? '').replaceAll('\n', ' '),
      ]
      const inner = field.items ?? field
      return [row, ...(inner.properties ? fieldRows(inner, () => true, `${before}${name}.`) : [])]
    })
}

function typeText({ $ref, type, anyOf, items, const: word, enum: words, format }: Schema): string {
  if ($ref !== undefined) return linkTo($ref.split('/').at(-1)!)
  if (anyOf) return anyOf.map(typeText).join(' or ')
  if (word !== undefined) return code(word)
  if (words?.length === 1) return code(words[0]!)
  if (items) return `list of ${typeText(items)}`
  const [first, ...others] = [type ?? 'object'].flat()
  return [format === 'date-time' ? 'time' : first!, ...others].join(' or ')
}

const isObject = (name: string): boolean => !enumerationNames.has(name)
const linkTo = (name: string): string => (isObject(name) ? `[${name}](#${name})` : `[${name}](enumerations.md#${name})`)
const enumerationNames: ReadonlySet<string> = new Set(Object.keys(enumerations))
