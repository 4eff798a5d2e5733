import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.requestpasswordreset({ email })
      return { sentTo: email }
    }),
}
