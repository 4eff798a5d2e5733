import { error } from '@sveltejs/kit'
import { loadCalendar } from '#lib/calendar/load-calendar.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const [group, manner] = await Promise.all([locals.group(), locals.manner()])
  if (!group.perms.calendar_visible) error(404, 'nothing here')
  return { calendar: await loadCalendar(locals.read, url, { manner, group_name: params.name }) }
}
