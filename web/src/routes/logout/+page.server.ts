import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    runAction(event, async () => {
      await event.locals.api.logout({})
      return redirect(303, '/')
    }),
}
