import { error } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { submittedForm } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { newDraftIn, loadDraft, draftActions, type NewDraft, type Draft } from '#lib/writing/draft-actions.ts'
import { usableTags } from '#lib/writing/usable-tags.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, platform, request }) => {
  const kept = await locals.read
    .getuser({})
    .then(() => loadDraft({ locals }, numberOrNotFound(params.id)).catch(nullIfMissing))
  // A draft just sent is gone; one sent elsewhere meanwhile can still be created again.
  const isAnswer = request.method === 'POST'
  if (!kept && !isAnswer) error(404, 'nothing here')
  const begun = kept ? newDraftFrom(kept.draft) : newDraftIn(await submittedForm({ platform }))
  const { draft_type, ...about } = begun
  const group = await locals.read.getgroup({ group_id: about.group_id! })
  const isForGroup = draft_type === 'draft_type_post' || draft_type === 'draft_type_reply'
  const mayPost = group.perms.can_post && isForGroup
  const audience = mayPost ? await locals.api.getaudience(about).catch(nullIfMissing) : null
  const tags = mayPost && draft_type === 'draft_type_post' ? await usableTags(locals, group.name) : []
  return { kept, group, audience, tags, begun }
}

function nullIfMissing(thrown: unknown): null {
  if (isApiFailure(thrown)) return null
  throw thrown
}

const newDraftFrom = ({ group_id, message_id, draft_type }: Draft): NewDraft => ({
  group_id,
  draft_type,
  ...(message_id > 0 ? { message_id } : {}),
})

export const actions = draftActions(async (_event: Parameters<Actions[string]>[0], form) =>
  newDraftIn(form),
) satisfies Actions
