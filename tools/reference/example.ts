import type { Endpoint } from '#contract/endpoint.ts'
import { eventsOf, framesOf, streamTypeOf } from '#contract/schema.ts'
import type { Example } from '#runtime/openapi/example.ts'
import { page } from './markdown.ts'

/** An example on the page of its call. */
export function exampleText(endpoint: Endpoint, example: Example): string {
  const who = endpoint.on && example.as !== undefined && example.as !== owner ? `, as ${example.as}` : ''
  return page(
    framesOf(endpoint.returns)
      ? 'A frame, for example:'
      : eventsOf(endpoint.returns)
        ? 'The data of an event, for example:'
        : `Example${who}:`,
    framesOf(endpoint.returns) ? '' : ['```sh', curlLine(endpoint, example), '```'].join('\n'),
    example.answer === undefined
      ? ''
      : ['```jsonc', shortened(example.answer, example.params, '', 0), '```'].join('\n'),
  ).trimEnd()
}
/** The user of the documented sign-in example. */
const owner = 'Ann'

/** The call as docs/calling.md makes calls. */
export function curlLine(endpoint: Endpoint, example: Example): string {
  const { params, files } = example
  const { name, method, returns } = endpoint
  const file = streamTypeOf(returns)
  const given = Object.entries(params).map(([param, value]) => argument(param, String(value), files !== undefined))
  const words = [
    `call ${name}`,
    methods[method](given.length > 0),
    credentials(endpoint, example),
    ...given,
    ...Object.entries(files ?? {}).map(([param, filename]) => `-F ${param}=@${filename}`),
    file === undefined || eventsOf(returns) ? '' : `-L -o ${file === 'application/zip' ? 'answer.zip' : 'answer.txt'}`,
  ]
  return folded(words.filter(Boolean))
}

function credentials({ who, method }: Endpoint, { as, files }: Example): string {
  if (who === 'browser') return '-b cookies.txt -c cookies.txt'
  if (who === 'session')
    return method === 'GET' ? '-b cookies.txt' : `-b cookies.txt ${files ? '-F' : '-d'} csrf="$CSRF"`
  return as === undefined ? '' : '-u "$TOKEN:"'
}

/** Left to itself, curl posts what has parameters, and nothing else. */
const methods = {
  GET: (hasParams: boolean) => (hasParams ? '-G' : ''),
  POST: (hasParams: boolean) => (hasParams ? '' : '-X POST'),
}

const plain = /^[\w.@,:-]+$/
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function argument(param: string, value: string, isMultipart: boolean): string {
  if (plain.test(value)) return `${isMultipart ? '-F' : '-d'} ${param}=${value}`
  return `${isMultipart ? '--form-string' : '--data-urlencode'} ${quoted(`${param}=${value}`)}`
}

/** Words in lines that fit on a page. */
function folded(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 110) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(last === undefined ? word : `  ${word}`)
  }
  return lines.join(' \\\n')
}

const mostFields = 12
const longest = 120
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0)

/** JSON in which large objects are shortened: fields of the request first, then those that are not empty. */
function shortened(value: unknown, params: Example['params'], indent: string, depth: number): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.every(entry => typeof entry !== 'object')) return JSON.stringify(value)
    return `[\n${value.map(entry => inner + shortened(entry, params, inner, depth)).join(',\n')}\n${indent}]`
  }
  if (typeof value === 'string' && value.length > longest) return JSON.stringify(`${value.slice(0, longest)}…`)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)

  const fields = Object.entries(value)
  const shown = new Set(fields.length > mostFields ? tellingFields(fields, params, depth) : fields)
  const lines = fields
    .filter(field => shown.has(field))
    .map(([name, entry]) => `${inner}${JSON.stringify(name)}: ${shortened(entry, params, inner, depth + 1)}`)
  const more = fields.length - shown.size
  const rest = more > 0 ? `\n${inner}// and ${more} more fields` : ''
  return `{\n${lines.join(',\n')}${rest}\n${indent}}`
}

type Field = [name: string, value: unknown]
function tellingFields(fields: readonly Field[], params: Example['params'], depth: number): Field[] {
  const named = fields.filter(([name]) => name in params)
  const others = fields.filter(([name, value]) => !(name in params) && !isEmpty(value) && !isLarge(value))
  return [...named, ...others].slice(0, depth > 1 ? mostFields / 2 : mostFields)
}
const isLarge = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > mostFields
