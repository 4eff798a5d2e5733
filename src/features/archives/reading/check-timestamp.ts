import { invalidValue } from '#contract/errors.ts'

/** Checks that the key of a page token is a timestamp; a token of another list may contain something else. */
export function checkTimestamp(key: string | number): void {
  const isTimestamp = typeof key === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{15}\+00:00$/.test(key)
  if (!isTimestamp || Number.isNaN(Date.parse(key))) throw invalidValue('page_token')
}
