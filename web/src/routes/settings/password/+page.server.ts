import { runAction } from '#lib/forms/run-action.ts'
import { factorOf, textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

const places = { 'invalid password': 'new_password', 'common password': 'new_password' }

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const [password, new_password] = [textOf(form, 'password'), textOf(form, 'new_password')]
        await event.locals.api.changepassword({ password, new_password, ...factorOf(textOf(form, 'code')) })
        return { isDone: true }
      },
      { places },
    ),
}
