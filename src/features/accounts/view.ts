import { preferenceDefaults } from '#contract/preferences.ts'
import type { User } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { isLocale } from '#messages/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'

export type UserObject = Static<typeof User>

/** The user object as its owner sees it. The csrf token is a matter of the cookie it belongs to. */
export function userView({ account, csrf }: Pick<Identity, 'account' | 'csrf'>): UserObject {
  const { preferences, site_admin: _, ...own } = account
  return {
    object: 'user',
    ...preferenceDefaults,
    time_pref: timePrefOf((preferences as { language?: string }).language),
    ...(preferences as object),
    ...own,
    status: account.status as UserObject['status'],
    csrf_token: csrf ?? '',
    recovery_codes: '',
  }
}

const isTwelveHours = (language: string): boolean =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle !== 'h23'
const timePrefs = new Map<string, UserObject['time_pref']>()
/** How times are written in a language, for those who have not chosen it themselves. */
function timePrefOf(language = ''): UserObject['time_pref'] {
  if (!isLocale(language)) return preferenceDefaults.time_pref
  return timePrefs.getOrInsertComputed(language, () => (isTwelveHours(language) ? 'standard_time' : 'military_time'))
}
