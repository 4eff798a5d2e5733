import { preferenceDefaults } from '#contract/preferences.ts'
import type { User } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import type { Identity } from '#runtime/calls/identity.ts'

export type UserObject = Static<typeof User>

/** The user object as its owner sees it. The csrf token is a matter of the cookie it belongs to. */
export function userView({ account, csrf }: Pick<Identity, 'account' | 'csrf'>): UserObject {
  const { preferences, site_admin: _, ...own } = account
  return {
    object: 'user',
    ...preferenceDefaults,
    ...(preferences as object),
    ...own,
    status: account.status as UserObject['status'],
    csrf_token: csrf ?? '',
    recovery_codes: '',
  }
}
