import { runAction } from '#lib/forms/run-action.ts'
import { factorOf, textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.changeemail({
        email,
        password: textOf(form, 'password'),
        ...factorOf(textOf(form, 'code')),
      })
      return { sentTo: email }
    }),
}
