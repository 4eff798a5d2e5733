import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => ({
  health: await locals.read.gethealth({ locale: locals.tag, again: url.searchParams.has('again') }),
})
