import { attempt } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const token = event.url.searchParams.get('token') ?? ''
      await event.locals.api.resetpassword({ token, password: textOf(form, 'password') })
      return { isDone: true }
    }),
}
