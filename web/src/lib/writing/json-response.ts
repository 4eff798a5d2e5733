import { json, type RequestEvent } from '@sveltejs/kit'
import { isApiFailure } from '../api.ts'
import type { FormFields } from '../forms/run-action.ts'

/** Runs an action for a script; errors have the format of the API. */
export async function jsonResponse(
  { platform }: Pick<RequestEvent, 'platform'>,
  doing: (form: FormFields) => Promise<unknown>,
  forCall?: string,
): Promise<Response> {
  try {
    return json(await doing(await platform!.form(forCall)))
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    const { type, extra } = thrown
    return json({ type, extra }, { status: type === 'rate_limit' ? 429 : 400 })
  }
}
