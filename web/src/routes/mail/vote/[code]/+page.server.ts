import { error, fail } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { submittedForm } from '#lib/forms/submitted-form.ts'
import { choicesError, choicesIn } from '#lib/polls/poll.ts'
import type { Actions, PageServerLoad } from './$types'

/** Looking at a link changes nothing, since programs that check mails look at them too. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  vote: await locals.api.getmailpoll({ code: params.code }).catch((thrown: unknown) => {
    if (isApiFailure(thrown)) error(thrown.type === 'rate_limit' ? 429 : 400, thrown.extra)
    throw thrown
  }),
})

export const actions: Actions = {
  default: async event => {
    const { api } = event.locals
    const { code } = event.params
    try {
      const form = await submittedForm(event)
      const { poll } = await api.getmailpoll({ code })
      const why = choicesError(form, poll)
      if (why !== null) return fail(400, { why })
      await api.votebymail({ code, choices: choicesIn(form, poll) })
      return { isDone: true }
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown
      return fail(thrown.type === 'rate_limit' ? 429 : 400, { why: thrown.extra || thrown.type })
    }
  },
}
