import { attempt } from '#lib/account/attempt.ts'
import { factorOf, textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.changeemail({
        email,
        password: textOf(form, 'password'),
        ...factorOf(textOf(form, 'code')),
      })
      return { sentTo: email }
    }),
}
