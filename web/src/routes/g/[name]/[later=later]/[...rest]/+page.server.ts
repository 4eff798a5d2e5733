import type { PageServerLoad } from './$types'

/** Letters link to parts of a group that have no pages of their own yet: they say how one gets there. */
export const load: PageServerLoad = ({ params }) => ({ part: params.later })
