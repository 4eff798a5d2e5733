import { loadSetup } from '#lib/setup/steps.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = ({ locals, url }) => loadSetup(locals.read, url)
