import { text } from '@sveltejs/kit'
import { describeFields } from '#lib/calendar/describe.ts'
import { recurrenceFields } from '#lib/calendar/recurrence.ts'
import { conventionsIn } from '#lib/current-user.ts'
import { conventionsOf } from '#lib/i18n.ts'
import { formattersFor } from '#lib/locale.ts'
import type { RequestHandler } from './$types'

/** In words, how an event repeats: fetched while its form is filled in. */
export const GET: RequestHandler = async ({ locals, url: { searchParams } }) => {
  const user = await locals.me()
  const conventions = user ? conventionsIn(user) : conventionsOf(locals.tag)
  const reader = formattersFor({ language: locals.language, zone: 'UTC', ...conventions }, locals.drawn)
  const fields = recurrenceFields(
    name => searchParams.get(name) ?? '',
    name => searchParams.has(name),
  )
  return text(describeFields(reader, fields), { headers: { 'cache-control': 'private, no-store' } })
}
