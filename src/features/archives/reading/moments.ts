import { invalidValue } from '#contract/errors.ts'
import type { Timestamp } from '#storage/values.ts'

/** The moment that a list is to go on from; a token of another list holds none. */
export function momentIn(key: string | number): Timestamp {
  const isMoment = typeof key === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{15}\+00:00$/.test(key)
  if (!isMoment || Number.isNaN(Date.parse(key))) throw invalidValue('page_token')
  return key as Timestamp
}
