import { fail, redirect } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { factorOf, submittedForm, textOf, safeRedirect } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, platform, url }) => ({
  next: safeRedirect(url.searchParams.get('next')),
  unsent: platform!.unsent ?? null,
  ...(await locals.read.getidentityproviders({})),
})

export const actions: Actions = {
  default: async event => {
    const { locals, url } = event
    const form = await submittedForm(event)
    const email = textOf(form, 'email')
    try {
      await locals.api.login({ email, password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) })
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown
      return fail(thrown.type === 'rate_limit' ? 429 : 400, {
        email,
        refusal: thrown.extra === 'inactive user' ? thrown.extra : thrown.type,
      })
    }
    return redirect(303, safeRedirect(url.searchParams.get('next')))
  },
}
