import { orNullIfForbidden } from '#lib/current-user.ts'
import { conventionsOf, isLocale, type Conventions } from '#lib/i18n.ts'
import type { LocalePreferences } from '#lib/locale.ts'
import type { User } from '#lib/topics.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, platform }) => {
  const [user, inbox] = await Promise.all([
    locals.me(),
    platform!.hasSession ? orNullIfForbidden(locals.api.getinbox({})) : null,
  ])
  const { drawn } = locals
  // The language of the account wins over that of the browser.
  if (user && isLocale(user.language)) locals.language = user.language
  if (user?.csrf_token) drawn.csrf = platform!.mask(user.csrf_token)
  const manner: LocalePreferences = {
    language: locals.language,
    zone: user?.timezone || 'UTC',
    ...(user ? conventionsChosenBy(user) : conventionsOf(locals.tag)),
  }
  return { user, inbox, manner, drawn, refused: locals.refused ?? null }
}

const conventionsChosenBy = ({ time_pref, date_pref }: User): Conventions => ({
  clock: time_pref === 'standard_time' ? '12' : '24',
  order: date_pref === 'us_date' ? 'us' : 'international',
})
