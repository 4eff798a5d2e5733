import { isApiError } from '#contract/errors.ts'

type Refusal = { type: string; extra: string }

/** What a call is refused with when what was asked for cannot be: `assert.rejects(…, refusal('no subject'))`. */
export const refusal = (extra: string, type = 'bad_request'): Refusal => ({ type, extra })
/** The same for a parameter that has no such value. */
export const invalid = (extra: string): Refusal => refusal(extra, 'invalid_value')
/** The same for somebody who is not signed in, where that may help. */
export const signInFirst: Refusal = refusal('login required', 'authentication')
/** The same as it is answered over HTTPS. */
export const refusalBody = (extra: string, type = 'bad_request') => ({ object: 'error', ...refusal(extra, type) })

/** What a call was refused with, or `done`. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!isApiError(error)) throw error
    return `${error.type}: ${error.extra}`
  }
}
