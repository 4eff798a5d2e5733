import { error } from '@sveltejs/kit'

/** What a page of a list is asked for with: the first one, or that behind a token. */
export function pageIn(url: URL): { limit: number; page_token?: number } {
  const token = url.searchParams.get('page')
  return token !== null && /^\d{1,15}$/.test(token) ? { limit: 20, page_token: Number(token) } : { limit: 20 }
}

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
export const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : error(404, 'nothing here'))
