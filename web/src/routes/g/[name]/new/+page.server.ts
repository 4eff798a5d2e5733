import { draftActions } from '#lib/writing/draft-actions.ts'
import { usableTags } from '#lib/writing/usable-tags.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  const { group } = await parent()
  if (!group.perms.can_post) return { audience: null, tags: [] }
  const group_name = params.name
  const [audience, tags] = await Promise.all([locals.read.getaudience({ group_name }), usableTags(locals, group_name)])
  return { audience, tags }
}

export const actions = draftActions(async ({ params }: Parameters<Actions[string]>[0]) => ({
  group_name: params.name,
  draft_type: 'draft_type_post',
})) satisfies Actions
