import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf, safeRedirect } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const user = await locals.me()
  if (user) redirect(303, safeRedirect(url.searchParams.get('next')))
  const { sends_email } = await locals.read.getemailstatus({})
  return { sends_email, next: safeRedirect(url.searchParams.get('next')), email: url.searchParams.get('email') ?? '' }
}

export const actions: Actions = {
  register: event =>
    runAction(event, async form => {
      const [email, timezone] = [textOf(form, 'email'), textOf(form, 'timezone')]
      await event.locals.api.registeruser({
        email,
        password: textOf(form, 'password'),
        full_name: textOf(form, 'full_name'),
        ...(timezone ? { timezone } : {}),
        language: event.locals.language,
      })
      return { sentTo: email, isAgain: false }
    }),
  again: event =>
    runAction(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.resendconfirmation({ email })
      return { sentTo: email, isAgain: true }
    }),
}
