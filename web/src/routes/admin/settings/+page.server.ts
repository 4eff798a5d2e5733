import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => ({
  installation: await locals.read.getsettings({ locale: locals.tag }),
})
