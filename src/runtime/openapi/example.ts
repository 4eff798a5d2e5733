import type { Endpoint } from '#contract/endpoint.ts'
import type { ParamKind } from '#contract/schema.ts'
import { isFile, paramsOf, type JsonObject } from './schemas.ts'

/** An example of a call and its response; secrets and times are replaced. */
export type Example = {
  /** The name of the caller; absent for visitors. */
  as?: string
  /** In form encoding. */
  params: Readonly<Record<string, string | number>>
  /** The names of uploaded files, by parameter. */
  files?: Readonly<Record<string, string>>
  /** Absent if the call returns nothing, or a file. */
  answer?: unknown
}
/** One per call, by name. */
export type Examples = Readonly<Record<string, Example>>

const splitList = (value: string): string[] => value.split(',')
/** Kinds whose JSON form differs from the form encoding. */
const jsonConverters: Partial<Record<ParamKind, (value: string) => unknown>> = {
  flag: value => value === '1',
  integer: Number,
  choices: splitList,
  ids: value => splitList(value).map(Number),
}

/** The parameters of an example as JSON. */
export function exampleParams(endpoint: Endpoint, { params }: Example): JsonObject {
  const given = paramsOf(endpoint).filter(([name, param]) => name in params && !isFile(param))
  return Object.fromEntries(
    given.map(([name, param]) => {
      const value = params[name]!
      return [name, jsonConverters[param['x-kind'] ?? 'text']?.(String(value)) ?? value]
    }),
  )
}
