import { redirect } from '@sveltejs/kit'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf, safeRedirect } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, request, url }) => {
  const user = await locals.me()
  // Who has just signed up is signed in, and may ask for the email again.
  if (user && request.method !== 'POST') redirect(303, safeRedirect(url.searchParams.get('next')))
  const { sends_email } = await locals.read.getemailstatus({})
  return { sends_email, next: safeRedirect(url.searchParams.get('next')), email: url.searchParams.get('email') ?? '' }
}

/** Where the link of the email leads to: to the group that somebody signs up for. */
const onward = ({ searchParams }: URL): { next?: string } => {
  const next = safeRedirect(searchParams.get('next'))
  return next === '/' || next.length > 500 ? {} : { next }
}

export const actions: Actions = {
  register: event =>
    runAction(event, async form => {
      const [email, timezone, password] = [textOf(form, 'email'), textOf(form, 'timezone'), textOf(form, 'password')]
      await event.locals.api.registeruser({
        email,
        password,
        full_name: textOf(form, 'full_name'),
        ...(timezone ? { timezone } : {}),
        language: event.locals.language,
        ...onward(event.url),
      })
      // Who opens the link in this browser is signed in by then. The response doesn't say whether the address was known.
      await orNullIfForbidden(event.locals.api.login({ email, password }))
      return { sentTo: email, isAgain: false }
    }),
  again: event =>
    runAction(event, async form => {
      const email = textOf(form, 'email')
      await event.locals.api.resendconfirmation({ email, ...onward(event.url) })
      return { sentTo: email, isAgain: true }
    }),
}
