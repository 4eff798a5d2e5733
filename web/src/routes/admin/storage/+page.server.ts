import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => ({ storage: await locals.read.getstorage({}) })
