import { error } from '@sveltejs/kit'
import type { PageServerLoad } from './$types'

/** The page for rate-limited readers. */
export const load: PageServerLoad = () => error(429, 'too many')
