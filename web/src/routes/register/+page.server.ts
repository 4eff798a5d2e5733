import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { textOf, wayOn } from '#lib/forms.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const user = await locals.me()
  if (user) redirect(303, wayOn(url.searchParams.get('next')))
  return { next: wayOn(url.searchParams.get('next')), email: url.searchParams.get('email') ?? '' }
}

export const actions: Actions = {
  register: event =>
    attempt(event, async form => {
      const [email, timezone] = [textOf(form, 'email'), textOf(form, 'timezone')]
      await event.locals.api.registeruser({
        email,
        password: textOf(form, 'password'),
        full_name: textOf(form, 'full_name'),
        ...(timezone ? { timezone } : {}),
      })
      return { sentTo: email, isAgain: false }
    }),
  again: event =>
    attempt(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.resendconfirmation({ email })
      return { sentTo: email, isAgain: true }
    }),
}
