import { jsonParameters } from './calls.generated.ts'

type CallInput = Record<string, unknown>

const isFile = (value: unknown): value is Blob => value instanceof Blob
const filesOf = (value: unknown): Blob[] => (Array.isArray(value) ? value.filter(isFile) : isFile(value) ? [value] : [])

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' && jsonParameters.has(name)) return JSON.stringify(value)
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** Parameters as the API takes them: lists separated by commas or as JSON; undefined and null are left out. */
function textFields(input: CallInput): [string, string][] {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && filesOf(value).length === 0)
    .map(([name, value]) => [name, textOf(name, value)])
}

/** A query string, with its question mark; empty when there is nothing to ask with. */
export function queryOf(input: CallInput): string {
  const query = new URLSearchParams(textFields(input)).toString()
  return query && `?${query}`
}

/** A form, as multipart when it carries files. */
export function formOf(input: CallInput): URLSearchParams | FormData {
  const files = Object.entries(input).flatMap(([name, value]) => filesOf(value).map(file => [name, file] as const))
  if (files.length === 0) return new URLSearchParams(textFields(input))
  const form = new FormData()
  for (const [name, value] of textFields(input)) form.append(name, value)
  for (const [name, file] of files) form.append(name, file)
  return form
}
