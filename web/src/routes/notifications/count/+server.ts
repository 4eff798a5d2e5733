import { json } from '@sveltejs/kit'
import { formattersFor } from '#lib/locale.ts'
import type { RequestHandler } from './$types'

/** What the bell of an open page shows, in the reader's language: fetched when notifications change. */
export const GET: RequestHandler = async ({ locals }) => {
  const [{ unread }, manner] = await Promise.all([locals.read.getnotificationcount({}), locals.manner()])
  const { t, badge } = formattersFor(manner, locals.drawn)
  const shown = { badge: unread > 0 ? badge(unread) : '', label: t.notifications.bell({ count: unread }) }
  return json(shown, { headers: { 'cache-control': 'private, no-store' } })
}
