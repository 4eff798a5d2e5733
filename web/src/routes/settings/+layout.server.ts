import type { LayoutServerLoad } from './$types'

/** Everything here is about who is signed in; who is not is asked to. */
export const load: LayoutServerLoad = async ({ locals }) => ({
  me: await locals.read.getuser({ locale: locals.tag }),
})
