import { orNullIfForbidden } from '#lib/current-user.ts'
import { draftActions, type Quotation } from '#lib/writing/draft-actions.ts'
import { usableTags } from '#lib/writing/usable-tags.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const { group } = await parent()
  if (!group.perms.can_post) return { audience: null, tags: [], quote: null }
  const group_name = params.name
  const [audience, tags, quote] = await Promise.all([
    locals.read.getaudience({ group_name }),
    usableTags(locals, group_name),
    textOfDraft(locals, url),
  ])
  return { audience, tags, quote }
}

/** The text of a draft that a new topic begins with: a reply to a topic that was locked meanwhile. */
async function textOfDraft({ api }: App.Locals, { searchParams }: URL): Promise<Quotation | null> {
  const draft_id = Number(/^[1-9]\d{0,14}$/.exec(searchParams.get('draft') ?? '')?.[0] ?? 0)
  const draft = draft_id === 0 ? null : await orNullIfForbidden(api.getdraft({ draft_id }))
  return draft && { subject: draft.subject, body: draft.body, body_type: draft.body_type }
}

export const actions = draftActions(async ({ params }: Parameters<Actions[string]>[0]) => ({
  group_name: params.name,
  draft_type: 'draft_type_post',
})) satisfies Actions
