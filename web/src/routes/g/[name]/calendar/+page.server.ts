import { error } from '@sveltejs/kit'
import { loadCalendar } from '#lib/calendar/load-calendar.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const [{ group, manner }, user] = await Promise.all([parent(), locals.me()])
  if (!group.perms.calendar_visible) error(404, 'nothing here')
  return { calendar: await loadCalendar(locals.read, url, { user, zone: manner.zone, group_name: params.name }) }
}
