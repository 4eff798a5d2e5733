import type { PageServerLoad } from './$types'

/** Emails link to parts of a group that have no pages yet; these pages say how to use them until then. */
export const load: PageServerLoad = ({ params }) => ({ part: params.part })
