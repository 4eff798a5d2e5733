import { redirect } from '@sveltejs/kit'
import { nextPage, pageIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  // Where letters about somebody who asks to join lead.
  if (url.searchParams.get('type') === 'pending') redirect(303, `/g/${params.name}/pending?show=people`)
  const members = await locals.read.getmembers({ group_name: params.name, ...pageIn(url), limit: 50 })
  return { members, next: nextPage(url, members) }
}
