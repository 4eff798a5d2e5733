import { preferenceDefaults } from '#contract/preferences.ts'
import type { User } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { conventionsOf, isLocale, matchTag } from '#messages/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'

export type UserObject = Static<typeof User>

/**
 * The user object as its owner sees it. The csrf token is a matter of the cookie it belongs to. Who has not chosen how
 * times and dates are written gets them as in `locale`, or in the language of the account where that is another.
 */
export function userView({ account, csrf }: Pick<Identity, 'account' | 'csrf'>, locale = ''): UserObject {
  const { preferences, site_admin, ...own } = account
  return {
    object: 'user',
    ...preferenceDefaults,
    ...conventionPrefs((preferences as { language?: string }).language, locale),
    ...(preferences as object),
    ...own,
    status: account.status as UserObject['status'],
    csrf_token: csrf ?? '',
    recovery_codes: '',
    ...(site_admin && { site_admin }),
  }
}

function conventionPrefs(language = '', browser: string): Partial<Pick<UserObject, 'time_pref' | 'date_pref'>> {
  const tag = matchTag(browser)
  const locale = isLocale(language) && !tag?.startsWith(`${language}-`) ? language : tag
  if (locale === undefined) return {}
  const { clock, order } = conventionsOf(locale)
  return {
    time_pref: clock === '12' ? 'standard_time' : 'military_time',
    date_pref: order === 'us' ? 'us_date' : 'international_date',
  }
}
