import { orNullIfForbidden } from '#lib/current-user.ts'
import { isLocale } from '#lib/i18n.ts'
import type { LocalePreferences } from '#lib/locale.ts'
import type { User } from '#lib/topics.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, platform }) => {
  const [user, inbox] = await Promise.all([
    locals.me(),
    platform!.hasSession ? orNullIfForbidden(locals.api.getinbox({})) : null,
  ])
  const { drawn } = locals
  // The language of the account comes before that of the browser.
  if (user && isLocale(user.language)) locals.language = user.language
  if (user?.csrf_token) drawn.csrf = platform!.mask(user.csrf_token)
  return { user, inbox, manner: localeOf(user, locals.language), drawn }
}

const localeOf = (user: User | null, language: LocalePreferences['language']): LocalePreferences => ({
  language,
  zone: user?.timezone || 'UTC',
  clock: user?.time_pref === 'standard_time' ? '12' : '24',
  order: user?.date_pref === 'us_date' ? 'us' : 'international',
})
