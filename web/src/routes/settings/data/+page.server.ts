import { fail, redirect, type RequestEvent } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { factorOf, textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

const preview = (event: RequestEvent) =>
  attempt(event, async () => ({ going: await event.locals.api.deleteaccount({ preview: true }) }))

export const actions: Actions = {
  preview,
  end: async event => {
    const refused = await attempt(event, async form => {
      await event.locals.api.deleteaccount({ password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) })
      return redirect(303, '/gone')
    })
    // What would go is still to be seen beside what was wrong.
    const shown = await preview(event)
    return fail(refused.status, { ...refused.data, ...('going' in shown ? shown : {}) })
  },
}
