import { isOpen, mayBeIndexed } from '#lib/public/privacy.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, params }) => {
  const group = await locals.read.getgroup({ group_name: params.name })
  locals.isForAll = isOpen(group)
  return { group, isIndexed: await mayBeIndexed(locals.api, group) }
}
