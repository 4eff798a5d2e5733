import type { Endpoint } from '#contract/endpoint.ts'
import type { Kind, Param } from '#contract/schema.ts'

/** Something that a parameter takes, whatever it is worth to the call. */
export function rightValue(param: Param): string {
  const { enum: words, minimum = 1 } = param as Param & { enum?: string[]; minimum?: number }
  const values: Record<Kind, string> = {
    id: '1',
    integer: String(minimum),
    flag: '1',
    text: 'x',
    choice: words?.[0] ?? '',
    choices: '',
    ids: '1',
    timestamp: '2026-11-15T00:00:00Z',
    date: '2026-11-15',
    files: '',
  }
  return values[param['x-kind']!]
}

export const isRequired = (param: Param): boolean => !('~optional' in param) && param.default === undefined

/** What a call must be given at least, but for files. */
export function requiredParams(endpoint: Endpoint): Record<string, string> {
  const needed = (Object.entries(endpoint.params) as [string, Param][]).filter(
    ([, param]) => isRequired(param) && param['x-kind'] !== 'files',
  )
  return Object.fromEntries(needed.map(([name, param]) => [name, rightValue(param)]))
}

/** The files that a call must be given at least; a call with files is sent as a form with several parts. */
export function requiredFiles(endpoint: Endpoint): { param: string; filename: string; content: string }[] {
  const params = Object.entries(endpoint.params) as [string, Param][]
  return params
    .filter(([, param]) => param['x-kind'] === 'files')
    .map(([param]) => ({ param, filename: 'bread.txt', content: 'Bread' }))
}
