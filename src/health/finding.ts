import type { Messages } from '#locales/index.ts'
import { errorText } from '#locales/localized-error.ts'

/** The numbers in a text, for programs that read the JSON. */
type Numbers = {
  free_bytes?: number
  days_left?: number
  failed_jobs?: number
  local_emails?: number
  queued_emails?: number
  lag_seconds?: number
}

/** A DNS record as it should be. */
export type DnsRecord = { type: 'MX' | 'TXT' | 'A'; name: string; value: string }

/** The area of a check. */
export type HealthArea = 'machine' | 'database' | 'address' | 'email'

/** The result of a check; anything that is not ok comes with its fix. */
export type Finding = Numbers & { record?: DnsRecord } & (
    | { check: string; state: 'ok'; found: string }
    | { check: string; state: 'warning' | 'wrong'; found: string; cure: string }
  )

export const ok = (check: string, found: string, numbers: Numbers = {}): Finding => ({
  check,
  state: 'ok',
  found,
  ...numbers,
})
const notOk =
  (state: 'warning' | 'wrong') =>
  (check: string, found: string, cure: string, numbers: Numbers = {}): Finding => ({
    check,
    state,
    found,
    cure,
    ...numbers,
  })
export const warning = notOk('warning')
export const wrong = notOk('wrong')

/** What went wrong, in as few words as there are. */
export function reasonOf(error: unknown, t?: Messages): string {
  if (!(error instanceof Error)) return String(error)
  return (t ? errorText(error, t) : error.message) || ('code' in error ? String(error.code) : error.name)
}
