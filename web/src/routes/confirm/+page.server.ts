import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf, safeRedirect } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = ({ url }) => ({
  token: url.searchParams.get('token') ?? '',
  next: safeRedirect(url.searchParams.get('next')),
})

export const actions: Actions = {
  confirm: event =>
    runAction(event, async form => {
      const password = textOf(form, 'password')
      await event.locals.api.confirmemail({ token: textOf(form, 'token'), ...(password ? { password } : {}) })
      const next = safeRedirect(event.url.searchParams.get('next'))
      // Who is signed in goes on with what they signed up for.
      if (next !== '/' && (await event.locals.me())) redirect(303, next)
      return { isConfirmed: true }
    }),
  ask: event =>
    runAction(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.resendconfirmation({ email })
      return { sentTo: email }
    }),
}
