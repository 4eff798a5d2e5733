import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, params }) => ({
  group: await locals.read.getgroup({ group_name: params.name }),
})
