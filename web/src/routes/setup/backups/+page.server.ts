import { loadChecks, loadSetup } from '#lib/setup/steps.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => ({
  ...(await loadSetup(locals.read, url)),
  health: await loadChecks(locals, url, 'database'),
})
