import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, platform }) => ({
  feed: platform!.hasSession ? await locals.api.getsubs({}).catch(() => null) : null,
})
