import { runAction } from '#lib/forms/run-action.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  const feeds = await locals.read.getcalendarfeeds({ limit: 100 })
  return { hasFeed: feeds.data.some(({ group_id }) => group_id === 0) }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async () => {
      const { url } = await event.locals.api.newcalendarfeed({})
      return { url }
    }),
}
