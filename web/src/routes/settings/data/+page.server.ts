import { fail, redirect, type RequestEvent } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { factorOf, textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

const preview = (event: RequestEvent) =>
  runAction(event, async () => ({ going: await event.locals.api.deleteaccount({ preview: true }) }))

export const actions: Actions = {
  preview,
  end: async event => {
    let anonymize = false
    const refused = await runAction(event, async form => {
      anonymize = form.has('anonymize')
      const proof = { password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) }
      await event.locals.api.deleteaccount({ ...proof, anonymize })
      return redirect(303, '/gone')
    })
    // What would be deleted is still shown beside the error.
    const shown = await preview(event)
    return fail(refused.status, { ...refused.data, anonymize, ...('going' in shown ? shown : {}) })
  },
}
