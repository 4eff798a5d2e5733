import { attempt } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.requestpasswordreset({ email })
      return { sentTo: email }
    }),
}
