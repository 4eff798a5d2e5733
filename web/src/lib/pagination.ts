import { error } from '@sveltejs/kit'
import type { User } from './topics.ts'

/** The preferred page size. Those who never want to turn a page get the maximum. */
const pageSizes: Readonly<Record<User['per_page_pref'], number>> = {
  user_per_page_pref20: 20,
  user_per_page_pref50: 50,
  user_per_page_pref100: 100,
  user_per_page_pref_infinite: 100,
}
export const pageSizeFor = (user: User | null): number => (user ? pageSizes[user.per_page_pref] : 20)

/** The parameters of a list page: the first one, or the one after a token. */
export function pageParams(url: URL, user: User | null = null): { limit: number; page_token?: number } {
  return { limit: pageSizeFor(user), ...pageToken(url) }
}

/** The token of a page in an address: an integer below 2^53, of up to 16 digits. */
export function pageToken(url: URL): { page_token?: number } {
  const token = /^\d{1,16}$/.exec(url.searchParams.get('page') ?? '')
  return token ? { page_token: Number(token[0]) } : {}
}

const directions = { sort_none: {}, sort_asc: { sort_dir: 'asc' }, sort_desc: { sort_dir: 'desc' } } as const
type SortPreference =
  | 'topics_sort_dir'
  | 'topic_sort_dir'
  | 'messages_sort_dir'
  | 'expanded_messages_sort_dir'
  | 'search_sort_dir'
/** The preferred direction of a list; undefined for the default. */
export const directionFor = (user: User | null, list: SortPreference): { sort_dir?: 'asc' | 'desc' } =>
  directions[user?.[list] ?? 'sort_none']

/** The address of the page after this one, if there is one. */
export function nextPage(
  url: URL,
  { has_more, next_page_token }: { has_more: boolean; next_page_token: number },
): string | null {
  if (!has_more) return null
  const next = new URLSearchParams(url.searchParams)
  next.set('page', String(next_page_token))
  return `?${next}`
}

/** A number in an address; where there is none, there is nothing. */
export const numberOrNotFound = (text: string): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : error(404, 'nothing here')
