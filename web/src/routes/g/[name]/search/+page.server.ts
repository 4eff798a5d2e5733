import { nextPage, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  const found = q === '' ? null : await locals.read.searcharchives({ group_name: params.name, q, ...pageIn(url) })
  // Of what is found by a hashtag alone there is a feed.
  const tag = /^#[^\s#]+$/.test(q) ? found?.hashtag?.name : undefined
  return { q, found, tag, next: found && nextPage(url, found) }
}
