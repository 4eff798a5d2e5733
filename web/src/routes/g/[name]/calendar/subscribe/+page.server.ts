import { error } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const [{ group }, feeds] = await Promise.all([parent(), locals.read.getcalendarfeeds({ limit: 100 })])
  if (!group.perms.calendar_visible) error(404, 'nothing here')
  return { hasFeed: feeds.data.some(({ group_id }) => group_id === group.id) }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async () => {
      const { url } = await event.locals.api.newcalendarfeed({ group_name: event.params.name })
      return { url }
    }),
}
