import { error, fail } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import type { Actions, PageServerLoad } from './$types'

/** Looking at a link changes nothing, since programs that check mails look at them too. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  link: await locals.api.getmaillink({ code: params.code }).catch((thrown: unknown) => {
    if (isApiFailure(thrown)) error(thrown.type === 'rate_limit' ? 429 : 400, thrown.extra)
    throw thrown
  }),
})

export const actions: Actions = {
  // Mail programs post here (RFC 8058); their body is not read.
  default: async ({ locals, params }) => {
    try {
      await locals.api.usemaillink({ code: params.code })
      return { isDone: true }
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown
      return fail(thrown.type === 'rate_limit' ? 429 : 400, { why: thrown.extra || thrown.type })
    }
  },
}
