import { runAction } from '#lib/forms/run-action.ts'
import { isApiFailure, type Api } from '#lib/api.ts'
import { emailLinkPages } from '#lib/account/email-links.ts'
import type { Actions, PageServerLoad } from './$types'

// One of the two links in a letter about not having been asked says so.
export const load: PageServerLoad = async ({ locals, params, url }) => ({
  letter: params.letter,
  isForever: url.searchParams.has('forever'),
  group: params.letter === 'decline' ? await groupOfToken(locals.api, url.searchParams.get('token') ?? '') : '',
})

// That a link is not ours is said when it is pressed.
const groupOfToken = (api: Api, token: string): Promise<string> =>
  api.getunaskedletter({ token }).then(
    ({ nice_group_name }) => nice_group_name,
    (thrown: unknown) => {
      if (isApiFailure(thrown)) return ''
      throw thrown
    },
  )

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { carries, call } = emailLinkPages[event.params.letter]
      const forever = form.has('forever') ? { forever: true } : {}
      await event.platform!.call(call, { [carries]: event.url.searchParams.get(carries) ?? '', ...forever })
      return { done: true }
    }),
}
