/** A text that a form says, or nothing of it. */
export const textOf = (form: ReadonlyMap<string, unknown>, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Where somebody wanted to go, if it is a page of ours. */
export const wayOn = (next: string | null): string => (next !== null && /^\/(?![/\\])/.test(next) ? next : '/')

/** What was typed as a second factor: the digits of an authenticator, or a recovery code. */
export function factorOf(typed: string): { twofactor: number } | { recovery_code: string } | Record<string, never> {
  const code = typed.replaceAll(/\s/g, '')
  if (code === '') return {}
  return /^\d{6,8}$/.test(code) ? { twofactor: Number(code) } : { recovery_code: code }
}
