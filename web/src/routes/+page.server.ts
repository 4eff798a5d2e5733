import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const { user } = await parent()
  return { feed: user ? (await locals.read.getfeed({ limit: 20 })).data : [] }
}
