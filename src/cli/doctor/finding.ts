/** What a check found; whatever is not ok comes with its cure. */
export type Finding =
  | { check: string; state: 'ok'; found: string }
  | { check: string; state: 'warning' | 'wrong'; found: string; cure: string }

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found })
export const warning = (check: string, found: string, cure: string): Finding => ({
  check,
  state: 'warning',
  found,
  cure,
})
export const wrong = (check: string, found: string, cure: string): Finding => ({ check, state: 'wrong', found, cure })

/** What went wrong, in as few words as there are. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
