import { redirect } from '@sveltejs/kit'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  // Emails about requests to join link here.
  if (url.searchParams.get('type') === 'pending') redirect(303, `/g/${params.name}/moderation?show=members`)
  const q = (url.searchParams.get('q') ?? '').trim()
  const about = { group_name: params.name, ...pageParams(url), limit: 50 }
  const members = await (q === '' ? locals.read.getmembers(about) : locals.read.searchmembers({ ...about, q }))
  return { q, members, next: nextPage(url, members) }
}
