import { Compile } from 'typebox/schema'
import type { Call, Document } from './openapi.ts'
import type { Answer } from './site.ts'

/** Compares answers with the document: those of success with what the call returns, others with what it says of errors. */
export function answerCheck({ schemas }: Document): (call: Call, answer: Answer) => string | undefined {
  const compiled = new Map<string, ReturnType<typeof Compile>>()
  const inPlace = (value: unknown, within: readonly string[] = []): unknown => {
    if (Array.isArray(value)) return value.map(one => inPlace(one, within))
    if (typeof value !== 'object' || value === null) return value
    const name = (value as { $ref?: string }).$ref?.split('/').at(-1)
    if (name !== undefined) return within.includes(name) ? {} : inPlace(schemas[name], [...within, name])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPlace(inner, within)]))
  }
  const compile = (schema: unknown) => Compile(inPlace(schema) as Parameters<typeof Compile>[0])
  const isError = compile(schemas['error'])
  return (call, { status, body }) => {
    if (status === 200 && (call.answer === undefined || body === undefined)) return undefined
    if (status === 200 && !compiled.has(call.name)) compiled.set(call.name, compile(call.answer))
    const declared = status === 200 ? compiled.get(call.name)! : isError
    if (declared.Check(body)) return undefined
    const [, errors] = declared.Errors(body)
    return errors
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
      .slice(0, 3)
      .join('; ')
  }
}
