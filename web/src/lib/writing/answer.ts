import { json, type RequestEvent } from '@sveltejs/kit'
import { isRefusal } from '../api.ts'
import type { Form } from '../account/attempt.ts'

/** Does what a script of a page asks for; a refusal is told as the API tells it. */
export async function answer(
  { platform }: Pick<RequestEvent, 'platform'>,
  doing: (form: Form) => Promise<unknown>,
  forCall?: string,
): Promise<Response> {
  try {
    return json(await doing(await platform!.form(forCall)))
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    const { type, extra } = thrown
    return json({ type, extra }, { status: type === 'rate_limit' ? 429 : 400 })
  }
}
