import type { User } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import type { Identity } from '#runtime/identity.ts'

/** What a new account begins with; an account keeps only what it changed. */
export const preferenceDefaults = {
  profile_photo_url: '',
  about_me: '',
  about_format: 'about_html',
  location: '',
  website: '',
  post_pref: 'user_postpref_html',
  per_page_pref: 'user_per_page_pref20',
  allow_idpa_login: true,
  allow_idpb_login: true,
  allow_sso_login: true,
  dont_munge_message_id: false,
  monday_start: false,
  time_pref: 'standard_time',
  date_pref: 'us_date',
  profile_privacy: 'profile_members',
  default_message_view: 'thread_view',
  topics_sort_dir: 'sort_none',
  topic_sort_dir: 'sort_none',
  messages_sort_dir: 'sort_none',
  expanded_messages_sort_dir: 'sort_none',
  search_sort_dir: 'sort_none',
  photos_sort_dir: 'sort_none',
  album_sort_dir: 'sort_none',
  search_sort: 'relevance_sort',
  photos_order_by: 'photos_order_by_created',
  album_order_by: 'album_order_by_created',
  home_page: 'home_page_groups',
} as const

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
    two_factor_enabled: false,
    recovery_codes: [],
  }
}
