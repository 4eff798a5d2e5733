import type { Endpoint } from '#contract/endpoint.ts'
import type { ParamKind } from '#contract/schema.ts'
import { isFile, paramsOf, type JsonObject } from './schemas.ts'

/** A call that was made, and what it answered; secrets and times are replaced by ones that are made up. */
export type Example = {
  /** Who made it, by name; absent where nobody had to be signed in. */
  as?: string
  /** As a form has them. */
  params: Readonly<Record<string, string | number>>
  /** The names of files that went along, by their parameter. */
  files?: Readonly<Record<string, string>>
  /** Absent where the call answers nothing, or a file. */
  answer?: unknown
}
/** One for each call, by its name. */
export type Examples = Readonly<Record<string, Example>>

const splitList = (value: string): string[] => value.split(',')
/** What is not the same in JSON as in a form. */
const jsonConverters: Partial<Record<ParamKind, (value: string) => unknown>> = {
  flag: value => value === '1',
  integer: Number,
  choices: splitList,
  ids: value => splitList(value).map(Number),
}

/** The parameters of an example as JSON has them. */
export function exampleParams(endpoint: Endpoint, { params }: Example): JsonObject {
  const given = paramsOf(endpoint).filter(([name, param]) => name in params && !isFile(param))
  return Object.fromEntries(
    given.map(([name, param]) => {
      const value = params[name]!
      return [name, jsonConverters[param['x-kind'] ?? 'text']?.(String(value)) ?? value]
    }),
  )
}
