import { error } from '@sveltejs/kit'
import type { PageServerLoad } from './$types'

/** What whoever asks for too many pages is shown. */
export const load: PageServerLoad = () => error(429, 'too many')
