import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => ({ rates: await locals.read.getratelimits({}) })
