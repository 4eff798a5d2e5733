import { preferenceDefaults } from '#contract/preferences.ts'
import type { User } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { conventionsOf, isLocale, matchTag } from '#locales/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'

export type UserObject = Static<typeof User>

/**
 * The user object as its owner sees it. The CSRF token belongs to the session cookie. Unset time and date formats follow
 * the account's language, or else `locale`.
 */
export function userView({ account, csrf }: Pick<Identity, 'account' | 'csrf'>, locale = ''): UserObject {
  const { preferences, site_admin, ...fields } = account
  return {
    object: 'user',
    ...preferenceDefaults,
    ...conventionPrefs((preferences as { language?: string }).language, locale),
    ...(preferences as object),
    ...fields,
    status: account.status as UserObject['status'],
    csrf_token: csrf ?? '',
    recovery_codes: '',
    ...(site_admin && { site_admin }),
  }
}

export type DateFormats = Pick<UserObject, 'time_pref' | 'date_pref' | 'monday_start'>

/** How dates and times are written for an account, or for a visitor: as chosen there, or else as `otherwise` says, or as usual. */
export function dateFormatsFor(
  account: Pick<Identity['account'], 'preferences'> | null,
  locale = '',
  otherwise: Partial<DateFormats> = {},
): DateFormats {
  const preferences = (account?.preferences ?? {}) as Partial<UserObject>
  const { time_pref, date_pref, monday_start } = {
    ...preferenceDefaults,
    ...conventionPrefs(preferences.language, locale),
    ...otherwise,
    ...preferences,
  }
  return { time_pref, date_pref, monday_start }
}

function conventionPrefs(language = '', browser: string): Partial<DateFormats> {
  const tag = matchTag(browser)
  const locale = isLocale(language) && !tag?.startsWith(`${language}-`) ? language : tag
  if (locale === undefined) return {}
  const { clock, order, week } = conventionsOf(locale)
  return {
    time_pref: clock === '12' ? 'standard_time' : 'military_time',
    date_pref: order === 'us' ? 'us_date' : 'international_date',
    monday_start: week === 'monday',
  }
}
