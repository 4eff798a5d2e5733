import { fail, redirect } from '@sveltejs/kit'
import { isRefusal } from '#lib/api.ts'
import { factorOf, formSent, textOf, wayOn } from '#lib/forms.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => ({
  next: wayOn(url.searchParams.get('next')),
  ...(await locals.read.getidentityproviders({})),
})

export const actions: Actions = {
  default: async event => {
    const { locals, url } = event
    const form = await formSent(event)
    const email = textOf(form, 'email')
    try {
      await locals.api.login({ email, password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) })
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown
      return fail(thrown.type === 'rate_limit' ? 429 : 400, {
        email,
        refusal: thrown.extra === 'inactive user' ? thrown.extra : thrown.type,
      })
    }
    return redirect(303, wayOn(url.searchParams.get('next')))
  },
}
