import { invalidValue } from '#contract/errors.ts'

/** Whether the place that a list is to go on from is a moment; a token of another list holds none. */
export function checkTimestamp(key: string | number): void {
  const isMoment = typeof key === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{15}\+00:00$/.test(key)
  if (!isMoment || Number.isNaN(Date.parse(key))) throw invalidValue('page_token')
}
