import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    attempt(event, async () => {
      await event.locals.api.logout({})
      return redirect(303, '/')
    }),
}
