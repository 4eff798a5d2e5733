import { runAction } from '#lib/forms/run-action.ts'
import { isApiFailure, type Api } from '#lib/api.ts'
import { emailLinkPages } from '#lib/account/email-links.ts'
import type { Actions, PageServerLoad } from './$types'

// Emails about direct adds and invitations have a second link, which also blocks further ones.
export const load: PageServerLoad = async ({ locals, params, url }) => ({
  page: params.link,
  isForever: url.searchParams.has('forever'),
  group: params.link === 'decline' ? await groupOfToken(locals.api, url.searchParams.get('token') ?? '') : '',
})

// An invalid link shows its error when the button is pressed.
const groupOfToken = (api: Api, token: string): Promise<string> =>
  api.getunsolicitedemail({ token }).then(
    ({ nice_group_name }) => nice_group_name,
    (thrown: unknown) => {
      if (isApiFailure(thrown)) return ''
      throw thrown
    },
  )

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { carries, call } = emailLinkPages[event.params.link]
      const forever = form.has('forever') ? { forever: true } : {}
      await event.platform!.call(call, { [carries]: event.url.searchParams.get(carries) ?? '', ...forever })
      return { done: true }
    }),
}
