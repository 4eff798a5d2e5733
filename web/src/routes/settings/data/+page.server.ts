import { fail, redirect, type RequestEvent } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { factorOf, textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

const preview = (event: RequestEvent) =>
  attempt(event, async () => ({ going: await event.locals.api.deleteaccount({ preview: true }) }))

export const actions: Actions = {
  preview,
  end: async event => {
    let anonymize = false
    const refused = await attempt(event, async form => {
      anonymize = form.has('anonymize')
      const proof = { password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) }
      await event.locals.api.deleteaccount({ ...proof, anonymize })
      return redirect(303, '/gone')
    })
    // What would go is still to be seen beside what was wrong.
    const shown = await preview(event)
    return fail(refused.status, { ...refused.data, anonymize, ...('going' in shown ? shown : {}) })
  },
}
