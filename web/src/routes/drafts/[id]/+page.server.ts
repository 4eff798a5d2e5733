import { error } from '@sveltejs/kit'
import { isRefusal } from '#lib/api.ts'
import { formSent } from '#lib/forms.ts'
import { numberIn } from '#lib/pages.ts'
import { begunIn, keptDraft, writingActions, type Begun, type Draft } from '#lib/writing/drafting.ts'
import { usableTags } from '#lib/writing/tags.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, platform, request }) => {
  const kept = await locals.read.getuser({}).then(() => keptDraft({ locals }, numberIn(params.id)).catch(nothing))
  // What has just been sent is no draft any more; what was sent at another place meanwhile can still be written anew.
  const isAnswer = request.method === 'POST'
  if (!kept && !isAnswer) error(404, 'nothing here')
  const begun = kept ? begunAs(kept.draft) : begunIn(await formSent({ platform }))
  const { draft_type, ...about } = begun
  const group = await locals.read.getgroup({ group_id: about.group_id! })
  const isForGroup = draft_type === 'draft_type_post' || draft_type === 'draft_type_reply'
  const mayPost = group.perms.can_post && isForGroup
  const audience = mayPost ? await locals.api.getaudience(about).catch(nothing) : null
  const tags = mayPost && draft_type === 'draft_type_post' ? await usableTags(locals, group.name) : []
  return { kept, group, audience, tags, begun }
}

function nothing(thrown: unknown): null {
  if (isRefusal(thrown)) return null
  throw thrown
}

const begunAs = ({ group_id, message_id, draft_type }: Draft): Begun => ({
  group_id,
  draft_type,
  ...(message_id > 0 ? { message_id } : {}),
})

export const actions = writingActions(async (_event: Parameters<Actions[string]>[0], form) =>
  begunIn(form),
) satisfies Actions
