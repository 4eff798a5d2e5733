import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { loadCalendar } from '#lib/calendar/load-calendar.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const [manner, user] = await Promise.all([locals.manner(), locals.me()])
  if (!user) redirect(303, signInPath(url))
  return { calendar: await loadCalendar(locals.read, url, { manner }) }
}
