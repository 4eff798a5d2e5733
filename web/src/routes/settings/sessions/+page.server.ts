import { attempt } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import { nextPage, pageIn } from '#lib/pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const [sessions, feeds] = await Promise.all([
    locals.read.getsessions(pageIn(url)),
    locals.read.getcalendarfeeds({ limit: 100 }),
  ])
  return { sessions, feeds, next: nextPage(url, sessions) }
}

export const actions: Actions = {
  end: event =>
    attempt(event, async form => {
      await event.locals.api.revokesession({ session_id: Number(textOf(form, 'session_id')) })
      return { done: 'ended' as const }
    }),
  endFeed: event =>
    attempt(event, async form => {
      await event.locals.api.deletecalendarfeed({ feed_id: Number(textOf(form, 'feed_id')) })
      return { done: 'feedEnded' as const }
    }),
  endAll: event =>
    attempt(event, async () => {
      await event.locals.api.revokesession({ all: true })
      return { done: 'endedAll' as const }
    }),
}
