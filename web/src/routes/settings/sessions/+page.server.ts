import { attempt } from '#lib/account/attempt.ts'
import { pageOf, textOf } from '#lib/forms.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => ({
  sessions: await locals.read.getsessions({ limit: 50, ...pageOf(url) }),
})

export const actions: Actions = {
  end: event =>
    attempt(event, async form => {
      await event.locals.api.revokesession({ session_id: Number(textOf(form, 'session_id')) })
      return { done: 'ended' as const }
    }),
  endAll: event =>
    attempt(event, async () => {
      await event.locals.api.revokesession({ all: true })
      return { done: 'endedAll' as const }
    }),
}
