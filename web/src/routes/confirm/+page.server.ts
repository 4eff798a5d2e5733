import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = ({ url }) => ({ token: url.searchParams.get('token') ?? '' })

export const actions: Actions = {
  confirm: event =>
    runAction(event, async form => {
      const password = textOf(form, 'password')
      await event.locals.api.confirmemail({ token: textOf(form, 'token'), ...(password ? { password } : {}) })
      return { isConfirmed: true }
    }),
  ask: event =>
    runAction(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.resendconfirmation({ email })
      return { sentTo: email }
    }),
}
