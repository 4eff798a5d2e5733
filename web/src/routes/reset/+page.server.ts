import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const token = event.url.searchParams.get('token') ?? ''
      await event.locals.api.resetpassword({ token, password: textOf(form, 'password') })
      return { isDone: true }
    }),
}
