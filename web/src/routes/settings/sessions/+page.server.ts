import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const [sessions, feeds] = await Promise.all([
    locals.read.getsessions(pageParams(url)),
    locals.read.getcalendarfeeds({ limit: 100 }),
  ])
  return { sessions, feeds, next: nextPage(url, sessions) }
}

export const actions: Actions = {
  end: event =>
    runAction(event, async form => {
      await event.locals.api.revokesession({ session_id: Number(textOf(form, 'session_id')) })
      return { done: 'ended' as const }
    }),
  endFeed: event =>
    runAction(event, async form => {
      await event.locals.api.deletecalendarfeed({ feed_id: Number(textOf(form, 'feed_id')) })
      return { done: 'feedEnded' as const }
    }),
  endAll: event =>
    runAction(event, async () => {
      await event.locals.api.revokesession({ all: true })
      return { done: 'endedAll' as const }
    }),
}
