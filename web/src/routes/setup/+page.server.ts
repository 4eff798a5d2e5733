import { error, redirect } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { loadSetup, setupSteps } from '#lib/setup/steps.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url, request }) => {
  const token = url.searchParams.get('token')
  // A returning administrator continues with the remaining steps. A submitted form is answered by its own page.
  if (request.method !== 'POST' && (token === null || (await locals.me()))) {
    const { done } = await loadSetup(locals.read, url)
    redirect(303, `/setup/${setupSteps.find(step => !done.includes(step)) ?? setupSteps.at(-1)}`)
  }
  try {
    await locals.api.getsetuplink({ token: token ?? '' })
    return { isExpired: false }
  } catch (thrown) {
    if (isApiFailure(thrown) && thrown.extra === 'expired token') return { isExpired: true }
    if (isApiFailure(thrown) && thrown.type === 'rate_limit') error(429, 'too many')
    if (isApiFailure(thrown) && thrown.type !== 'server') error(404, 'nothing here')
    throw thrown
  }
}

export const actions: Actions = {
  administrator: event =>
    runAction(event, async form => {
      const timezone = textOf(form, 'timezone')
      await event.locals.api.createadministrator({
        token: event.url.searchParams.get('token') ?? '',
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        full_name: textOf(form, 'full_name'),
        ...(timezone ? { timezone } : {}),
        language: event.locals.language,
      })
      return redirect(303, `/setup/${setupSteps[1]}`)
    }),
}
