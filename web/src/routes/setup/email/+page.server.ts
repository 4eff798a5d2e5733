import { loadChecks, loadSetup } from '#lib/setup/steps.ts'
import { sendTestEmail } from '#lib/admin/test-email.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => ({
  ...(await loadSetup(locals.read, url)),
  health: await loadChecks(locals, url, 'email'),
})

export const actions: Actions = { test: sendTestEmail }
